import type { City } from "../model/planner/plan.ts";

const yields: Record<string, number> = {
  "New Delhi": 1425,
  Ahmedabad: 1575,
  Bengaluru: 1525,
  Bhopal: 1500,
  Bhubaneswar: 1375,
  Chandigarh: 1400,
  Chennai: 1475,
  Coimbatore: 1475,
  Dehradun: 1400,
  Guwahati: 1225,
  Hyderabad: 1500,
  Indore: 1550,
  Jaipur: 1575,
  Jodhpur: 1650,
  Kochi: 1450,
  Kolkata: 1325,
  Lucknow: 1375,
  Ludhiana: 1375,
  Mumbai: 1450,
  Nagpur: 1475,
  Patna: 1350,
  Pune: 1525,
  Raipur: 1425,
  Ranchi: 1400,
  Srinagar: 1350,
  Surat: 1525,
  Thiruvananthapuram: 1450,
  Visakhapatnam: 1425,
};

/** As of November 2026. */
const delhi: City["state"] = {
  freeUnits: 200,
  free: "Homes in Delhi that use under 200 units a month pay nothing under the state subsidy, so there is next to nothing to save.",
  subsidy: "Delhi adds up to ₹30,000: ₹1,08,000 in all at 3 kW. Check that it still holds when you apply.",
};

/** kWh a year per kWp, at a performance ratio of 0.75. New Delhi first, then by name. */
export const cities: readonly City[] = Object.entries(yields).map(([name, yearlyYield]) => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  yearlyYield,
  ...(name === "New Delhi" && { state: delhi }),
}));
