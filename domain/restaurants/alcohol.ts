/** Words by which alcohol is known, in small letters; they are data of the shop, since they are of one language. */
export interface AlcoholWords {
  /** Name a drink, in the forms menus name it by. */
  readonly drinks: ReadonlySet<string>
  /** A drink after one of these is cooked with, or is what something goes with. */
  readonly prepositions: ReadonlySet<string>
  /** How words begin that say there is none in it. */
  readonly without: readonly string[]
  /** Beside these a percentage is of spirit. */
  readonly strength: ReadonlySet<string>
}

/** What tells whether a dish is alcohol. */
export interface AlcoholClue {
  readonly title: string
  readonly description: string
  readonly composition: string
  readonly sectionTitle: string
}

/** Above this a drink is alcohol by law, per cent; kvass and kefir stay below. */
const MOST_PERCENT = 1.2

/**
 * Is it alcohol, which a kitchen may not send? By the name of the dish or of its section, or by a strength that it
 * states. What is cooked with wine is no wine, and what says it has none is believed unless it states a strength.
 */
export function isAlcohol(
  words: AlcoholWords,
  { title, description, composition, sectionTitle }: AlcoholClue,
): boolean {
  if ([title, description, composition].some((text) => statedStrength(words, text) > MOST_PERCENT)) return true
  const ofTitle = wordsOf(title)
  if (begins(ofTitle, words.without)) return false
  return namesDrink(words, ofTitle) || namesDrink(words, wordsOf(sectionTitle))
}

/** A drink stands where a title names the thing: before the first preposition. */
function namesDrink({ drinks, prepositions, without }: AlcoholWords, words: readonly string[]): boolean {
  if (begins(words, without)) return false
  const end = words.findIndex((word) => prepositions.has(word))
  return (end < 0 ? words : words.slice(0, end)).some((word) => drinks.has(word))
}

/** The greatest per cent that stands beside a word of strength; 0 = none. */
function statedStrength({ strength }: AlcoholWords, text: string): number {
  let most = 0
  for (const found of text.toLowerCase().matchAll(/(\d{1,2}(?:[.,]\d)?)\s*%/gu)) {
    const around = text.slice(Math.max(0, found.index - 20), found.index + found[0].length + 12)
    if (wordsOf(around).some((word) => strength.has(word)))
      most = Math.max(most, Number((found[1] ?? '0').replace(',', '.')))
  }
  return most
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const begins = (words: readonly string[], beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => ` ${words.join(' ')}`.includes(` ${beginning}`))
