/** Hours after midnight as HH:MM; 9.5 is "09:30" and 24 is "00:00". */
export function clockTime(hours: number): string {
  const minutes = Math.round(hours * 60);
  return [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
