import { type Stroke, worksDrawing } from "../../model/works-drawing.ts";

const partClasses: Record<Stroke["part"], string | undefined> = {
  body: "fill-sheet",
  accent: "stroke-accent",
  line: undefined,
};

type WorksDrawingProps = {
  /** Empty if the name is beside it. */
  label: string;
  /** The packshot whose proportions it takes (packshots.gen.css), or "drawn". */
  sizedAs: string;
  /** Of the cover's lower part, with ring and glands. */
  detail?: boolean;
  className?: string;
};

const { width, height, strokes } = worksDrawing;
const DETAIL = { x: 100, y: 205, size: 130 };

/** For products without a picture. */
export function WorksDrawing({ label, sizedAs, detail = false, className }: WorksDrawingProps) {
  return (
    <svg
      viewBox={detail ? `${DETAIL.x} ${DETAIL.y} ${DETAIL.size} ${DETAIL.size}` : `0 0 ${width} ${height}`}
      className={`${detail ? "" : "overflow-visible"} stroke-ink ${className ?? ""}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-unit={sizedAs}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === "" || undefined}
    >
      {strokes.map((stroke) => (
        <path key={stroke.d} d={stroke.d} strokeWidth={stroke.width} className={partClasses[stroke.part]} />
      ))}
    </svg>
  );
}
