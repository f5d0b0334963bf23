import { Check, Copy, ImageDown, Link2, MessageCircle, Share2 } from "lucide";
import { useState } from "react";
import { calculator as words } from "#content/calculator.ts";
import { company } from "#facts/company.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { writeUrlNow } from "../../url/pending-writes.ts";
import { type ResultCard, resultPicture } from "./result-picture.ts";
import { whatsappUrl } from "./whatsapp.ts";

const feedbackTexts = {
  ready: "",
  link: words.linkCopied,
  summary: words.copied,
  refused: words.refused,
  saved: words.pictureSaved,
  failed: words.pictureFailed,
};
type Feedback = keyof typeof feedbackTexts;

const PICTURE_FILE = `${words.pictureName}.png`;

function download(picture: Blob) {
  const url = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href: url, download: PICTURE_FILE }).click();
  // Safari starts the download later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The picture as what `navigator.share` takes, where it takes files. */
async function pictureToShare(card: ResultCard | undefined): Promise<Pick<ShareData, "files">> {
  if (!card || !navigator.canShare) return {};
  const picture = await resultPicture(card).catch(() => undefined);
  const files = picture ? [new File([picture], PICTURE_FILE, { type: picture.type })] : [];
  return files.length > 0 && navigator.canShare({ files }) ? { files } : {};
}

type ShareResultProps = {
  /** Plain text. */
  summary: string;
  /** What a picture of the result shows. */
  card?: ResultCard | undefined;
  /** The id that the link leads to. */
  anchor?: string;
  /** The query of the link; by default the current one. */
  search?: string;
  copiesLink?: boolean;
};

/** The actions on a result, and what became of the last one. */
function useSharing({ summary, card, anchor, search }: ShareResultProps) {
  const [feedback, setFeedback] = useState<{ state: Feedback; summary: string }>();
  // Feedback on an earlier result does not apply to the current one.
  const state = feedback?.summary === summary ? feedback.state : "ready";
  const tell = (next: Feedback) => setFeedback({ state: next, summary });
  const resultUrl = () => {
    writeUrlNow();
    const { origin, pathname, search: current } = window.location;
    return `${origin}${pathname}${search ?? current}${anchor ? `#${anchor}` : ""}`;
  };
  const withUrl = () => `${summary}\n${resultUrl()}`;
  const copy = (text: string, done: "link" | "summary") =>
    navigator.clipboard.writeText(text).then(
      () => tell(done),
      () => tell("refused"),
    );
  const share = async () => {
    const url = resultUrl();
    const picture = await pictureToShare(card);
    // Closing the share sheet rejects.
    await navigator.share({ title: words.shareTitle, text: summary, url, ...picture }).catch(() => {});
  };
  const save = (shown: ResultCard) =>
    resultPicture(shown).then(
      (picture) => {
        download(picture);
        tell("saved");
      },
      () => tell("failed"),
    );
  return { state, resultUrl, withUrl, copy, share, save };
}

/** Copies, shares and saves a result, as far as the browser supports it. */
export function ShareResult(props: ShareResultProps) {
  const { card, copiesLink } = props;
  const { state, resultUrl, withUrl, copy, share, save } = useSharing(props);
  const hydrated = useHydrated();
  // Prerendered, to avoid a layout shift on hydration.
  const canCopy = !hydrated || Boolean(navigator.clipboard);
  const { whatsapp } = company;
  return (
    <>
      {hydrated && "share" in navigator && (
        <Button variant="text" onClick={share}>
          {words.share}
          <Icon of={Share2} size={18} />
        </Button>
      )}
      {whatsapp && (
        <Button
          variant="text"
          className="needs-script"
          onClick={() => window.open(whatsappUrl(whatsapp, withUrl()), "_blank", "noopener")}
        >
          {words.whatsapp}
          <Icon of={MessageCircle} size={18} />
        </Button>
      )}
      {copiesLink && canCopy && (
        <Button variant="text" className="needs-script" onClick={() => copy(resultUrl(), "link")}>
          {words.copyLink}
          <Icon of={state === "link" ? Check : Link2} />
        </Button>
      )}
      {canCopy && (
        <Button variant="text" className="needs-script" onClick={() => copy(withUrl(), "summary")}>
          {words.copySummary}
          <Icon of={Copy} size={18} />
        </Button>
      )}
      {card && (
        <Button variant="text" className="needs-script" onClick={() => save(card)}>
          {words.savePicture}
          <Icon of={ImageDown} size={18} />
        </Button>
      )}
      <p role="status" className="text-muted text-note">
        {feedbackTexts[state]}
      </p>
    </>
  );
}
