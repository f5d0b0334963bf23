/** Required beside every product description, since those are estimates. */
export const sizeNote =
  "What a size can run is an estimate from typical appliances, as of November 2026. Ask us before ordering.";
