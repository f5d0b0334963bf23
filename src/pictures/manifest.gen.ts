// Written by "npm run images".
export const pictures = {
  "backup": { width: 1920, height: 1080, widths: [480, 800, 1200, 1600], hash: "2a7a71c2" },
  "business": { width: 1100, height: 780, widths: [480, 800, 1100], hash: "4930cde2" },
  "golden-tall": { width: 1152, height: 1080, widths: [480, 720, 1080, 1152], hash: "0bbfc4bf" },
  "golden": { width: 1920, height: 1080, widths: [720, 1080, 1440, 1920], hash: "9c7fe75e" },
  "home": { width: 1120, height: 879, widths: [480, 800, 1120], hash: "32c70c34" },
  "macro": { width: 1408, height: 1248, widths: [480, 800, 1200, 1408], hash: "84de0c26" },
  "night-tall": { width: 1152, height: 1080, widths: [480, 720, 1080, 1152], hash: "e1743927" },
  "night": { width: 2560, height: 1600, widths: [720, 1080, 1440, 1920, 2560], hash: "073005c0" },
  "noon-tall": { width: 1152, height: 1080, widths: [480, 720, 1080, 1152], hash: "6a33f339" },
  "noon": { width: 1920, height: 1080, widths: [720, 1080, 1440, 1920], hash: "96056661" },
  "packshot-102": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "1810156f" },
  "packshot-42": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "197f1204" },
  "packshot-62": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "cbc030cc" },
  "packshot-82": { width: 1600, height: 1600, widths: [320, 480, 800, 1200, 1600], hash: "261b869d" },
  "sunrise-tall": { width: 1920, height: 1640, widths: [480, 720, 1080, 1320], hash: "d01ab614" },
  "sunrise": { width: 2560, height: 1600, widths: [720, 1080, 1440, 1920, 2560], hash: "6d9a41e0" },
  "wall": { width: 1920, height: 1080, widths: [480, 800, 1200, 1600], hash: "be0d9f03" },
} as const;

export type PictureName = keyof typeof pictures;
