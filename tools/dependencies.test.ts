import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = Record<"dependencies" | "devDependencies", Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};
type Lock = { packages: Record<string, { hasInstallScript?: boolean; optional?: boolean; resolved?: string }> };

const read = (file: string) => readFileSync(file, "utf8");
const project: Package = JSON.parse(read("package.json"));
const lock: Lock = JSON.parse(read("package-lock.json"));

test("every package we ask for has its reason, and every reason a package", () => {
  const reasons = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)`\s*\| \S/gm)].map(([, name]) => name);
  const asked = [...Object.keys(project.dependencies), ...Object.keys(project.devDependencies)];
  expect(reasons.toSorted()).toEqual(asked.toSorted());
});

test("versions are pinned", () => {
  for (const version of Object.values({ ...project.dependencies, ...project.devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("no package has an install script but those approved", () => {
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const approved = Object.keys(project.allowScripts).map((name) => `node_modules/${name}`);
  expect(scripted.map(([path]) => path)).toEqual(approved);
});

test("the lock files name no registry", () => {
  for (const file of ["package-lock.json", "tools/observatory/package-lock.json"])
    expect(read(file)).not.toContain('"resolved"');
});
