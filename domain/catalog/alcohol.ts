import type { FieldMistakes } from '../validation/field-rules.ts'

/** Words by which alcohol is known; they are data of the shop, since they are of one language. */
export interface AlcoholWords {
  /** Name a drink, in the forms it is sold by; one may be of several words. */
  readonly drinks: ReadonlySet<string>
  /** A drink after one of these is cooked with, or is what something goes with. */
  readonly prepositions: ReadonlySet<string>
  /** How words begin that say there is none in it. */
  readonly without: readonly string[]
  /** Beside these a percentage is of spirit. */
  readonly strength: ReadonlySet<string>
  /** Name food or a thing: a drink said of one of these is its taste or its sort. */
  readonly food: ReadonlySet<string>
  /** Join things that are sold together. */
  readonly joining: ReadonlySet<string>
  /** How words begin by which something is offered for sale. */
  readonly sale: readonly string[]
  /** After one of these nothing is offered. */
  readonly negation: ReadonlySet<string>
  /** How words begin of what people come to: a drink is tasted or told of there, and not sold at a distance. */
  readonly events: readonly string[]
  /** Measure a drink that is taken away. */
  readonly containers: ReadonlySet<string>
}

/** Texts of a product, dish or tour that are looked through for alcohol. */
export interface AlcoholClue {
  readonly title: string
  readonly description?: string
  readonly composition?: string
  /** Of a dish: the section of the menu it stands in. */
  readonly sectionTitle?: string
  /** People come to it: a tour, or a price of one. */
  readonly isEvent?: boolean
}

/** Above this a drink is alcohol by law, per cent; kvass and kefir stay below. */
const MAX_PERCENT = 1.2

/**
 * Is it alcohol, which the law forbids to sell at a distance? By its title or the title of its section, or by a strength
 * that it states. What is cooked with wine is no wine, and what says it has none is believed unless it states a strength.
 */
export function isAlcohol(
  words: AlcoholWords,
  { title, description = '', composition = '', sectionTitle = '', isEvent = false }: AlcoholClue,
): boolean {
  const ofTitle = wordsOf(title)
  if (isEvent && begins(ofTitle, words.events) && !ofTitle.some((word) => words.containers.has(word))) return false
  // sweets tell how strong the liqueur is that fills them
  const stating = words.food.has(ofTitle[0] ?? '') ? [title] : [title, description, composition]
  if (stating.some((text) => statedStrength(words, text) > MAX_PERCENT)) return true
  if (!isEvent && offersAlcohol(words, description)) return true
  const named = drinksIn(words, title)
  // one drink without alcohol does not speak for another beside it
  if (begins(ofTitle, words.without)) return named > 1
  return named > 0 || (!begins(wordsOf(sectionTitle), words.without) && drinksIn(words, sectionTitle) > 0)
}

/**
 * Is alcohol offered in a running text? A sentence does that which names a drink beside a word of sale, or a sum of
 * money; one that only tells of a drink does not.
 */
export const offersAlcohol = (words: AlcoholWords, text: string): boolean =>
  text.split(/[.!?;]\s|\n/u).some((sentence) => {
    const said = wordsOf(sentence)
    if (begins(said, words.without)) return false
    const isOffered = said.some(
      (word, at) => words.sale.some((start) => word.startsWith(start)) && !words.negation.has(said[at - 1] ?? ''),
    )
    return (isOffered || /\d\s*\u20BD/u.test(sentence)) && said.some((_, at) => isDrinkAt(words, said, at))
  })

/** Of a running text: a drink that is no taste of the word before it and goes with nothing. */
const isDrinkAt = ({ drinks, prepositions, food }: AlcoholWords, said: readonly string[], at: number): boolean => {
  const [before = '', word = '', next = ''] = [said[at - 1], said[at], said[at + 1]]
  return (drinks.has(word) || drinks.has(`${word} ${next}`)) && !prepositions.has(before) && !food.has(before)
}

/** Is a drink among it that is taken away: a bottle of wine, and not a glass at the table? */
export const takesAlcoholAway = (words: AlcoholWords, title: string): boolean =>
  wordsOf(title).some((word) => words.containers.has(word)) && drinksIn(words, title) > 0

/** The mistake of a title under which alcohol would be sold. */
export const alcoholMistakes = (words: AlcoholWords, clue: AlcoholClue, field = 'title'): FieldMistakes =>
  isAlcohol(words, clue) ? { [field]: 'alcohol' } : {}

/** How many drinks a title names. A preposition and a food count to the end of their part of it. */
const drinksIn = (words: AlcoholWords, title: string): number =>
  plain(title)
    .split(/[:;!?—–+|]|\.\s|\s-\s/u)
    .reduce((sum, part) => sum + drinksOfPart(words, wordsOf(part)), 0)

function drinksOfPart({ drinks, prepositions, food, joining }: AlcoholWords, part: readonly string[]): number {
  const end = part.findIndex((word) => prepositions.has(word))
  const head = end < 0 ? part : part.slice(0, end)
  let [count, isOfFood] = [0, false]
  for (const [index, word] of head.entries()) {
    if (joining.has(word)) isOfFood = false
    if (food.has(word)) isOfFood = true
    const isDrink = drinks.has(word) || drinks.has(`${word} ${head[index + 1] ?? ''}`)
    if (isDrink && !isOfFood && !food.has(`${word} ${head[index + 1] ?? ''}`)) count += 1
  }
  return count
}

/** The greatest per cent that stands beside a word of strength; 0 = none. */
function statedStrength({ strength }: AlcoholWords, text: string): number {
  let most = 0
  const said = text.normalize('NFKC').toLowerCase()
  for (const found of said.matchAll(/(\d{1,2}(?:[.,]\d)?)\s*%/gu)) {
    const around = said.slice(Math.max(0, found.index - 20), found.index + found[0].length + 12)
    if (wordsOf(around).some((word) => strength.has(word)))
      most = Math.max(most, Number((found[1] ?? '0').replace(',', '.')))
  }
  return most
}

/** Latin letters and digits that are read as Cyrillic ones, and those ones. */
const LOOKS = 'abcehkmoptxyu03'
const LIKE = '\u0430\u0432\u0441\u0435\u043D\u043A\u043C\u043E\u0440\u0442\u0445\u0443\u0438\u043E\u0437'
const IO = /\u0451/gu
const IE = '\u0435'

/** A text as it is read: no marks that are not seen, one alphabet within a word, no gaps between single letters. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}\p{Mn}]/gu, (mark) => (/\s/u.test(mark) ? ' ' : ''))
    .toLowerCase()
    .replace(IO, IE)
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}){2,}(?![\p{L}\p{N}])/gu, (spaced) =>
      spaced.replace(/\P{L}/gu, ''),
    )
    .replace(/[\p{L}\p{N}]+/gu, (word) =>
      /\p{sc=Cyrillic}/u.test(word) ? [...word].map((letter) => LIKE[LOOKS.indexOf(letter)] ?? letter).join('') : word,
    )

const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
const begins = (words: readonly string[], beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => ` ${words.join(' ')}`.includes(` ${beginning}`))
