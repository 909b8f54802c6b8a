import { dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { decodeLocation } from '@okolitsa/domain/geo/location.ts'
import { loading } from '../platform/loading/loading.ts'
import type { RootData } from '../platform/loading/root-data.ts'

function isBroken(url: URL): boolean {
  const encoded = url.searchParams.get('location')
  if (encoded === null) return false
  try {
    decodeLocation(encoded)
    return false
  } catch {
    return true
  }
}

export const rootLoader = loading(async ({ shop, url }): Promise<RootData> => {
  // keeps the table of time zones out of the first file
  const timeZone = (await import('../data/geo/time-zone-at.ts')).timeZoneAt(shop.location)
  const zones = [timeZone, SHOP_TIME_ZONE]
  return {
    location: shop.location,
    site: shop.site,
    timeZone,
    now: shop.now.toISOString(),
    days: Object.fromEntries(zones.map((zone) => [zone, dayIn(zone, shop.now)])),
    isLocationBroken: isBroken(url),
    // data that only the server loads
    ...(await (await import('./load-site-parts.ts')).loadSiteParts(shop, url)),
  }
})
