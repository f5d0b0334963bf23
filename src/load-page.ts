import type { ComponentType } from "react";
import type { RouteName } from "./routes.ts";

const pages = import.meta.glob<{ default: ComponentType<object> }>("./pages/*.tsx");

export async function loadPage(route: RouteName): Promise<ComponentType<object>> {
  const page = await pages[`./pages/${route}.tsx`]?.();
  if (!page) throw new Error(`There is no src/pages/${route}.tsx`);
  return page.default;
}
