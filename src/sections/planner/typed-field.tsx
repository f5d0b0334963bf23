import { type ComponentProps, memo } from "react";
import { limits } from "../../model/planner/outcome.ts";
import type { TypedName } from "../../model/planner/plan.ts";
import { NumberInput } from "../calculator/number-input.tsx";
import type { Change } from "./use-plan.ts";

type TypedFieldProps = Omit<ComponentProps<typeof NumberInput>, "limits" | "onText"> & {
  name: TypedName;
  change: Change;
};

/** Memoized, since a step of an appliance changes few of them. */
export const TypedField = memo(function TypedField({ name, change, ...field }: TypedFieldProps) {
  const type = (text: string) => change((plan) => ({ typed: { ...plan.typed, [name]: text } }));
  return <NumberInput {...field} limits={limits[name]} onText={type} />;
});
