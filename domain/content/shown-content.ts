import type { IsoDate } from '../clock/clock.ts'
import type { Language } from '../language/language.ts'
import { isOccasion } from '../seasons/occasion.ts'
import type { ContentFields, ContentWords } from './content-block.ts'

/** Moments between which a block is shown, the last one excluded; null = open. */
export interface Moments {
  readonly startsAt: Date | null
  readonly endsAt: Date | null
}

export interface PublishedContent extends ContentFields, Moments {
  readonly code: string
}

/** Place, local day and moment of a viewer. */
export interface ContentViewer {
  readonly regionCode: string | null
  readonly today: IsoDate
  readonly now: Date
}

export const isStarted = ({ startsAt }: Pick<Moments, 'startsAt'>, now: Date): boolean =>
  startsAt === null || startsAt <= now

/** The first moment after `now` at which one of the blocks starts or ends; null = none. Days are not considered. */
export function nextChange(blocks: readonly Moments[], now: Date): Date | null {
  const later = blocks.flatMap(({ startsAt, endsAt }) =>
    [startsAt, endsAt].filter((moment) => moment !== null && moment > now),
  ) as Date[]
  return later.length === 0 ? null : new Date(Math.min(...later.map((moment) => moment.getTime())))
}

export const isShownTo = (
  {
    regionCodes,
    firstDay,
    lastDay,
    startsAt,
    endsAt,
    occasion,
  }: Pick<PublishedContent, 'regionCodes' | 'firstDay' | 'lastDay' | 'startsAt' | 'endsAt' | 'occasion'>,
  { regionCode, today, now }: ContentViewer,
): boolean =>
  (regionCodes.length === 0 || (regionCode !== null && regionCodes.includes(regionCode))) &&
  (firstDay === null || firstDay <= today) &&
  (lastDay === null || today <= lastDay) &&
  (!occasion || isOccasion(occasion, today, regionCode)) &&
  isStarted({ startsAt }, now) &&
  (endsAt === null || now < endsAt)

/** Blocks for a viewer, sorted by position and code. */
export const shownContent = (blocks: readonly PublishedContent[], viewer: ContentViewer): PublishedContent[] =>
  blocks
    .filter((block) => isShownTo(block, viewer))
    .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))

/** Texts in a language, or in Russian when there is no translation. */
export const textsIn = ({ words }: Pick<ContentFields, 'words'>, language: Language): ContentWords =>
  words[language] ?? words.ru
