import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { dayIn, type IsoDate, minuteOfDayIn } from '@okolitsa/domain/clock/clock.ts'
import { exceptionOn, type OpenSpan, spansOn } from '@okolitsa/domain/restaurants/opening-hours.ts'
import { workingDayEnd, workingDayOf } from '@okolitsa/domain/restaurants/working-day.ts'

type Kitchen = Pick<KitchenMenuAnswer, 'timeZone' | 'openingHours' | 'openingExceptions'>

const hoursOf = ({ timeZone, openingHours, openingExceptions }: Kitchen) => ({
  timeZone,
  week: openingHours,
  exceptions: openingExceptions,
})

/** A kitchen's «today»: a shift past midnight belongs to the day on which it started. */
export interface KitchenDay {
  readonly day: IsoDate
  readonly spans: readonly OpenSpan[]
  /** Whether exceptional hours replace the weekly ones. */
  readonly isOther: boolean
  /** Whether the shift began on the previous calendar day. */
  readonly isNight: boolean
  /** The day ends when the night shift closes, after midnight, and not at midnight. */
  readonly endsWithShift: boolean
  /** End of the day, ISO 8601. */
  readonly endsAt: string
}

export function kitchenDay(menu: Kitchen, now: Date): KitchenDay {
  const hours = hoursOf(menu)
  const day = workingDayOf(hours, now)
  const endsAt = workingDayEnd(hours, now)
  return {
    day,
    spans: spansOn(hours, day),
    isOther: exceptionOn(hours, day) !== null,
    isNight: day !== dayIn(menu.timeZone, now),
    endsWithShift: minuteOfDayIn(menu.timeZone, endsAt) !== 0,
    endsAt: endsAt.toISOString(),
  }
}
