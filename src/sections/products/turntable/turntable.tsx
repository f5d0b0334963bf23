import { type PointerEvent, useEffect, useRef, useState } from "react";
import { darkEdition } from "../../../pictures/dark-edition.ts";
import { type PictureName, pictures } from "../../../pictures/manifest.gen.ts";
import { pictureUrl } from "../../../pictures/picture-url.ts";
import { turnBoxes } from "../../../pictures/turns.gen.ts";
import { degreesOf, frameAt, TURN_FRAMES, turnByKey } from "./turn.ts";

export type TurnName = keyof typeof turnBoxes;

/** All frames in one image; `box` is the part of the packshot that each shows: left, top, right, bottom. */
type TurnSheet = { image: ImageBitmap; box: readonly [number, number, number, number] };

export async function loadSheet(name: TurnName, isDark: boolean): Promise<TurnSheet> {
  const edition = (isDark && darkEdition(name)) || name;
  const response = await fetch(pictureUrl(edition, pictures[edition].widths[0], "avif"));
  return { image: await createImageBitmap(await response.blob()), box: turnBoxes[name] };
}

/** The canvas is as large as the packshot, so that the unit does not move. */
const SIZE = 800;
const COLUMNS = 6;
/** Turns in a drag across the whole picture. */
const TURNS_ACROSS = 1.2;
const FRICTION = 0.94;
const SLOWEST = 0.02;
/** A drag that has stood still for longer than this does not glide. */
const HELD_MS = 80;

function paint(canvas: HTMLCanvasElement, { image, box: [left, top] }: TurnSheet, frame: number) {
  const [width, height] = [image.width / COLUMNS, image.height / (TURN_FRAMES / COLUMNS)];
  const [column, row] = [frame % COLUMNS, Math.floor(frame / COLUMNS)];
  const context = canvas.getContext("2d");
  context?.clearRect(0, 0, SIZE, SIZE);
  context?.drawImage(
    image,
    column * width,
    row * height,
    width,
    height,
    Math.round(left * SIZE),
    Math.round(top * SIZE),
    width,
    height,
  );
}

/** Follows the pointer, and goes on a little when let go unless motion is reduced. */
function useDrag(turnBy: (frames: number) => void) {
  const drag = useRef<{ x: number; speed: number; time: number }>(undefined);
  const request = useRef(0);
  useEffect(() => () => cancelAnimationFrame(request.current), []);

  const glide = (speed: number) => {
    if (Math.abs(speed) < SLOWEST) return;
    turnBy(speed);
    request.current = requestAnimationFrame(() => glide(speed * FRICTION));
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation(); // The gallery would take it for a swipe.
      if (event.button !== 0) return;
      cancelAnimationFrame(request.current);
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { x: event.clientX, speed: 0, time: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return;
      const frames = ((event.clientX - drag.current.x) / event.currentTarget.clientWidth) * TURN_FRAMES * TURNS_ACROSS;
      drag.current = { x: event.clientX, speed: frames, time: event.timeStamp };
      turnBy(frames);
    },
    onPointerUp: ({ timeStamp }: PointerEvent) => {
      const { speed, time } = drag.current ?? { speed: 0, time: timeStamp };
      drag.current = undefined;
      if (timeStamp - time > HELD_MS) return;
      if (!matchMedia("(prefers-reduced-motion: reduce)").matches) glide(speed);
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
  };
}

type TurntableProps = {
  sheet: TurnSheet;
  /** The packshot whose place it takes. */
  picture: PictureName;
  label: string;
  valueText: (values: { degrees: number }) => string;
  className: string;
};

/** A product that turns by drag and by arrow keys. */
export function Turntable({ sheet, picture, label, valueText, className }: TurntableProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  const [position, setPosition] = useState(0);
  const frame = frameAt(position);
  const turnBy = (frames: number) => setPosition((from) => from + frames);
  const drag = useDrag(turnBy);

  useEffect(() => {
    if (ref.current) paint(ref.current, sheet, frame);
  }, [sheet, frame]);
  // Clipped to the unit: the canvas must not cover the words beside it. Its shadow is on the parent, so it is not clipped.
  useEffect(() => {
    const [left, top, right, bottom] = sheet.box;
    const edges = [top, 1 - right, 1 - bottom, left].map((share) => `${100 * share}%`);
    if (ref.current) ref.current.style.clipPath = `inset(${edges.join(" ")})`;
  }, [sheet]);
  // The button that opened it is gone.
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);

  return (
    <div data-unit={picture} className={`turntable pointer-events-none ${className}`}>
      <canvas
        ref={ref}
        width={SIZE}
        height={SIZE}
        className="pointer-events-auto size-full cursor-grab touch-pan-y outline-none active:cursor-grabbing"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={degreesOf(TURN_FRAMES - 1)}
        aria-valuenow={degreesOf(frame)}
        aria-valuetext={valueText({ degrees: degreesOf(frame) })}
        onKeyDown={(event) => {
          const frames = turnByKey(event.key, position);
          if (frames === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          turnBy(frames);
        }}
        {...drag}
      />
    </div>
  );
}
