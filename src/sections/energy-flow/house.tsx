import { energyFlow as words } from "#content/energy-flow.ts";
import type { EnergyScene } from "../../model/energy-flow.ts";
import { Picture } from "../../ui/picture.tsx";
import { PictureFrames } from "../../ui/picture-frames.tsx";
import { frames, pictureOf, stillOf } from "./day.ts";
import { Drawing } from "./drawing.tsx";

const whole = "absolute inset-0 size-full";

/** The house in a scene, with its flows; phones see the middle square. With `step` at any moment of the day, else as a still. */
export function House({ scene, step }: { scene: EnergyScene; step?: number | undefined }) {
  return (
    <div className="skip-layout relative aspect-square overflow-hidden rounded-plate contain-content md:aspect-4/3">
      <div className="-inset-x-1/6 absolute inset-y-0 md:inset-x-0">
        <Picture
          name={stillOf(scene)}
          alt={words.day.picture}
          sizes="(width < 44rem) 210px, (width < 69rem) 100vw, 66vw"
          className={whole}
        />
        {step !== undefined && <PictureFrames names={frames} shown={pictureOf(scene, step)} className={whole} />}
        <Drawing scene={scene} />
      </div>
    </div>
  );
}
