import { ArrowRight, BatteryCharging, ChartNoAxesColumn, FileText, MessageSquare } from "lucide";
import { services } from "#content/services.ts";
import { Icon } from "../../ui/icon.tsx";

const icons = { size: ChartNoAxesColumn, hybrid: BatteryCharging, sheet: FileText, talk: MessageSquare };

export function Help() {
  return (
    <div className="skip-layout print:hidden col-span-12 md:sticky md:top-28 md:col-span-4 md:self-start">
      <h3 className="type-h3 mb-4 md:mb-7">{services.helpHeading}</h3>
      <ul className="grid grid-cols-2 gap-x-(--gutter) border-line border-b md:block">
        {services.help.map(({ label, to, icon }) => (
          <li key={label} className="border-line border-t">
            <a
              href={to}
              className="group grid min-h-15 grid-cols-[1.25rem_1fr] items-center gap-3 pt-0.5 leading-tight md:grid-cols-[1.25rem_1fr_1.25rem] md:gap-3.5"
            >
              <Icon of={icons[icon]} />
              {label}
              <Icon of={ArrowRight} className="transition-transform max-md:hidden group-hover:translate-x-1" />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
