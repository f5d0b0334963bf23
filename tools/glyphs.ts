const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** All Latin characters that the site and its data sheets use. */
export const latin = `${ascii}\u00a0©·×²°½–—‘’“”…₹−→`;
