import { Checkbox } from "@keystar/ui/checkbox";
import { Combobox } from "@keystar/ui/combobox";
import { Flex } from "@keystar/ui/layout";
import { NumberField } from "@keystar/ui/number-field";
import { Item, Picker } from "@keystar/ui/picker";
import { TextArea, TextField } from "@keystar/ui/text-field";
import { Text } from "@keystar/ui/typography";
import type { z } from "zod";
import { type PictureName, pictures } from "../../src/pictures/manifest.gen.ts";
import { pictureUrl } from "../../src/pictures/picture-url.ts";
import type { ControlProps } from "./fields.tsx";
import { readable } from "./readable.ts";

const shared = <Value,>({ place, onBlur, autoFocus, errorMessage }: ControlProps<Value>) => ({
  label: place.label,
  description: place.description,
  isRequired: !place.optional,
  onBlur,
  autoFocus,
  errorMessage,
});

export const Line = (props: ControlProps<string>) => (
  <TextField {...shared(props)} value={props.value} onChange={props.onChange} />
);

export const Day = (props: ControlProps<string>) => (
  <TextField {...shared(props)} type="date" value={props.value} onChange={props.onChange} />
);

export const Paragraph = (props: ControlProps<string>) => (
  <TextArea {...shared(props)} value={props.value} onChange={props.onChange} />
);

export const Amount = (props: ControlProps<number | null>) => (
  <NumberField
    {...shared(props)}
    hideStepper
    formatOptions={{ useGrouping: false, maximumFractionDigits: 6 }}
    value={props.value ?? Number.NaN}
    onChange={(value) => props.onChange(Number.isNaN(value) ? null : value)}
  />
);

export const Tick = ({ place, value, onChange, autoFocus }: ControlProps<boolean>) => (
  <Checkbox isSelected={value} onChange={onChange} autoFocus={autoFocus}>
    <Text>{place.label}</Text>
    {place.description && <Text slot="description">{place.description}</Text>}
  </Checkbox>
);

const NONE = "none";

type Option = { key: string; label: string };

function Options({ options, ...props }: ControlProps<string> & { options: readonly Option[] }) {
  const { autoFocus, ...rest } = shared(props);
  const none = props.place.optional ? [{ key: NONE, label: "None" }] : [];
  return (
    <Picker
      {...rest}
      {...(autoFocus && { autoFocus })}
      items={[...none, ...options]}
      selectedKey={props.value || (props.place.optional ? NONE : null)}
      onSelectionChange={(key) => props.onChange(key === NONE ? "" : String(key))}
    >
      {({ key, label }) => <Item key={key}>{label}</Item>}
    </Picker>
  );
}

export const choiceOf = (values: readonly string[]) => {
  const options = values.map((key) => ({ key, label: readable(key) }));
  return (props: ControlProps<string>) => <Options {...props} options={options} />;
};

/** Dark editions are not chosen: they follow from the picture's name. */
const pictureNames = Object.keys(pictures)
  .filter((name) => !name.endsWith("-dark"))
  .map((key) => ({ key }));
const isPicture = (name: string): name is PictureName => Object.hasOwn(pictures, name);

/** The pictures of art/sources, with a small view of the chosen one. */
export function PictureChoice(props: ControlProps<string>) {
  const { autoFocus, ...rest } = shared(props);
  const suitable = pictureNames.filter(({ key }) => (props.place.schema as z.ZodType).safeParse(key).success);
  return (
    <Flex gap="regular" alignItems="end">
      <Combobox
        {...rest}
        {...(autoFocus && { autoFocus })}
        defaultItems={suitable}
        selectedKey={props.value || null}
        onSelectionChange={(key) => props.onChange(key === null ? "" : String(key))}
      >
        {({ key }) => <Item key={key}>{key}</Item>}
      </Combobox>
      {isPicture(props.value) && (
        <img
          src={pictureUrl(props.value, pictures[props.value].widths[0], "avif")}
          alt=""
          width={96}
          height={72}
          style={{ objectFit: "contain" }}
        />
      )}
    </Flex>
  );
}
