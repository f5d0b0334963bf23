import type { ReactNode } from "react";

type NoticeProps = { figure: string; heading: string; text: string; children: ReactNode };

/** A page that has only one thing to say, under a figure drawn as the works would draw it. */
export function Notice({ figure, heading, text, children }: NoticeProps) {
  return (
    <section className="wrap flex min-h-[70svh] flex-col justify-center py-16 md:py-24">
      <svg
        viewBox="0 0 640 236"
        className="-ml-1 h-auto w-full max-w-160 overflow-visible"
        aria-hidden="true"
        fill="none"
      >
        <text x="0" y="186" fontSize="230" className="numeral fill-none stroke-2 stroke-ink">
          {figure}
        </text>
        <path d="M0 222H640M0 214V230M640 214V230" className="stroke-line-strong" />
        <circle cx="320" cy="222" r="7.5" className="fill-accent" />
      </svg>
      <h1 className="type-h2 mt-8 md:mt-12">{heading}</h1>
      <div className="mt-4 flex max-w-136 flex-col items-start gap-7">
        <p className="type-lead text-muted">{text}</p>
        {children}
      </div>
    </section>
  );
}
