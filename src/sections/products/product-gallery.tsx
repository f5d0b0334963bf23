import { RotateCw } from "lucide";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { product as words } from "#content/product.ts";
import { slideAt } from "../../model/carousel.ts";
import type { Product } from "../../model/product.ts";
import type { PictureName } from "../../pictures/manifest.gen.ts";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useSwipe } from "../../ui/use-swipe.ts";
import { CloseUp } from "./close-up.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { useTurntable } from "./turntable/use-turntable.ts";

const { legend, whole, views: viewWords, turn: turnWords } = words.gallery;

const unitClass =
  "stage-picture as-unit on-last-digit print:static print:justify-self-center relative on-desktop:absolute on-desktop:-bottom-10 on-desktop:size-(--w) on-desktop:mask-(image:--fade-shadow) on-desktop:[--w:min(47.5rem,50.5vw)] [view-transition-name:product]";

const drawingClass =
  "stage-drawing print:static print:justify-self-center relative mr-[calc(0.075*var(--unit))] w-(--unit) on-tablet:mr-[4%] on-tablet:not-low:w-[min(92%,21.5rem)] on-desktop:absolute on-desktop:right-88 on-desktop:bottom-14 on-desktop:mr-0 on-desktop:w-[calc(min(21.5rem,24vw)*var(--wide)/0.431)]";

const thumbClass =
  "gallery-thumb aspect-square rounded-control bg-plate shadow-[0_0_0_1px_var(--color-line-strong)] has-checked:shadow-(--chosen) aria-pressed:shadow-(--chosen) [--chosen:0_0_0_2px_var(--color-page),0_0_0_3.5px_var(--color-ink)]";

type ThumbnailsProps = {
  model: string;
  views: readonly { picture: PictureName; label: string }[];
  /** Undefined while the product is turned. */
  shown: number | undefined;
  onShow: (view: number) => void;
  turn: ReturnType<typeof useTurntable>;
  turning: boolean;
  onTurn: () => void;
  ref: Ref<HTMLFieldSetElement>;
};

function Thumbnails({ model, views, shown, onShow, turn, turning, onTurn, ref }: ThumbnailsProps) {
  const name = useId();
  const turned = shown === undefined;
  return (
    <fieldset
      ref={ref}
      className="gallery-thumbs needs-script print:hidden relative z-1 mb-10 grid grid-cols-[repeat(4,minmax(0,5.5rem))] gap-2.5 on-tablet:col-start-2 on-tablet:row-start-3 on-tablet:mt-6 on-tablet:mb-0 on-tablet:grid-cols-4 on-desktop:absolute on-desktop:bottom-14 on-desktop:left-0 on-desktop:mb-0 on-desktop:grid-cols-[repeat(4,calc((var(--beside)-1.875rem)/4))] on-desktop:max-xl:grid-cols-[repeat(2,min(4.5rem,(var(--beside)-0.625rem)/2))] on-desktop:gap-2.5"
    >
      <legend className="sr-only">{legend({ model })}</legend>
      {views.map(({ picture, label }, i) => (
        <label
          key={picture}
          className={`${thumbClass} relative overflow-hidden has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-6`}
        >
          <input
            type="radio"
            name={name}
            checked={i === shown}
            onChange={() => onShow(i)}
            className="absolute inset-0 z-1 cursor-pointer opacity-0"
          />
          <span className="sr-only">{label}</span>
          <Picture name={picture} alt="" sizes="88px" className="absolute inset-0 size-full object-cover" />
        </label>
      ))}
      {turn.exists && (
        <button
          type="button"
          aria-pressed={turned}
          aria-busy={turn.state === "loading"}
          onClick={onTurn}
          className={`${thumbClass} flex flex-col items-center justify-center font-semibold text-tiny`}
        >
          <Icon of={RotateCw} size={22} />
          {turnWords.button}
        </button>
      )}
      <p className="absolute top-full pt-2 text-note" role="status">
        {turned && (
          <>
            <span className="not-pointer-coarse:hidden">{turnWords.hint}</span>
            <span className="pointer-coarse:hidden">{turnWords.keysHint}</span>
          </>
        )}
        {turning && turn.state === "failed" && turnWords.failed}
      </p>
    </fieldset>
  );
}

export function ProductGallery({ product }: { product: Product }) {
  const { model } = product;
  // The last is beside the key features.
  const views = product.views?.slice(0, -1) ?? [];
  const [shown, setShown] = useState(0);
  const [turning, setTurning] = useState(false);
  const thumbnails = useRef<HTMLFieldSetElement>(null);
  // On Back the browser has restored the choice before hydration.
  useEffect(() => {
    const radios = [...(thumbnails.current?.querySelectorAll("input") ?? [])];
    setShown(
      Math.max(
        radios.findIndex(({ checked }) => checked),
        0,
      ),
    );
  }, []);
  const turn = useTurntable(product.picture);
  const turned = turning ? turn.loaded : undefined;
  const show = (view: number) => {
    setShown(view);
    setTurning(false);
  };
  const swipe = useSwipe((step) => show(slideAt(shown, step, views.length + 1)));
  const closeUp = views[shown - 1];
  return (
    <>
      <div
        // A fixed height, so that the thumbnails do not move.
        className="gallery-view touch-pan-y touch-pinch-zoom on-phone:h-[calc(var(--shoulder)-var(--crumb)+1.42*var(--unit)+2.75rem)] on-phone:pt-[calc(var(--shoulder)-var(--crumb))] on-phone:has-[.gallery-close-up]:pt-[calc(var(--small-baseline)-var(--crumb)+1.125rem)] on-phone:has-[.gallery-close-up]:pb-5 on-phone:flex on-phone:flex-col on-phone:items-end on-tablet:col-start-2 on-tablet:row-start-2 on-tablet:in-data-drawn:row-[2/4] on-tablet:flex on-tablet:h-123 on-tablet:low:h-79 on-tablet:items-end on-tablet:justify-center on-tablet:low:justify-end on-tablet:self-end"
        {...swipe}
      >
        {turned && product.picture ? (
          <turned.Turntable
            sheet={turned.sheet}
            picture={product.picture}
            label={turnWords.label({ model })}
            valueText={turnWords.degrees}
            className={unitClass}
          />
        ) : closeUp ? (
          <CloseUp
            picture={closeUp.picture}
            alt={viewWords[closeUp.kind].alt({ model })}
            sizes="(width < 69rem) 110vw, max(700px, 43vw)"
            className="gallery-close-up print:static print:justify-self-center on-phone:min-h-0 on-phone:w-full on-phone:flex-1 on-tablet:h-full on-tablet:w-[min(100%,28rem)] on-desktop:absolute on-desktop:right-88 on-desktop:bottom-14 on-desktop:h-142 on-desktop:w-[min(35.5rem,100%-34rem)]"
          />
        ) : (
          <ProductPicture
            product={product}
            sizes="(width < 44rem) 100vw, max(760px, 46vw)"
            priority
            className={unitClass}
            drawing={drawingClass}
          />
        )}
      </div>
      {product.picture && views.length > 0 && (
        <Thumbnails
          ref={thumbnails}
          model={model}
          views={[
            { picture: product.picture, label: whole },
            ...views.map(({ picture, kind }) => ({ picture, label: viewWords[kind].label })),
          ]}
          shown={turned ? undefined : shown}
          onShow={show}
          turn={turn}
          turning={turning}
          onTurn={() => {
            setTurning(true);
            turn.start();
          }}
        />
      )}
    </>
  );
}
