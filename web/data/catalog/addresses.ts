/** Paths of the catalogue's pages (spec 2.2). */
import { type ShopPage, type ShopSite, shopPageIn } from './shop-pages.ts'

export const categoryPath = (urlKey: string): string => `/category/${urlKey}`

interface Made {
  readonly isConstructor?: boolean
}

/** A constructor's site has one category for all its products (spec 1, 2.2). */
export const GOODS = 'goods'

export const productPath = (
  product: { readonly categoryUrlKey: string; readonly slug: string },
  site: Made = {},
): string => `${categoryPath(site.isConstructor ? GOODS : product.categoryUrlKey)}/${product.slug}`

export const farmersPath = (urlKey?: string): string => (urlKey ? `/farmers/${urlKey}` : '/farmers')

/** The map of farmers around a place, at a zoom that separates the farms of a district. */
export const farmMapPath = ({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): string => `/map/farmers?at=${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))},9`

export const farmerPath = (id: number): string => `/farmers/${id}`

export type SellerSite = ShopSite & { readonly organizationId: number | null }

export interface FarmAddresses {
  readonly goods: string
  readonly info: string
  readonly delivery: string
  readonly reviews: string
  readonly questions: string
  /** Path of the products of one category. */
  part(urlKey: string): string
}

/**
 * Paths of a farm. On the marketplace a farm's pages are under its id; on the farm's own site they are the site's
 * pages, and the products replace missing ones.
 */
export function farmAddresses(site: SellerSite, id: number): FarmAddresses {
  const isOwn = site.organizationId === id
  const home = farmerPath(id)
  const goods = isOwn ? ownGoodsPath(site) : home
  const pathOf = (page: ShopPage) => (isOwn ? (shopPageIn(site, page) ?? goods) : `${home}/${page}`)
  return {
    goods,
    info: pathOf('info'),
    delivery: pathOf('delivery'),
    reviews: pathOf('reviews'),
    questions: pathOf('questions'),
    part: isOwn ? categoryPath : (urlKey) => `${home}/${urlKey}`,
  }
}

/** Products of a site: on a constructor's site a custom page may be the home page. */
export const ownGoodsPath = (site: Made): string => (site.isConstructor ? categoryPath(GOODS) : '/')

/** Whether a segment has the syntax of a product slug; others need no request. */
export const isProductSlug = (slug: string): boolean => /^[a-z0-9-]{1,200}$/.test(slug)
