import { company } from "./content/company.ts";
import { newsletter } from "./content/contact.ts";
import { navigation } from "./content/navigation.ts";
import { Footer } from "./layout/footer.tsx";

export function SiteFooter() {
  return (
    <Footer company={company} navigation={navigation} products={__FRAME_PRODUCTS__.footer} newsletter={newsletter} />
  );
}
