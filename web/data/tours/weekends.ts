import { type IsoDate, plusDays, weekdayOf } from '@okolitsa/domain/clock/clock.ts'

export interface Weekend {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** Weekends from a day on; on a Sunday the first one is that Sunday only. */
export function weekendsFrom(today: IsoDate, count: number): Weekend[] {
  const weekday = weekdayOf(today)
  const saturday = plusDays(today, weekday === 7 ? -1 : 6 - weekday)
  return Array.from({ length: count }, (_, index) => {
    const from = plusDays(saturday, index * 7)
    return { from: from < today ? today : from, to: plusDays(saturday, index * 7 + 1) }
  })
}
