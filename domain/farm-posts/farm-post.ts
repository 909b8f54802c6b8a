import { type AlcoholWords, forbiddenMistakes, offersAlcohol } from '../catalog/alcohol.ts'
import { hasBlockedWord } from '../chat/message.ts'
import { type FieldMistakes, mistakesOf, text } from '../validation/field-rules.ts'

export const LONGEST_POST_TITLE = 80
export const LONGEST_POST_TEXT = 1_000
export const MAX_POSTS_A_DAY = 10
/** Days for which a post is shown on the home page. */
export const NEWS_DAYS = 30
/** Maximum distance of farms whose posts are shown even without delivery to the place, metres. */
export const NEAR_METRES = 100_000

export interface FarmPostFields {
  readonly title: string
  readonly text: string
}

/** Mistakes of a post. @param stems prefixes of blocked words */
export function farmPostMistakes(post: FarmPostFields, stems: readonly string[]): FieldMistakes {
  const textMistake = (most: number) => (value: string) =>
    text({ most, isRequired: true })(value) ?? (hasBlockedWord(value, stems) ? 'blockedWords' : null)
  return mistakesOf<FarmPostFields>(
    { title: textMistake(LONGEST_POST_TITLE), text: textMistake(LONGEST_POST_TEXT) },
    post,
  )
}

/** Mistakes of a post whose title or offer sells alcohol. A story that mentions alcohol is allowed. */
export const postOfAlcohol = (words: AlcoholWords, { title, text: body }: FarmPostFields): FieldMistakes => ({
  ...forbiddenMistakes(words, { title }),
  ...(offersAlcohol(words, body) && { text: 'alcohol' as const }),
})

/** True = a drawing of the shop, which is never cropped; photos fill their frame. */
export const isDrawing = (source: string): boolean => source.startsWith('food/')
