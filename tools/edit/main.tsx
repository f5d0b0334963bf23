import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import { configOf } from "./config.tsx";
import { startPreview } from "./preview.ts";
import { ProblemList } from "./problem-list.tsx";

const response = await fetch("/edit/sources");
const config = configOf(await response.json());
const root = document.getElementById("root");
if (root)
  createRoot(root).render(
    <>
      <Keystatic config={config} />
      <ProblemList />
    </>,
  );
startPreview();
