import { useSyncExternalStore } from "react";
import { hasMoved, onMove } from "./moved.ts";

/** Whether the visitor has begun to move about: until then, nothing below the screen need be fetched. */
export const useMoved = (): boolean => useSyncExternalStore(onMove, hasMoved, () => false);
