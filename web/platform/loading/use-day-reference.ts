import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { useRootData } from './root-data.ts'

/**
 * The moment and the zone of the place against which «today» and «tomorrow» of this page are worded: the same on the
 * server and in the browser. What belongs to an order is shown in its seller's zone.
 */
export function useDayReference(): DayReference {
  const { now, timeZone } = useRootData()
  return { now: new Date(now), zone: timeZone }
}

/** The year it is in the shop, for footers. */
export const useYear = (): number => Number(dayIn(SHOP_TIME_ZONE, useDayReference().now).slice(0, 4))
