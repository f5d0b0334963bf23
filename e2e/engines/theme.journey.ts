import { journey } from "./journey.ts";
import { eventually } from "./visitor.ts";

const painted = () => [
  getComputedStyle(document.body).backgroundColor,
  getComputedStyle(document.documentElement).colorScheme,
];
const light = ["rgb(251, 248, 242)", "light"];
const dark = ["rgb(14, 20, 36)", "dark"];

journey("the theme can be switched, is remembered by other pages and reloads, and back", async (visitor) => {
  await visitor.open("/products");
  await eventually(() => visitor.run(painted), light);
  await visitor.click({ role: "button", name: "Switch to dark theme" });
  await eventually(() => visitor.run(painted), dark);
  await visitor.reload();
  await eventually(() => visitor.run(painted), dark);
  await visitor.open("/products/flare-62kw");
  await eventually(() => visitor.run(painted), dark);
  await visitor.click({ role: "button", name: "Switch to light theme" });
  await eventually(() => visitor.run(painted), light);
});
