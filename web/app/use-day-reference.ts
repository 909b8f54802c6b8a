import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { useRootData } from './use-site.ts'

/** The moment against which «today» and «tomorrow» of this page are told: the same on the server and in the browser. */
export function useDayReference(): DayReference {
  return { now: new Date(useRootData().now) }
}

/** The year it is in the shop, for footers. */
export const useYear = (): number => Number(dayIn(SHOP_TIME_ZONE, useDayReference().now).slice(0, 4))
