import { z } from "zod";
import { link } from "./link.ts";
import { label, NoticeFigure, text } from "./text.ts";

/** Measured by tools/content/notice-figure.ts. */
type Measured = { text: string; width: number; left: number; right: number };

const figure = z
  .strictObject({ text: text(5) })
  .transform((file) => new NoticeFigure(file.text) as unknown as Measured);

/** A message in place of a page. `way` is the link that it offers. */
const notice = { figure, heading: text(40), text: text(180), way: link() };

export const offline = z.strictObject(notice);
export const notFound = z.strictObject({ title: text(60), description: text(160), ...notice });

/** In the bundle of every page, so keep it short. */
export const notices = z.strictObject({
  broken: z.strictObject(notice),
  reload: label(),
  navigation: z.strictObject({ slow: label(), failed: text(60), retry: label() }),
});
