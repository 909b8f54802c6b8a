import { type IsoDate, plusDays } from '../clock/clock.ts'
import { day, type FieldMistakes, mistakesOf, oneOf } from '../validation/field-rules.ts'

/** How what is sold came to be, as its seller says it. */
export const MADE_HOW = ['picked', 'milked', 'baked', 'caught', 'made'] as const
export type MadeHow = (typeof MADE_HOW)[number]

/** What a seller states of the goods that are on the shelf now: picked, milked, baked on a day. */
export interface Made {
  readonly how: MadeHow
  readonly on: IsoDate
}

/**
 * Was it made on the day of its delivery? Goods that come on a later day are not sold as today's.
 * @param delivery null = the place is not known, and neither is the day
 */
export const isFreshOnDelivery = ({ on }: Made, today: IsoDate, delivery: IsoDate | null): boolean =>
  on === today && (delivery === null || delivery === today)

/** A day further back says nothing about freshness any more. */
const OLDEST_DAYS = 30

/** What is wrong with a seller's statement; `today` is of the seller's time zone. */
export function madeMistakes(made: Made, today: IsoDate): FieldMistakes {
  const mistakes = mistakesOf<Made>({ how: oneOf(MADE_HOW), on: day }, made)
  if (mistakes.on) return mistakes
  if (made.on > today) return { ...mistakes, on: 'tooBig' }
  return made.on < plusDays(today, -OLDEST_DAYS) ? { ...mistakes, on: 'tooSmall' } : mistakes
}
