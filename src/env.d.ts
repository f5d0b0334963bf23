declare const __BUILD_YEAR__: number;
declare const __FRAME_PRODUCTS__: import("./model/range.ts").FrameProducts;

interface ImportMetaEnv {
  /** Where messages are posted. Known when the site is built: without it the code that posts is left out. */
  readonly VITE_ENQUIRY_URL?: string;
}
