import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { firstSign } from '@okolitsa/domain/text/cut-text.ts'
import { formatDate } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'

export function useDateText(): (moment: string) => string {
  const reference = useDayReference()
  return (moment) => formatDate(dayIn(SHOP_TIME_ZONE, new Date(moment)), reference)
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => firstSign(word).toUpperCase())
    .join('')
