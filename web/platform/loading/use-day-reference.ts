import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { useRootData } from './root-data.ts'

/**
 * The moment and the time zone of the place that define «today» and «tomorrow» on this page: the same on the server and
 * in the browser. Days of an order are shown in its seller's time zone.
 */
export function useDayReference(): DayReference {
  const { now, timeZone } = useRootData()
  return { now: new Date(now), zone: timeZone }
}

/** The current year in the shop's time zone, for footers. */
export const useYear = (): number => Number(dayIn(SHOP_TIME_ZONE, useDayReference().now).slice(0, 4))
