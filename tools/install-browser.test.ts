import { beforeEach, expect, test, vi } from "vitest";

const apt = vi.hoisted(() => ({ mayUseApt: true, aptInstall: vi.fn(), run: vi.fn() }));
vi.mock("./apt.ts", () => apt);
vi.mock("./chromium.ts", () => ({ chromiumPath: undefined, shellPath: undefined }));
vi.mock("@playwright/test", () => ({ chromium: { executablePath: () => "/nowhere" } }));

const fails = () => {
  throw new Error("no such package");
};

beforeEach(() => {
  vi.resetModules();
  vi.resetAllMocks();
  vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

test("Playwright's browser is not installed when apt has installed one", async () => {
  await import("./install-browser.ts");
  expect(apt.aptInstall).toHaveBeenCalled();
  expect(apt.run).not.toHaveBeenCalled();
});

test("Playwright's browser is installed when apt fails", async () => {
  apt.aptInstall.mockImplementation(fails);
  await import("./install-browser.ts");
  expect(apt.run).toHaveBeenCalledWith("npx playwright install --with-deps chromium");
  expect(process.exit).not.toHaveBeenCalled();
});

test("setup exits with instructions when no browser can be installed", async () => {
  apt.aptInstall.mockImplementation(fails);
  apt.run.mockImplementation(fails);
  await import("./install-browser.ts");
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining("Please install a browser"));
  expect(process.exit).toHaveBeenCalledWith(1);
});
