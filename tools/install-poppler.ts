/** Sees to it that the tests can read PDFs: with Debian's poppler-utils when we may install it. Without, those tests are skipped. */
import { aptInstall, mayUseApt } from "./apt.ts";
import { readsPdf } from "./read-pdf.ts";

if (!readsPdf()) {
  try {
    if (!mayUseApt) throw new Error("not on Debian, or not root");
    console.log("Nothing to read PDFs with yet: installing poppler-utils …");
    aptInstall("poppler-utils");
  } catch {
    console.warn(
      "The text of the data sheets will not be tested: please install poppler (pdftotext, pdffonts, pdfinfo).",
    );
  }
}
