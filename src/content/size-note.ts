/** Goes wherever a product's description does, which says what a size can run. */
export const sizeNote =
  "What a size can run is an estimate from typical appliances, as of November 2026. Ask us before ordering.";
