import { type AlcoholWords, alcoholMistakes, offersAlcohol } from '../catalog/alcohol.ts'
import { hasBlockedWord } from '../chat/message.ts'
import { type FieldMistakes, mistakesOf, text } from '../validation/field-rules.ts'

/** Letters of one piece of news. */
export const LONGEST_POST_TITLE = 80
export const LONGEST_POST_TEXT = 1_000
/** Pieces of news that one farm may publish within a day. */
export const MAX_POSTS_A_DAY = 10
/** News that is older is news no more on the home page, days. */
export const NEWS_DAYS = 30
/** A farm this near tells its news though nothing of it may come, metres. */
export const NEAR_METRES = 100_000

/** What a farm tells. */
export interface FarmPostFields {
  readonly title: string
  readonly text: string
}

/** What is wrong with a piece of news; `stems` = words that are not published begin so. */
export function farmPostMistakes(post: FarmPostFields, stems: readonly string[]): FieldMistakes {
  const told = (most: number) => (value: string) =>
    text({ most, isRequired: true })(value) ?? (hasBlockedWord(value, stems) ? 'blockedWords' : null)
  return mistakesOf<FarmPostFields>({ title: told(LONGEST_POST_TITLE), text: told(LONGEST_POST_TEXT) }, post)
}

/** Alcohol that a piece of news would sell: by its title, or by an offer in its text. A story about it is no offer. */
export const postOfAlcohol = (words: AlcoholWords, { title, text: told }: FarmPostFields): FieldMistakes => ({
  ...alcoholMistakes(words, { title }),
  ...(offersAlcohol(words, told) && { text: 'alcohol' as const }),
})

/** Is a kept picture a drawing of the shop's, shown whole? A photo fills its frame. */
export const isDrawing = (source: string): boolean => source.startsWith('food/')
