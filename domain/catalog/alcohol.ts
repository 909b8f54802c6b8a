import type { FieldMistakes } from '../validation/field-rules.ts'
import { hasPhrase, type StopMistake, type StopPhrase, stopMistakeOf } from './stop-list.ts'

/** Word lists that identify alcohol. They depend on the language and are therefore data. */
export interface AlcoholWords {
  /** Names of drinks in all their forms; a name may have several words. */
  readonly drinks: ReadonlySet<string>
  /** Prepositions after which a drink is an ingredient or a pairing. */
  readonly prepositions: ReadonlySet<string>
  /** Stems of words that mean “without”. */
  readonly without: readonly string[]
  /** Words next to which a percentage means alcoholic strength. */
  readonly strength: ReadonlySet<string>
  /** Names of food or things. A drink next to one of them describes its taste or kind. */
  readonly food: ReadonlySet<string>
  /** Conjunctions between things that are sold together. */
  readonly joining: ReadonlySet<string>
  /** Stems of words that offer something for sale. */
  readonly sale: readonly string[]
  /** Negations: a sentence with one of them makes no offer. */
  readonly negation: ReadonlySet<string>
  /** Stems of event names. At an event a drink is tasted or talked about and not sold at a distance. */
  readonly events: readonly string[]
  /** Names of containers of drinks to take away. */
  readonly containers: ReadonlySet<string>
  /** Other goods that may not be sold. */
  readonly stopList: readonly StopPhrase[]
}

/** Texts of a product, dish or tour that are checked for alcohol. */
export interface AlcoholClue {
  readonly title: string
  readonly description?: string
  readonly composition?: string
  /** Menu section of a dish. */
  readonly sectionTitle?: string
  /** True = a tour or a price of a tour. */
  readonly isEvent?: boolean
}

/** Maximum strength of drinks that are not alcohol by law, per cent; kvass and kefir stay below. */
const MAX_PERCENT = 1.2

/**
 * Returns true for alcohol, which the law forbids to sell at a distance. The title, the section title and any stated
 * strength decide. Food cooked with wine is not alcohol. A drink described as alcohol-free is not alcohol unless it
 * states a strength.
 */
export function isAlcohol(
  words: AlcoholWords,
  { title, description = '', composition = '', sectionTitle = '', isEvent = false }: AlcoholClue,
): boolean {
  const ofTitle = splitWords(title)
  if (isEvent && begins(ofTitle, words.events) && !ofTitle.some((word) => words.containers.has(word))) return false
  // sweets state the strength of the liqueur that fills them
  const stating = words.food.has(ofTitle[0] ?? '') ? [title] : [title, description, composition]
  if (stating.some((text) => statedStrength(words, text) > MAX_PERCENT)) return true
  if (!isEvent && offersAlcohol(words, description)) return true
  const named = drinksIn(words, title)
  // one alcohol-free drink does not make another drink of the title alcohol-free
  if (begins(ofTitle, words.without)) return named > 1
  return named > 0 || (!begins(splitWords(sectionTitle), words.without) && drinksIn(words, sectionTitle) > 0)
}

/**
 * Returns true when a sentence of the text names a drink next to a word of sale or a sum of money. Merely mentioning a
 * drink does not count.
 */
export const offersAlcohol = (words: AlcoholWords, text: string): boolean =>
  text.split(/[.!?;]\s|\n/u).some((sentence) => {
    const tokens = splitWords(sentence)
    if (begins(tokens, words.without)) return false
    const isOffered = tokens.some(
      (word, at) => words.sale.some((start) => word.startsWith(start)) && !words.negation.has(tokens[at - 1] ?? ''),
    )
    return (isOffered || /\d\s*\u20BD/u.test(sentence)) && tokens.some((_, at) => isDrinkAt(words, tokens, at))
  })

