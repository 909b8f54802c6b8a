import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { useRootData } from './use-site.ts'

/** The moment against which «today» and «tomorrow» of this page are told: the same on the server and in the browser. */
export function useDayReference(): DayReference {
  return { now: new Date(useRootData().now) }
}
