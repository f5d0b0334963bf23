import { Keystatic } from "@keystatic/core/ui";
import { createRoot } from "react-dom/client";
import { config } from "./config.tsx";
import { startPreview } from "./preview.ts";

const root = document.getElementById("root");
if (root) createRoot(root).render(<Keystatic config={config} />);
startPreview();
