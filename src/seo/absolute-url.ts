import { company } from "#facts/company.ts";

export const absoluteUrl = (path: string): string => `${company.url}${path}`;
