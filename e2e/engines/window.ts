/** A step of W3C WebDriver's actions: both protocols take them in the same words. */
export type Action = { type: string; [detail: string]: unknown };
export type Device = { type: "pointer" | "key"; id: string; actions: Action[] };

/** One window of a browser, as far as both protocols can drive it. */
export type Window = {
  goTo(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, by way of JSON. */
  run(expression: string): Promise<unknown>;
  act(devices: Device[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the console and the page complained about, and forgets it. */
  takeNoise(): Promise<string[]>;
  close(): Promise<void>;
};

export type Browser = {
  version: string;
  /** A window without a past: no storage, no history. */
  open(): Promise<Window>;
  close(): Promise<void>;
};
