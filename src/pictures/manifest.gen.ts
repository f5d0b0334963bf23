// Written by "npm run images".
export const pictures = {
  "backup": { width: 1920, height: 1080, widths: [480, 800, 1200, 1600], hash: "7da0c163" },
  "business": { width: 1100, height: 780, widths: [480, 800, 1100], hash: "b327ac73" },
  "gallery-102-display": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "66f0e5ef" },
  "gallery-102-side": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "cc106504" },
  "gallery-42-display": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "82d7cd8d" },
  "gallery-42-side": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "4830e787" },
  "gallery-62-display": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "fab77476" },
  "gallery-62-side": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "edf0a89d" },
  "gallery-82-display": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "5b44cad6" },
  "gallery-82-side": { width: 1600, height: 1600, widths: [240, 480, 800, 1200], hash: "65ac0854" },
  "golden-tall": { width: 1152, height: 1080, widths: [480, 720, 1080, 1152], hash: "1c4fd065" },
  "golden": { width: 2048, height: 1280, widths: [720, 1080, 1440, 1920, 2048], hash: "f4b3130b" },
  "home": { width: 1120, height: 879, widths: [480, 800, 1120], hash: "adbcecf9" },
  "macro": { width: 1408, height: 1248, widths: [480, 800, 1200, 1408], hash: "9fc6de6b" },
  "night-tall": { width: 1152, height: 1080, widths: [480, 720, 1080, 1152], hash: "8f6828d4" },
  "night": { width: 2560, height: 1600, widths: [720, 1080, 1440, 1920, 2560], hash: "5bd42a1a" },
  "noon-tall": { width: 1152, height: 1080, widths: [480, 720, 1080, 1152], hash: "804be6d3" },
  "noon": { width: 2048, height: 1280, widths: [720, 1080, 1440, 1920, 2048], hash: "38d05797" },
  "packshot-102": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "214e9d18" },
  "packshot-42": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "23c6421d" },
  "packshot-62": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "c556b44b" },
  "packshot-82": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "79f2ea29" },
  "sunrise-tall": { width: 1920, height: 1640, widths: [480, 720, 1080, 1320], hash: "fa3a8a8e" },
  "sunrise": { width: 2560, height: 1600, widths: [720, 1080, 1440, 1920, 2560], hash: "9ed834fb" },
} as const;

export type PictureName = keyof typeof pictures;
