import { Moon, Sun } from "lucide";
import { frame } from "#content/frame.ts";
import { Icon } from "../ui/icon.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

export function ThemeSwitch() {
  const theme = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <button
      type="button"
      aria-label={other === "dark" ? frame.theme.toDark : frame.theme.toLight}
      onClick={() => chooseTheme(other)}
      className="needs-script print:hidden grid size-11 place-items-center rounded-control lg:-mr-3"
    >
      <Icon of={theme === "dark" ? Moon : Sun} size={22} />
    </button>
  );
}
