import { CircleAlert } from "lucide";
import { telephoneUrl } from "../model/telephone.ts";
import { Icon } from "../ui/icon.tsx";

type NotSentProps = {
  title: string;
  text: string;
  reach: { email: string; phone: string };
  className?: string;
};

const link = "flex min-h-11 items-center underline underline-offset-5 hover:decoration-2";

/** role=alert announces it; the focus stays on the submit button for another try. */
export function NotSent({ title, text, reach, className }: NotSentProps) {
  return (
    <div role="alert" className={`rounded-control border-[1.5px] border-error px-4.5 pt-4 pb-1.5 ${className ?? ""}`}>
      <p className="flex items-start gap-2 font-semibold text-error leading-snug">
        <Icon of={CircleAlert} size={20} />
        {title}
      </p>
      <p className="mt-1.5 text-small leading-snug">{text}</p>
      <p className="mt-0.5 flex flex-wrap gap-x-6 text-small">
        <a href={`mailto:${reach.email}`} className={link}>
          {reach.email}
        </a>
        <a href={telephoneUrl(reach.phone)} className={`${link} tabular-nums`}>
          {reach.phone}
        </a>
      </p>
    </div>
  );
}
