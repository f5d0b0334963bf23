/** Lets the parts of a page that are not on the screen rest (late.css), until they are woken. */
export function rest() {
  const { dataset } = document.documentElement;
  dataset.resting = "";
  return () => {
    delete dataset.resting;
  };
}
