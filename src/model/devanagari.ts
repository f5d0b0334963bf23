/** Lets a search find other spellings of a Hindi word, in Devanagari and in Latin letters. */

/**
 * Long vowels are typed for short ones, the sign of an English "o" is often left out, and vowels stand for their signs,
 * so that नई is नयी without its य.
 */
const VARIANTS = new Map([
  ["\u093c", ""], // nukta
  ["्", ""],
  ["ं", "न"],
  ["ँ", "न"],
  ["इ", "ि"],
  ["ई", "ि"],
  ["ी", "ि"],
  ["उ", "ु"],
  ["ऊ", "ु"],
  ["ू", "ु"],
  ["ए", "े"],
  ["ऐ", "े"],
  ["ै", "े"],
  ["औ", "ो"],
  ["ओ", "ो"],
  ["ौ", "ो"],
  ["ऑ", "आ"],
  ["ॉ", "ा"],
]);

/** A nasal before another consonant may be written as a dot: हिन्दी, हिंदी. */
const HALF_NASAL = /[ङञणम](?=्[क-ह])/g;

/** चाहिए is also written चाहिये, and नई नयी. */
const GLIDE = /(?<=[\p{L}\p{M}])य(?=[ेीि])/gu;

export const foldDevanagari = (sign: string): string => VARIANTS.get(sign) ?? sign;

/** Letters that stand for others because of what follows, by their index. */
export const foldedByContext = (text: string): Map<number, string> =>
  new Map([
    ...[...text.matchAll(HALF_NASAL)].map(({ index }) => [index, "न"] as const),
    ...[...text.matchAll(GLIDE)].map(({ index }) => [index, ""] as const),
  ]);

const CONSONANTS = "क=k ख=kh ग=g घ=gh ङ=n च=ch छ=ch ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n";
const OTHERS = "प=p फ=f ब=b भ=bh म=m य=y र=r ल=l व=v श=sh ष=sh स=s ह=h ि=i ु=u ो=o ऋ=ri ृ=ri";
const latin = new Map(`${CONSONANTS} ${OTHERS}`.split(" ").map((pair) => pair.split("=") as [string, string]));

/** Spellings that stand for the same sound: bijli and bijlee, battery and batri. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/ee/g, "i"],
  [/oo/g, "u"],
  [/chh/g, "ch"],
  [/ph/g, "f"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/c(?!h)|q/g, "k"],
  [/y$/, "i"],
  [/[ae]/g, ""],
  [/(.)\1+/g, "$1"],
];

export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);

/** A rough pronunciation, the same for folded words that sound alike. */
function soundOf(word: string): string {
  const letters = hasDevanagari(word) ? [...word].map((sign) => latin.get(sign) ?? "").join("") : word;
  return ALIKE.reduce((sound, [pattern, letter]) => sound.replace(pattern, letter), letters);
}

const SHORTEST = 3;

/** Whether two folded words, one in Devanagari and one in Latin letters, are pronounced alike. */
export function soundsLike(one: string, other: string): boolean {
  if (hasDevanagari(one) === hasDevanagari(other)) return false;
  const sound = soundOf(one);
  return sound.length >= SHORTEST && sound === soundOf(other);
}
