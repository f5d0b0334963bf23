/** Installs poppler, which tests need to read PDFs, if possible. Without it, those tests are skipped. */
import { aptInstall, mayUseApt } from "./apt.ts";
import { readsPdf } from "./read-pdf.ts";

if (!readsPdf()) {
  try {
    if (!mayUseApt) throw new Error("not on Debian, or not root");
    console.log("Installing poppler-utils …");
    aptInstall("poppler-utils");
  } catch {
    console.warn(
      "The text of the data sheets will not be tested: please install poppler (pdftotext, pdffonts, pdfinfo).",
    );
  }
}
