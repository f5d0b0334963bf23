import { type ReactNode, useState } from "react";
import { type PictureFormat, pictureAddress } from "../pictures/address.ts";
import { type PictureName, pictures } from "../pictures/manifest.gen.ts";

type PictureProps = {
  name: PictureName;
  /** What is to be seen; empty where the words beside it say the same. */
  alt: string;
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string;
  /** Another picture for screens narrower than a tablet in portrait. */
  tall?: PictureName;
  /** Only for the picture a visitor sees first. */
  priority?: boolean;
  className?: string;
  /** Shown where the picture can't be loaded; otherwise its ground colour stays, with the sun on the horizon. */
  instead?: ReactNode;
};

const TALL_MEDIA = "(width < 44rem)";

const srcSet = (name: PictureName, format: PictureFormat): string =>
  pictures[name].widths.map((width) => `${pictureAddress(name, width, format)} ${width}w`).join(", ");

function source(name: PictureName, format: PictureFormat): string {
  const { widths } = pictures[name];
  return pictureAddress(name, widths[Math.floor(widths.length / 2)] ?? widths[0], format);
}

/** Asks for a picture before the browser has found it in the page; only for the one that a visitor sees first. */
export function PicturePreload({ name, tall, sizes }: { name: PictureName; tall: PictureName; sizes: string }) {
  const shared = { rel: "preload", as: "image", type: "image/avif", imageSizes: sizes, fetchPriority: "high" } as const;
  return (
    <>
      <link {...shared} href={source(tall, "avif")} imageSrcSet={srcSet(tall, "avif")} media={TALL_MEDIA} />
      <link
        {...shared}
        href={source(name, "avif")}
        imageSrcSet={srcSet(name, "avif")}
        media={`not all and ${TALL_MEDIA}`}
      />
    </>
  );
}

function Sources({ name, sizes, media }: { name: PictureName; sizes: string; media?: string }) {
  const { width, height } = pictures[name];
  return (
    <>
      <source type="image/avif" srcSet={srcSet(name, "avif")} {...{ sizes, media, width, height }} />
      <source type="image/webp" srcSet={srcSet(name, "webp")} {...{ sizes, media, width, height }} />
    </>
  );
}

/** Also when loading failed before React had taken the page over. */
function useMissing(name: PictureName) {
  const [missing, setMissing] = useState<PictureName>();
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(name);
  };
  return { missing: missing === name, watch: { ref: check, onError: () => setMissing(name) } };
}

function Missing({ name, alt, className }: Pick<PictureProps, "name" | "alt" | "className">) {
  const label = alt ? ({ role: "img", "aria-label": alt } as const) : { "aria-hidden": true };
  return (
    <span data-picture={name} className={`picture-missing ${className ?? ""}`} {...label}>
      <svg viewBox="0 0 160 48" fill="none" className="stroke-current" aria-hidden="true">
        <path d="M0 40H160M58 40a22 22 0 0 1 44 0" />
      </svg>
    </span>
  );
}

/** Always has a size, so nothing moves when it arrives; a name that does not exist is a type error. */
export function Picture({ name, alt, sizes, tall, priority = false, className, instead }: PictureProps) {
  const { missing, watch } = useMissing(name);
  const { width, height } = pictures[name];
  if (missing) return instead ?? <Missing name={name} alt={alt} className={className} />;
  return (
    <picture className="contents">
      {tall && <Sources name={tall} sizes={sizes} media={TALL_MEDIA} />}
      <Sources name={name} sizes={sizes} />
      <img
        {...watch}
        src={source(name, "webp")}
        alt={alt}
        width={width}
        height={height}
        data-picture={name}
        className={className}
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        fetchPriority={priority ? "high" : "auto"}
      />
    </picture>
  );
}
