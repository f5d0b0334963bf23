import { notices } from "../content/notices.ts";
import { ErrorScreen } from "../layout/error-screen.tsx";

export default function OfflinePage() {
  return <ErrorScreen words={notices.offline} />;
}
