import type { BannerFields } from '@okolitsa/contracts/content/banners.endpoints.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { REGION_TITLES } from '@okolitsa/strings/ru/regions.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'

const titles: Readonly<Record<string, string>> = REGION_TITLES

export const regionTitle = (code: string): string => titles[code] ?? code
export const placesOf = (codes: readonly string[]): string =>
  codes.length === 0 ? text.everywhere : codes.map(regionTitle).join(', ')

/** Writes moments in the time zone of the market. */
export function useMoment(): (moment: string) => string {
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  return (moment) => formatMoment(new Date(moment), reference)
}

/** When a banner is shown, in words. */
export function usePeriod({ startsAt, endsAt }: Pick<BannerFields, 'startsAt' | 'endsAt'>): string {
  const say = useMoment()
  return text.period(startsAt && say(startsAt), endsAt && say(endsAt))
}
