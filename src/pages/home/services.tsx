import { support } from "../../content/support.ts";
import { Services } from "../../sections/services/services.tsx";

export const HomeServices = () => <Services support={support} />;
