/** A part of the site that could not be fetched: after a new release, the files of the one before are gone. */
export class MissingPart extends Error {}

export async function fetched<Part>(part: Promise<Part>): Promise<Part> {
  try {
    return await part;
  } catch (cause) {
    throw new MissingPart("A part of the site could not be fetched", { cause });
  }
}
