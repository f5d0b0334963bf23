import { frame } from "#content/frame.ts";
import { eventually } from "./eventually.ts";
import { journey } from "./journey.ts";

const colours = () => [
  getComputedStyle(document.body).backgroundColor,
  getComputedStyle(document.documentElement).colorScheme,
];
const light = ["rgb(251, 248, 242)", "light"];
const dark = ["rgb(14, 20, 36)", "dark"];

journey("theme can be switched both ways, and is kept on other pages and after a reload", async (visitor) => {
  await visitor.open("/products");
  await eventually(() => visitor.run(colours), light);
  await visitor.click({ role: "button", name: frame.theme.toDark });
  await eventually(() => visitor.run(colours), dark);
  await visitor.reload();
  await eventually(() => visitor.run(colours), dark);
  await visitor.open("/products/flare-62kw");
  await eventually(() => visitor.run(colours), dark);
  await visitor.click({ role: "button", name: frame.theme.toLight });
  await eventually(() => visitor.run(colours), light);
});
