import { type IsoDate, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'
import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import { type DemoFestivalGround, festivalSchema } from '../schemas/festival.ts'
import { readData } from './read-data.ts'

const { sections, ...festival } = readData('festival.json', festivalSchema)

/** The festival in nine cities on consecutive weekends; dates are relative to the next Saturday. */
export const demoFestival: { readonly lead: string; readonly grounds: readonly DemoFestivalGround[] } = festival

/** Categories of the festival's sections. */
export const demoFestivalSections: Readonly<Record<FestivalSection, readonly number[]>> = sections

const SATURDAY = 6
/** Minimum days until the first venue opens, so that customers have time to order. */
const SOONEST_DAYS = 3

/** The Saturday on which the festival of a demo begins that is loaded on a day. */
export function festivalStart(today: IsoDate): IsoDate {
  const soonest = plusDays(today, SOONEST_DAYS)
  return plusDays(soonest, (SATURDAY - weekdayOf(soonest) + 7) % 7)
}
