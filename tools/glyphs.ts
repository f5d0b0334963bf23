const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/** All that the site and its data sheets write in Latin letters. */
export const latin = `${ascii}\u00a0©·×²°½–—‘’“”…₹−→`;
