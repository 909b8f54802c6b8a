import { decodeLocation } from '@okolitsa/domain/geo/location.ts'
import { loading } from '../platform/loading/loading.ts'
import type { RootData, SiteSeller } from '../platform/loading/root-data.ts'
import type { ShopContext } from '../platform/loading/shop-context.ts'

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
    legal: {
      organizationName,
      organizationAddress,
      tin,
      ien,
      termsUrl: farmer.termsOfUseLink,
      privacyUrl: farmer.pdnLink,
    },
  }
}

export const rootLoader = loading(
  async ({ shop, url }): Promise<RootData> => ({
    location: shop.location,
    site: shop.site,
    // the table of zones stays out of the first file
    timeZone: (await import('../data/geo/time-zone-at.ts')).timeZoneAt(shop.location),
    now: shop.now.toISOString(),
    isLocationBroken: isBroken(url),
    seller: await loadSeller(shop),
  }),
)
