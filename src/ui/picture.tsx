import { type ReactNode, useState } from "react";
import { darkEdition, useDarkSourceMedia } from "../pictures/dark-edition.ts";
import { type PictureName, pictures } from "../pictures/manifest.gen.ts";
import { type PictureFormat, pictureUrl } from "../pictures/picture-url.ts";

type PictureProps = {
  name: PictureName;
  /** Empty if the text beside it says the same. */
  alt: string;
  sizes: string;
  /** Another picture for phones held upright. */
  tall?: PictureName;
  /** For the LCP picture only. */
  priority?: boolean;
  className?: string;
  /** If the picture fails to load; by default an icon on its placeholder colour. */
  fallback?: ReactNode;
};

const TALL_MEDIA = "(width < 44rem) and (orientation: portrait)";

const srcSet = (name: PictureName, format: PictureFormat): string =>
  pictures[name].widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(", ");

function source(name: PictureName, format: PictureFormat): string {
  const { widths } = pictures[name];
  return pictureUrl(name, widths[Math.floor(widths.length / 2)] ?? widths[0], format);
}

const PRELOAD = { rel: "preload", as: "image", type: "image/avif", fetchPriority: "high" } as const;

/** For the LCP picture only. */
export function PicturePreload({ name, tall, sizes }: { name: PictureName; tall: PictureName; sizes: string }) {
  return (["light", "dark"] as const).flatMap((theme) =>
    [name, tall].map((light) => {
      const edition = (theme === "dark" && darkEdition(light)) || light;
      const shape = light === tall ? TALL_MEDIA : `(not (${TALL_MEDIA}))`;
      return (
        <link
          key={theme + light}
          {...PRELOAD}
          href={source(edition, "avif")}
          imageSrcSet={srcSet(edition, "avif")}
          imageSizes={sizes}
          media={`(prefers-color-scheme: ${theme}) and ${shape}`}
        />
      );
    }),
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

/**
 * AVIF only, to keep pages small: other browsers show the light edition. WebP too where there are words on the picture,
 * which are legible only on the dark edition.
 */
function DarkSources({ name, tall, sizes }: { name: PictureName; tall: PictureName | undefined; sizes: string }) {
  const media = useDarkSourceMedia();
  const { width, height } = pictures[name];
  if (!tall) return <source type="image/avif" srcSet={srcSet(name, "avif")} {...{ sizes, media, width, height }} />;
  return (
    <>
      <Sources name={tall} sizes={sizes} media={`${media} and ${TALL_MEDIA}`} />
      <Sources name={name} sizes={sizes} media={media} />
    </>
  );
}

/** Also detects a failure before hydration. */
function useLoadError(name: PictureName) {
  const [failed, setFailed] = useState<PictureName>();
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(name);
  };
  return { failed: failed === name, imageProps: { ref: check, onError: () => setFailed(name) } };
}

function Missing({ name, alt, className }: Pick<PictureProps, "name" | "alt" | "className">) {
  const label = alt ? ({ role: "img", "aria-label": alt } as const) : { "aria-hidden": true };
  return (
    <span
      data-picture={name}
      className={`picture-missing grid place-items-center text-field-line ${className ?? ""}`}
      {...label}
    >
      <svg viewBox="0 0 160 48" fill="none" className="w-[min(10rem,60%)] stroke-current" aria-hidden="true">
        <path d="M0 40H160M58 40a22 22 0 0 1 44 0" />
      </svg>
    </span>
  );
}

/** Always has width and height, to avoid layout shifts. */
export function Picture({ name, alt, sizes, tall, priority = false, className, fallback }: PictureProps) {
  const { failed, imageProps } = useLoadError(name);
  const { width, height } = pictures[name];
  const dark = darkEdition(name);
  if (failed) return fallback ?? <Missing name={name} alt={alt} className={className} />;
  return (
    <picture className="contents">
      {dark && <DarkSources name={dark} tall={tall && darkEdition(tall)} sizes={sizes} />}
      {tall && <Sources name={tall} sizes={sizes} media={TALL_MEDIA} />}
      <Sources name={name} sizes={sizes} />
      <img
        {...imageProps}
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
