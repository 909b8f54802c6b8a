import type { IsoDate } from '../clock/clock.ts'
import type { Language } from '../language/language.ts'
import type { ContentFields, ContentWords } from './content-block.ts'

/** A block as it is published. */
export interface PublishedContent extends ContentFields {
  readonly code: string
}

/** Who looks: at what place, on what day of it. */
export interface ContentViewer {
  readonly regionCode: string | null
  readonly today: IsoDate
}

/** Is it shown there and then? */
export const isShownTo = (
  { regionCodes, firstDay, lastDay }: Pick<ContentFields, 'regionCodes' | 'firstDay' | 'lastDay'>,
  { regionCode, today }: ContentViewer,
): boolean =>
  (regionCodes.length === 0 || (regionCode !== null && regionCodes.includes(regionCode))) &&
  (firstDay === null || firstDay <= today) &&
  (lastDay === null || today <= lastDay)

/** Blocks for somebody, in their order: by position, then by code. */
export const shownContent = (blocks: readonly PublishedContent[], viewer: ContentViewer): PublishedContent[] =>
  blocks
    .filter((block) => isShownTo(block, viewer))
    .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))

/** In a language, or in Russian while it was not said in that. */
export const wordsOf = ({ words }: Pick<ContentFields, 'words'>, language: Language): ContentWords =>
  words[language] ?? words.ru
