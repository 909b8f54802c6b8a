import type { Farmer } from '@okolitsa/contracts/catalog/farmer.ts'
import { placeNameOf } from '@okolitsa/domain/geo/location.ts'
import { locationQueryOf } from '../data/geo/location-query.ts'
import type { RootData, SiteMenu, SiteSeller } from '../platform/loading/root-data.ts'
import type { ShopContext } from '../platform/loading/shop-context.ts'

/** The seller of a shop or landing site; null on the marketplace. */
async function loadSeller(shop: ShopContext): Promise<SiteSeller | null> {
  const { api, site, location } = shop
  if (site.organizationId === null) return null
  const pages = await loadPages(shop)
  if (site.sellerType === 'restaurant') {
    const params = { id: site.organizationId }
    const { place, ...restaurant } = await api.restaurants.restaurant({ params, query: locationQueryOf(location) })
    return sellerOf({ ...restaurant, place: placeNameOf(place) ?? place.region }, pages)
  }
  if (site.sellerType === 'tour_operator') {
    return sellerOf(await api.tours.tourOrganizer({ params: { id: site.organizationId } }), pages)
  }
  return sellerOf(await api.catalog.getFarmer({ params: { id: site.organizationId } }), pages)
}

async function loadPages({ api, site }: ShopContext): Promise<SiteSeller['pages']> {
  if (!site.isConstructor && site.mode !== 'landing') return []
  return (await api.sitePages.getSiteMenu()).items
}

/** Fields that a farm and a restaurant share. */
type Introduced = Pick<
  Farmer,
  'id' | 'title' | 'place' | 'smallImageUrl' | 'hue' | 'legal' | 'termsOfUseLink' | 'pdnLink'
>

function sellerOf(seller: Introduced, pages: SiteSeller['pages']): SiteSeller {
  const { organizationName, organizationAddress, tin, ien } = seller.legal
  return {
    id: seller.id,
    title: seller.title,
    place: seller.place,
    pictureUrl: seller.smallImageUrl || null,
    hue: seller.hue,
    pages,
    legal: {
      organizationName,
      organizationAddress,
      tin,
      ien,
      termsUrl: seller.termsOfUseLink,
      privacyUrl: seller.pdnLink,
    },
  }
}

/** Maximum number of menus in the footer: more would push the help away. */
const MAX_MENUS = 2

/** Menus are optional: a failure must not fail the page. */
async function loadMenus({ api, site, location }: ShopContext): Promise<SiteMenu[]> {
  if (site.organizationId !== null) return []
  const query = { slot: 'footer', ...locationQueryOf(location) }
  const { items } = await api.content.cmsBlocks({ query }).catch(() => ({ items: [] }))
  return items
    .filter(({ kind }) => kind === 'menu')
    .slice(0, MAX_MENUS)
    .map(({ code, title, links }) => ({ code, title, links }))
}

export const loadSiteParts = async (shop: ShopContext): Promise<Pick<RootData, 'menus' | 'seller'>> => ({
  menus: await loadMenus(shop),
  seller: await loadSeller(shop),
})
