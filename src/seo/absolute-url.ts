import { site } from "../content/site.ts";

export const absoluteUrl = (path: string): string => `${site.address}${path}`;
