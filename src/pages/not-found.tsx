import { useEffect } from "react";
import { notFound } from "#content/not-found.ts";
import { NotFoundScreen } from "./not-found/not-found-screen.tsx";

export default function NotFoundPage() {
  useEffect(() => {
    console.error("404 Error: User attempted to access non-existent route:", window.location.pathname);
  }, []);
  return <NotFoundScreen words={notFound} />;
}
