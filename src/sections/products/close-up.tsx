import type { PictureName } from "../../pictures/manifest.gen.ts";
import { Picture } from "../../ui/picture.tsx";
import "./close-up.css";

type CloseUpProps = { picture: PictureName; alt: string; sizes: string; className?: string };

export function CloseUp({ picture, alt, sizes, className }: CloseUpProps) {
  return (
    <span className={`close-up relative block overflow-hidden rounded-plate ${className ?? ""}`}>
      <Picture name={picture} alt={alt} sizes={sizes} className="size-full object-cover" />
    </span>
  );
}