/** True = the word is a drink that neither describes the word before it nor follows a preposition. */
const isDrinkAt = ({ drinks, prepositions, food }: AlcoholWords, tokens: readonly string[], at: number): boolean => {
  const [before = '', word = '', next = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (drinks.has(word) || drinks.has(`${word} ${next}`)) && !prepositions.has(before) && !food.has(before)
}

/** True = the title names a drink to take away, such as a bottle of wine; a glass at the table is allowed. */
export const takesAlcoholAway = (words: AlcoholWords, title: string): boolean =>
  splitWords(title).some((word) => words.containers.has(word)) && drinksIn(words, title) > 0

/** The reason of the stop list why nothing may be sold under the text; null = none. */
export const stopMistake = ({ stopList, negation }: AlcoholWords, text: string): StopMistake | null =>
  stopMistakeOf(stopList, negation, splitWords(text))

/** The stop list's mistake as a mistake of a field. */
export const stopMistakes = (words: AlcoholWords, field: string, text: string): FieldMistakes => {
  const mistake = stopMistake(words, text)
  return mistake ? { [field]: mistake } : {}
}

/** Normalizes a phrase of a list of words as texts are normalized; stars at the ends of words survive. */
export const phraseOf = (typed: string): string =>
  typed
    .split(/\s+/u)
    .map((word) => plain(word.replace(/\*+$/u, '')).replace(/\s+/gu, ' ').trim() + (word.endsWith('*') ? '*' : ''))
    .join(' ')
    .trim()

/** The phrases that a text contains, also in letters that look alike. */
export function phrasesIn(phrases: readonly string[], text: string): string[] {
  const words = splitWords(text)
  return phrases.filter((phrase) => hasPhrase(phrase, words))
}

/**
 * Mistakes of texts that sell alcohol or goods of the stop list. Products and dishes, which have a composition, have
 * fields of these names; elsewhere `field` stands for all texts of the clue.
 */
export const forbiddenMistakes = (words: AlcoholWords, clue: AlcoholClue, field = 'title'): FieldMistakes => {
  const ofTexts = clue.composition === undefined ? [field, field] : ['description', 'composition']
  return {
    ...stopMistakes(words, ofTexts[0] ?? field, clue.description ?? ''),
    ...stopMistakes(words, ofTexts[1] ?? field, clue.composition ?? ''),
    ...stopMistakes(words, field, clue.title),
    ...(isAlcohol(words, clue) && { [field]: 'alcohol' as const }),
  }
}

/** Number of drinks named in a title. A preposition or a food word applies to the remaining words of its part. */
const drinksIn = (words: AlcoholWords, title: string): number =>
  plain(title)
    .split(/[:;!?—–+|]|\.\s|\s-\s/u)
    .reduce((sum, part) => sum + drinksOfPart(words, splitWords(part)), 0)

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

/** The greatest percentage next to a word of strength; 0 = none. */
function statedStrength({ strength }: AlcoholWords, text: string): number {
  let most = 0
  const lower = text.normalize('NFKC').toLowerCase()
  for (const found of lower.matchAll(/(\d{1,2}(?:[.,]\d)?)\s*%/gu)) {
    const around = lower.slice(Math.max(0, found.index - 20), found.index + found[0].length + 12)
    if (splitWords(around).some((word) => strength.has(word)))
      most = Math.max(most, Number((found[1] ?? '0').replace(',', '.')))
  }
  return most
}

/** Latin letters and digits that look like Cyrillic letters, in the order of those letters. */
const LOOKS = 'abcehkmoptxyu03'
const LIKE = '\u0430\u0432\u0441\u0435\u043D\u043A\u043C\u043E\u0440\u0442\u0445\u0443\u0438\u043E\u0437'
const IO = /\u0451/gu
const IE = '\u0435'

/** Normalizes a text: removes invisible characters, unifies the alphabet within a word, joins single spaced letters. */
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

const splitWords = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []
const begins = (words: readonly string[], prefixes: readonly string[]): boolean =>
  prefixes.some((beginning) => ` ${words.join(' ')}`.includes(` ${beginning}`))
