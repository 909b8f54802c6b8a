import { type IsoDate, plusDays } from '../clock/clock.ts'
import { day, type FieldMistakes, mistakesOf, oneOf } from '../validation/field-rules.ts'

/** How a product was made, as its seller states it. */
export const MADE_HOW = ['picked', 'milked', 'baked', 'caught', 'made'] as const
export type MadeHow = (typeof MADE_HOW)[number]

/** A seller's statement about the products in stock: picked, milked or baked on a day. */
export interface Made {
  readonly how: MadeHow
  readonly on: IsoDate
}

/** True = made on the day of its delivery. @param delivery null = the place and the day are unknown */
export const isFreshOnDelivery = ({ on }: Made, today: IsoDate, delivery: IsoDate | null): boolean =>
  on === today && (delivery === null || delivery === today)

/** Maximum age of a statement, days; an older statement does not indicate freshness. */
const OLDEST_DAYS = 30

/** Mistakes of a seller's statement; `today` is in the seller's time zone. */
export function madeMistakes(made: Made, today: IsoDate): FieldMistakes {
  const mistakes = mistakesOf<Made>({ how: oneOf(MADE_HOW), on: day }, made)
  if (mistakes.on) return mistakes
  if (made.on > today) return { ...mistakes, on: 'tooBig' }
  return made.on < plusDays(today, -OLDEST_DAYS) ? { ...mistakes, on: 'tooSmall' } : mistakes
}
