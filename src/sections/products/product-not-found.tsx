import type { NoticeWords } from "../../content/notices.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

export function ProductNotFound({ words }: { words: NoticeWords }) {
  return (
    <Notice {...words}>
      <ButtonLink href="/products">Back to Products</ButtonLink>
    </Notice>
  );
}
