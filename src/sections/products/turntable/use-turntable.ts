import { useEffect, useState } from "react";
import { useDarkMedia } from "../../../pictures/dark-edition.ts";
import { type PictureName, pictures } from "../../../pictures/manifest.gen.ts";
import { useMedia } from "../../../ui/use-media.ts";
import type { TurnName } from "./turntable.tsx";

/** "turn-62" for "packshot-62", if there is one. */
function turnOf(packshot: PictureName | undefined): TurnName | undefined {
  const name = packshot?.replace("packshot-", "turn-") ?? "";
  return name in pictures ? (name as TurnName) : undefined;
}

type Loaded = Awaited<ReturnType<typeof load>>;

async function load(name: TurnName, isDark: boolean) {
  const { Turntable, loadSheet } = await import("./turntable.tsx");
  return { Turntable, sheet: await loadSheet(name, isDark) };
}

/** Loads neither code nor frames until asked; then the frames of the theme, also when that changes. */
export function useTurntable(packshot: PictureName | undefined) {
  const name = turnOf(packshot);
  const isDark = useMedia(useDarkMedia(), false);
  const [asked, setAsked] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  useEffect(() => {
    if (!name || asked === 0) return;
    let outdated = false;
    const finish = (result: typeof state, turntable?: Loaded) => {
      if (outdated) return;
      if (turntable) setLoaded(turntable);
      setState(result);
    };
    setState("loading");
    load(name, isDark).then(
      (turntable) => finish("idle", turntable),
      () => finish("failed"),
    );
    return () => {
      outdated = true;
    };
  }, [name, isDark, asked]);
  return { exists: name !== undefined, loaded, state, start: () => setAsked((times) => times + 1) };
}
