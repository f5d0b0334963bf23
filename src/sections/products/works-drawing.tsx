/** The body in outline, as a works drawing: what a product without a picture is shown by. */
export function WorksDrawing({ label, className }: { label: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 236 330"
      className={`stroke-ink ${className ?? ""}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={label}
    >
      <rect x="14" y="14" width="208" height="286" rx="22" className="fill-sheet" />
      <path d="M14 218h208" strokeWidth="2.5" className="stroke-accent" />
      <rect x="72" y="52" width="92" height="56" rx="8" />
      <path d="M84 92v-5M92 92v-9M100 92v-13M108 92v-15M116 92v-13M124 92v-8M84 68h28" />
      <circle cx="118" cy="258" r="15" />
      <circle cx="118" cy="258" r="11" strokeWidth="1" />
      {[232, 286].flatMap((y) => [28, 208].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="2.6" />))}
      <path d="M44 300v9h8v-9M60 300v9h8v-9M76 300v9h8v-9M130 300v12h16v-12M156 300v12h16v-12M182 300v12h16v-12" />
      <path d="M222 80h5M222 88h5M222 96h5M222 104h5M222 112h5M222 120h5" strokeWidth="1.2" />
    </svg>
  );
}
