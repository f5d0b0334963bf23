import { offline } from "#content/offline.ts";
import { ErrorScreen } from "../layout/error-screen.tsx";

export default function OfflinePage() {
  return <ErrorScreen words={offline} />;
}
