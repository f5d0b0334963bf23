declare const __BUILD_YEAR__: number;
declare const __FRAME_PRODUCTS__: import("./model/range.ts").FrameProducts;
