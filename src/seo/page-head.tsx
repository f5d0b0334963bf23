import { site } from "../content/site.ts";
import { shareCardPath } from "../model/addresses.ts";

type PageHeadProps = {
  title: string;
  description: string;
  /** The page's canonical path. */
  path: string;
  /** Kept out of search engines: pages that say something is not there. */
  hidden?: boolean;
  /** The picture shown where the page is shared, under /share, and what is to be seen on it. */
  card?: { name: string; alt: string };
};

/** The one place that knows the head tags. */
export function PageHead({ title, description, path, hidden = false, card = site.card }: PageHeadProps) {
  const address = `${site.address}${path}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={hidden ? "noindex" : "index, follow"} />
      {!hidden && (
        <>
          <link rel="canonical" href={address} />
          <link rel="alternate" hrefLang={site.language} href={address} />
          <link rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${site.address}${shareCardPath(card.name)}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={card.alt} />
    </>
  );
}
