import type { IsoDate } from '../clock/clock.ts'
import type { Language } from '../language/language.ts'
import type { ContentFields, ContentWords } from './content-block.ts'

export interface PublishedContent extends ContentFields {
  readonly code: string
}

/** Place and local day of a viewer. */
export interface ContentViewer {
  readonly regionCode: string | null
  readonly today: IsoDate
}

export const isShownTo = (
  { regionCodes, firstDay, lastDay }: Pick<ContentFields, 'regionCodes' | 'firstDay' | 'lastDay'>,
  { regionCode, today }: ContentViewer,
): boolean =>
  (regionCodes.length === 0 || (regionCode !== null && regionCodes.includes(regionCode))) &&
  (firstDay === null || firstDay <= today) &&
  (lastDay === null || today <= lastDay)

/** Blocks for a viewer, sorted by position and code. */
export const shownContent = (blocks: readonly PublishedContent[], viewer: ContentViewer): PublishedContent[] =>
  blocks
    .filter((block) => isShownTo(block, viewer))
    .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))

/** Texts in a language, or in Russian when there is no translation. */
export const textsIn = ({ words }: Pick<ContentFields, 'words'>, language: Language): ContentWords =>
  words[language] ?? words.ru
