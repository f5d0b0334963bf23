import type { OpeningHours } from "../model/hours.ts";

const at = (hour: number) => hour * 60;
const weekday = { opens: at(9), closes: at(18) };

export const hours: OpeningHours = {
  utcOffset: 330,
  days: {
    Mon: weekday,
    Tue: weekday,
    Wed: weekday,
    Thu: weekday,
    Fri: weekday,
    Sat: { opens: at(10), closes: at(16) },
  },
};
