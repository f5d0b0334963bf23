import { type Stroke, worksDrawing } from "../../model/works-drawing.ts";

const looks: Record<Stroke["part"], string | undefined> = {
  body: "fill-sheet",
  accent: "stroke-accent",
  line: undefined,
};

type WorksDrawingProps = {
  /** Empty where a name beside it says the same. */
  label: string;
  /** Whose size it has. */
  unit: string;
  className?: string;
};

/** The body in outline, as a works drawing: what a product without a picture is shown by. */
export function WorksDrawing({ label, unit, className }: WorksDrawingProps) {
  const { width, height, strokes } = worksDrawing;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`overflow-visible stroke-ink ${className ?? ""}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-unit={unit}
      role="img"
      aria-label={label || undefined}
      aria-hidden={label === "" || undefined}
    >
      {strokes.map((stroke) => (
        <path key={stroke.d} d={stroke.d} strokeWidth={stroke.width} className={looks[stroke.part]} />
      ))}
    </svg>
  );
}
