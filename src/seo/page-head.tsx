import { language } from "#content/language.ts";
import { site } from "#content/site.ts";
import { pathInOther, SITE_CARD, shareCardPath } from "../format/paths.ts";
import { absoluteUrl } from "./absolute-url.ts";

const openGraphLocale = (locale: string) => locale.replace("-", "_");

const siteCard = { name: SITE_CARD, alt: site.shareCard };

type PageHeadProps = {
  title: string;
  description: string;
  /** Canonical. */
  path: string;
  /** noindex, for error pages. */
  hidden?: boolean;
  /** The share picture, by its name in /share. */
  card?: { name: string; alt: string };
};

/** Rendered at build time only; in the browser the prerendered tags stay as they are. */
export function PageHead({ title, description, path, hidden = false, card = siteCard }: PageHeadProps) {
  if (!import.meta.env.SSR) return null;
  const url = absoluteUrl(path);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={hidden ? "noindex" : "index, follow"} />
      {!hidden && (
        <>
          <link rel="canonical" href={url} />
          {language.all.map(({ code, base }) => (
            <link key={code} rel="alternate" hrefLang={code} href={absoluteUrl(pathInOther(base, path))} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={absoluteUrl(pathInOther("", path))} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      {language.others.map(({ locale }) => (
        <meta key={locale} property="og:locale:alternate" content={openGraphLocale(locale)} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(shareCardPath(card.name))} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={card.alt} />
    </>
  );
}
