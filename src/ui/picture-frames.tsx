import { useEffect, useRef } from "react";
import type { PictureName } from "../pictures/manifest.gen.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

const NEAR = "100% 0px";
const SMALL = 320;
const PHONE = { media: "(width < 44rem)", width: 640 };
const LARGE = 1120;
const FADE_STEPS = 6;

async function loadFrame(name: PictureName, width: number, signal: AbortSignal): Promise<ImageBitmap> {
  const response = await fetch(pictureUrl(name, width, "avif"), { signal });
  return createImageBitmap(await response.blob());
}

/** First every frame at 320 px, then every frame at full size. */
async function loadAll(
  names: readonly PictureName[],
  onFrame: (name: PictureName, frame: ImageBitmap) => void,
  signal: AbortSignal,
) {
  const full = matchMedia(PHONE.media).matches ? PHONE.width : LARGE;
  for (const width of [SMALL, full]) {
    await Promise.all(names.map(async (name) => onFrame(name, await loadFrame(name, width, signal))));
  }
}

function paint(canvas: HTMLCanvasElement, frame: ImageBitmap, alpha = 1) {
  if (canvas.width !== frame.width) {
    canvas.width = frame.width;
    canvas.height = frame.height;
  }
  const context = canvas.getContext("2d");
  if (!context) return;
  context.globalAlpha = alpha;
  context.drawImage(frame, 0, 0, canvas.width, canvas.height);
}

/** Calls `draw` at each animation frame with the alpha for an even cross-fade. Returns a function that stops it. */
function fade(draw: (alpha: number) => void): () => void {
  let left = FADE_STEPS;
  let request = 0;
  const step = () => {
    draw(1 / left);
    left--;
    if (left > 0) request = requestAnimationFrame(step);
  };
  step();
  return () => cancelAnimationFrame(request);
}

type PictureFramesProps = { names: readonly PictureName[]; shown: PictureName; className: string };

/**
 * One of several pictures of the same view, all loaded when near the screen and decoded ahead. Transparent until the
 * shown one is there, and in browsers without AVIF. `names` must not change.
 */
export function PictureFrames({ names, shown, className }: PictureFramesProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const decoded = useRef(new Map<PictureName, ImageBitmap>());
  const wanted = useRef(shown);

  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) return;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        loadAll(
          names,
          (name, frame) => {
            if (stop.signal.aborted) return;
            decoded.current.get(name)?.close();
            decoded.current.set(name, frame);
            if (name === wanted.current) paint(canvas, frame);
          },
          stop.signal,
        ).catch(() => {}); // The still below stays.
      },
      { rootMargin: NEAR },
    );
    observer.observe(canvas);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [names]);

  useEffect(() => {
    wanted.current = shown;
    const canvas = ref.current;
    if (!canvas) return;
    if (!decoded.current.has(shown)) {
      canvas.width = 0;
      return;
    }
    // Looked up anew each time: a larger one may come meanwhile.
    return fade((alpha) => {
      const frame = decoded.current.get(shown);
      if (frame) paint(canvas, frame, alpha);
    });
  }, [shown]);

  return <canvas ref={ref} className={className} width={0} height={0} />;
}
