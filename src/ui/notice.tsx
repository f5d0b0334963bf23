import type { ReactNode } from "react";

type NoticeProps = { figure: string; width: number; heading: string; text: string; children: ReactNode };

/** A page that has only one thing to say, under a figure drawn as the works would draw it. */
export function Notice({ figure, width, heading, text, children }: NoticeProps) {
  return (
    <section className="wrap flex min-h-[60svh] flex-col justify-center py-16 md:py-24">
      <svg viewBox="0 0 640 236" className="h-auto w-full max-w-160 overflow-visible" aria-hidden="true" fill="none">
        <text
          x="0"
          y="186"
          fontSize="230"
          textLength={width}
          lengthAdjust="spacing"
          strokeWidth="4"
          paintOrder="stroke"
          className="numeral fill-page stroke-ink"
        >
          {figure}
        </text>
        <path d={`M0 222H${width}M0 214V230M${width} 214V230`} className="stroke-line-strong" />
        <circle cx={width / 2} cy="222" r="7.5" className="fill-accent" />
      </svg>
      <h1 className="type-h2 mt-8 md:mt-12">{heading}</h1>
      <div className="mt-4 flex max-w-136 flex-col items-start gap-7">
        <p className="type-lead text-balance text-muted">{text}</p>
        {children}
      </div>
    </section>
  );
}
