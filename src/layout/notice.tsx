import { Fragment, type PropsWithChildren } from "react";
import type { Words } from "../../content/schema/index.ts";
import { FirstScreenEnds } from "../loading/first-screen.tsx";

type NoticeProps = PropsWithChildren<Pick<Words["offline"], "figure" | "heading" | "text">>;

/** An error page: a message beside an outlined figure such as 404. */
export function Notice({ figure, heading, text, children }: NoticeProps) {
  const { width, left, right } = figure;
  return (
    <section className="wrap grid-12 min-h-[60svh] content-center items-end gap-y-8 py-16 md:gap-y-12 md:py-24 low:py-8">
      <svg
        viewBox={`${left} 20 ${right - left} 216`}
        className="col-span-12 h-auto w-full max-w-160 overflow-visible low:order-1 low:col-span-6 low:col-start-7 lg:order-1 lg:col-span-7 lg:col-start-6 lg:max-w-none"
        aria-hidden="true"
        fill="none"
      >
        {/* The tight tracking of `numeral` would let the outlines overlap. */}
        <text
          x="0"
          y="186"
          fontSize="230"
          textLength={width}
          lengthAdjust="spacing"
          strokeWidth="4"
          paintOrder="stroke"
          className="numeral fill-page stroke-ink tracking-normal"
        >
          {figure.text}
        </text>
        <path d={`M${left} 222H${right}M${left} 214V230M${right} 214V230`} className="stroke-line-strong" />
        <circle cx={(left + right) / 2} cy="222" r="7.5" className="fill-accent" />
      </svg>
      <div className="col-span-12 low:col-span-6 lg:col-span-5">
        <h1 className="type-h2">
          {heading.split(/(?<=!) /).map((sentence, place) => (
            <Fragment key={sentence}>
              {place > 0 && " "}
              <span className="inline-block">{sentence}</span>
            </Fragment>
          ))}
        </h1>
        <div className="mt-4 flex max-w-136 flex-col items-start gap-7">
          <p className="type-lead text-balance text-muted">{text}</p>
          {children}
        </div>
      </div>
      <FirstScreenEnds />
    </section>
  );
}
