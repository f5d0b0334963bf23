import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = Record<"dependencies" | "devDependencies", Record<string, string>> & {
  allowScripts: Record<string, boolean>;
};
type Lock = { packages: Record<string, { hasInstallScript?: boolean; optional?: boolean; resolved?: string }> };

const read = (file: string) => readFileSync(file, "utf8");
const project: Package = JSON.parse(read("package.json"));
const lock: Lock = JSON.parse(read("package-lock.json"));

test("docs/dependencies.md lists exactly the packages of package.json", () => {
  const reasons = [...read("docs/dependencies.md").matchAll(/^\| `([^`]+)`\s*\| \S/gm)].map(([, name]) => name);
  const dependencies = [...Object.keys(project.dependencies), ...Object.keys(project.devDependencies)];
  expect(reasons.toSorted()).toEqual(dependencies.toSorted());
});

test("versions in package.json are pinned", () => {
  for (const version of Object.values({ ...project.dependencies, ...project.devDependencies }))
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("every install script is allowed or refused, and only that of node is allowed", () => {
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const decided = Object.keys(project.allowScripts).map((name) => `node_modules/${name}`);
  expect(scripted.map(([path]) => path)).toEqual(decided);
  expect(Object.keys(project.allowScripts).filter((name) => project.allowScripts[name])).toEqual(["node"]);
});

test("lock files contain no registry addresses", () => {
  for (const file of ["package-lock.json", "tools/observatory/package-lock.json"])
    expect(read(file)).not.toContain('"resolved"');
});
