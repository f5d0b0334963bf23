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

/** The one place that knows the head tags. Each carries data-page, so that a page rendered afresh can clear another's. */
export function PageHead({ title, description, path, hidden = false, card = site.card }: PageHeadProps) {
  const address = `${site.address}${path}`;
  return (
    <>
      <title data-page="">{title}</title>
      <meta data-page="" name="description" content={description} />
      <meta data-page="" name="robots" content={hidden ? "noindex" : "index, follow"} />
      {!hidden && (
        <>
          <link data-page="" rel="canonical" href={address} />
          <link data-page="" rel="alternate" hrefLang={site.language} href={address} />
          <link data-page="" rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
      <meta data-page="" property="og:type" content="website" />
      <meta data-page="" property="og:site_name" content={site.name} />
      <meta data-page="" property="og:locale" content="en_IN" />
      <meta data-page="" property="og:title" content={title} />
      <meta data-page="" property="og:description" content={description} />
      <meta data-page="" property="og:url" content={address} />
      <meta data-page="" property="og:image" content={`${site.address}${shareCardPath(card.name)}`} />
      <meta data-page="" property="og:image:type" content="image/jpeg" />
      <meta data-page="" property="og:image:width" content="1200" />
      <meta data-page="" property="og:image:height" content="630" />
      <meta data-page="" property="og:image:alt" content={card.alt} />
      <meta data-page="" name="twitter:card" content="summary_large_image" />
      <meta data-page="" name="twitter:image:alt" content={card.alt} />
    </>
  );
}
