import { useCallback, useEffect, useState } from "react";
import { stringCheck as words } from "#content/string-check.ts";
import type { Product } from "../../../model/product.ts";
import type { StringFacts } from "../../../model/product-page.ts";
import { checkString } from "../../../model/string-check/check.ts";
import { parseTyped, readPlan, type Typed, typedSearch, usualInputs } from "../../../model/string-check/inputs.ts";
import type { InputName } from "../../../model/string-check/names.ts";
import { Button } from "../../../ui/button.tsx";
import { useUrlWriter } from "../../../url/use-url-writer.ts";
import { Inputs } from "./inputs.tsx";
import { Result } from "./result.tsx";

function useTyped() {
  const [typed, setTyped] = useState<Typed>({});
  useEffect(() => setTyped((last) => ({ ...parseTyped(window.location.search), ...last })), []);
  useUrlWriter(useCallback((search: string) => typedSearch(search, typed), [typed]));
  return { typed, setTyped };
}

export function StringCheck({ product, facts }: { product: Product; facts: StringFacts }) {
  const { typed, setTyped } = useTyped();
  const usual = usualInputs(product, facts);
  const plan = readPlan(typed, usual);
  const onText = (name: InputName, text: string) => setTyped((last) => ({ ...last, [name]: text }));
  const fields = { typed, usual, onText };
  return (
    <div className="grid-12 gap-y-10 pt-2 lg:grid-rows-[auto_1fr]">
      <p className="without-script col-span-12">{words.withoutScript}</p>
      <div className="needs-script print:hidden col-span-12 lg:col-span-4">
        <Inputs {...fields} heading={words.strings} names={["panels", "strings"]} />
      </div>
      <Result
        product={product}
        plan={plan}
        check={checkString(plan, product.figures)}
        arrayRatio={facts.arrayRatio}
        className="col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2"
      />
      <div className="needs-script print:hidden col-span-12 flex flex-col gap-8 lg:col-span-4">
        <Inputs {...fields} {...words.panel} names={["voc", "vmp", "imp"]} />
        <Inputs {...fields} {...words.heat} names={["voctc", "vmptc", "cold", "hot"]} />
        <Button
          variant="text"
          aria-disabled={Object.keys(typed).length === 0}
          onClick={() => setTyped({})}
          className="self-start aria-disabled:opacity-60"
        >
          {words.reset}
        </Button>
        <p className="text-muted text-note">{words.private}</p>
      </div>
    </div>
  );
}
