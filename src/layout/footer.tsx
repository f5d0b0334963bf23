import type { ReactNode } from "react";
import { footer as words } from "#content/footer.ts";
import { navigation } from "#content/navigation.ts";
import { newsletter } from "#content/newsletter.ts";
import { site } from "#content/site.ts";
import type { Facts } from "../../content/schema/index.ts";
import skyline from "../assets/skyline.svg";
import { Horizon } from "../brand/horizon.tsx";
import { productPath } from "../format/paths.ts";
import { LanguageSwitch } from "../language/language-switch.tsx";
import type { ListedProduct } from "../model/range.ts";
import { useHydrated } from "../ui/use-hydrated.ts";
import "./footer.css";
import { SocialIcon } from "../brand/social-icon.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";

type FooterProps = { path: string; company: Facts["company"]; products: readonly ListedProduct[] };

const link = "flex min-h-11 items-center gap-2.5 leading-tight hover:underline underline-offset-5";

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-medium text-muted text-small">{title}</h2>
      <ul className={className}>{children}</ul>
    </nav>
  );
}

/** The build may be from last year. */
function Copyright() {
  const year = useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
  return words.copyright({ year, name: site.name, tagline: site.tagline });
}

export function Footer({ path, company, products }: FooterProps) {
  return (
    <footer id="footer" className="night-sky ground-dusk ground-night print:hidden relative overflow-hidden text-ink">
      <div className="wrap pt-10 md:pt-14">
        <Horizon hour={21} label={words.greeting} />
        <div className="grid-12 gap-y-10">
          <div className="col-span-12 lg:col-span-5">
            <h2 className="type-h3 max-w-[10em] text-part tracking-heading stretch-heading">{newsletter.heading}</h2>
            <NewsletterForm reach={company.channels.general} />
          </div>
          <div className="skip-layout col-span-12 grid grid-cols-2 gap-x-(--gutter) gap-y-6 max-md:[&>:last-child]:col-span-2 md:grid-cols-3 lg:col-span-6 lg:col-start-7">
            <Column title={words.products}>
              {products.map((product) => (
                <li key={product.model}>
                  <a href={productPath(product)} className={link}>
                    {product.model}
                  </a>
                </li>
              ))}
              <li>
                <a href={navigation.viewAll.to} className={link}>
                  {navigation.viewAll.label}
                </a>
              </li>
            </Column>
            <Column title={words.quickLinks.heading}>
              {words.quickLinks.links.map(({ label, to }) => (
                <li key={label}>
                  <a href={to} className={link}>
                    {label}
                  </a>
                </li>
              ))}
            </Column>
            <Column title={words.follow} className="max-md:grid max-md:grid-cols-2 max-md:gap-x-(--gutter)">
              {company.social.map(({ network, href }) => (
                <li key={network}>
                  <a href={href} rel="noopener" className={link}>
                    <SocialIcon network={network} />
                    {network}
                  </a>
                </li>
              ))}
            </Column>
          </div>
        </div>
      </div>
      <img
        src={skyline}
        alt=""
        width="1920"
        height="330"
        loading="lazy"
        className="mt-4 ml-[calc(50%-max(50%,30rem))] h-auto w-[max(100%,60rem)] md:ml-[calc(50%-max(50%,45rem))] md:w-[max(100%,90rem)] max-w-none"
      />
      <div className="bg-midnight pt-5 pb-[calc(1.25rem+var(--bar,0rem)+var(--offer,0rem))] text-muted text-small">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-1 lg:grid lg:grid-cols-4 lg:gap-x-(--gutter)">
          <p className="max-md:nth-last-3:w-full lg:col-span-2">
            <Copyright />
          </p>
          <LanguageSwitch
            path={path}
            className="flex min-h-11 min-w-11 items-center hover:underline underline-offset-5"
          />
          {site.taglineHindi && (
            <p lang="hi" className="lg:justify-self-end">
              {site.taglineHindi}
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
