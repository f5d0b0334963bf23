import { z } from "zod";
import { type PictureName, pictures } from "../../src/pictures/manifest.gen.ts";
import { type Scene, scenes } from "../../src/pictures/scenes.gen.ts";
import { listOf } from "./link.ts";
import { type Specification, specification } from "./specification.ts";
import { byLanguage, id, text } from "./text.ts";

const isPicture = (name: unknown): name is PictureName => typeof name === "string" && name in pictures;

/** The name of a picture. `start` is a prefix such as "packshot-", which decides its sizes and place. */
export const picture = (start = "") =>
  z
    .custom<PictureName>(
      (name) => isPicture(name) && name.startsWith(start),
      start ? `is no picture of art/sources that is called ${start}…` : "is no picture of art/sources",
    )
    .meta({ picture: true });

const sceneNames = Object.keys(scenes).join(", ");

export const scene = () =>
  z
    .custom<Scene>((name) => String(name) in scenes, `must be one of ${sceneNames}`)
    .meta({ picture: true, description: `Pictures with an edition for phones: ${sceneNames}.` });

const view = z.strictObject({ kind: z.enum(["side", "display", "ring"]), picture: picture("gallery-") });

/** One file in content/products. It has its description in every language, so that a product is one file. */
export const product = z
  .strictObject({
    model: z.string().regex(/^FLARE \d+\.\dKW( Hybrid)?$/, "must read like 'FLARE 4.2KW'"),
    capacity: z.string().regex(/^\d+\.\dKW( Hybrid)?$/, "must read like '6.2KW Hybrid'"),
    type: z.enum(["standard", "hybrid"]),
    order: z.int().describe("The place in lists."),
    /** It may choose words by `rank`, `acs` and `pump`: "{rank, select, largest {The largest FLARE} other {A FLARE}} …". */
    description: byLanguage(text(180).min(40)),
    /** Ids of content/<language>/features.yaml, the most important first. */
    features: z.array(id()).min(5),
    picture: picture("packshot-").optional().describe("Without one, a line drawing is shown."),
    views: listOf(view, { min: 0, by: "kind" }).optional().describe("Further pictures in the gallery."),
    /** Where it differs from content/facts/specification.yaml. */
    figures: specification.partial().optional(),
  })
  .refine(({ model, capacity }) => model.startsWith(`FLARE ${capacity.replace(" Hybrid", "")}`), {
    path: ["capacity"],
    message: "does not agree with the model",
  })
  .refine(({ capacity, type }) => capacity.endsWith("Hybrid") === (type === "hybrid"), {
    path: ["capacity"],
    message: "does not agree with the type",
  })
  .refine(({ features }) => new Set(features).size === features.length, {
    path: ["features"],
    message: "has one twice",
  });

/** A product as the site gets it: in one language, with all its figures. */
export type Product = Omit<z.output<typeof product>, "description" | "order" | "figures"> & {
  description: string;
  figures: Specification;
};

/** What menu and footer show of products. They are on every page, so it is little. */
export type FrameProducts = Record<"menu" | "footer", Pick<Product, "model" | "type">[]>;
