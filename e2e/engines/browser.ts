/** The part of Puppeteer's page that journeys use. WebKit's has the same methods over WebDriver. */
export type Page = {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  mouse: { move(x: number, y: number): Promise<void>; click(x: number, y: number): Promise<void> };
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  screenshot(options: { path: `${string}.png` }): Promise<unknown>;
};

export type Tab = {
  page: Page;
  /** What the console has shown since the tab was opened, each as "level: text". */
  messages(): Promise<string[]>;
  close(): Promise<void>;
};

export type Browser = {
  version: string;
  /** A tab without storage or history. */
  openTab(): Promise<Tab>;
  close(): Promise<void>;
};
