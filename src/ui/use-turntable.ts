import { useState } from "react";
import { type PictureName, pictures } from "../pictures/manifest.gen.ts";
import type { TurnName } from "./turntable.tsx";

/** "turn-62" for "packshot-62", if there is one. */
function turnOf(packshot: PictureName | undefined): TurnName | undefined {
  const name = packshot?.replace("packshot-", "turn-") ?? "";
  return name in pictures ? (name as TurnName) : undefined;
}

type Loaded = Awaited<ReturnType<typeof load>>;

async function load(name: TurnName) {
  const { Turntable, loadSheet } = await import("./turntable.tsx");
  return { Turntable, sheet: await loadSheet(name) };
}

/** Loads neither code nor frames until asked. */
export function useTurntable(packshot: PictureName | undefined) {
  const name = turnOf(packshot);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  const start = async () => {
    if (!name || loaded || state === "loading") return;
    setState("loading");
    try {
      setLoaded(await load(name));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  return { exists: name !== undefined, loaded, state, start };
}
