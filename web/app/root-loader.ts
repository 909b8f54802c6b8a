import { decodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { loading } from './loading.ts'
import type { ShopContext, SiteInfo } from './shop-context.ts'

/** The seller whose shop or landing this host is. */
export interface SiteSeller {
  readonly id: number
  readonly title: string
  readonly place: string
  readonly pictureUrl: string | null
  /** Degrees of OKLCH: the colour under the picture. */
  readonly hue: number
  readonly legal: {
    readonly organizationName: string
    readonly organizationAddress: string
    readonly tin: string
    readonly ien: string
  }
}

/** What every page has at hand: `useRootData()`. */
export interface RootData {
  readonly location: Location
  readonly site: SiteInfo
  /** IANA zone of the place: its day is «today». */
  readonly timeZone: string
  /** ISO moment the data is of. */
  readonly now: string
  /** The `location` parameter of the address could not be read: a screen says so instead of the page (spec 2.4). */
  readonly isLocationBroken: boolean
  /** Null on the marketplace. */
  readonly seller: SiteSeller | null
}

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

async function loadSeller({ api, site }: ShopContext): Promise<SiteSeller | null> {
  if (site.organizationId === null) return null
  const farmer = await api.catalog.getFarmer({ params: { id: site.organizationId } })
  const { organizationName, organizationAddress, tin, ien } = farmer.legal
  return {
    id: farmer.id,
    title: farmer.title,
    place: farmer.place,
    pictureUrl: farmer.smallImageUrl || null,
    hue: farmer.hue,
    legal: { organizationName, organizationAddress, tin, ien },
  }
}

export const rootLoader = loading(
  async ({ shop, url }): Promise<RootData> => ({
    location: shop.location,
    site: shop.site,
    // the table of zones stays out of the first file
    timeZone: (await import('./time-zone-at.ts')).timeZoneAt(shop.location),
    now: shop.now.toISOString(),
    isLocationBroken: isBroken(url),
    seller: await loadSeller(shop),
  }),
)
