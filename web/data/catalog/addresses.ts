/** Addresses of the catalogue's pages (spec 2.2). */
import { type ShopPage, type ShopSite, shopPageIn } from './shop-pages.ts'

export const categoryPath = (urlKey: string): string => `/category/${urlKey}`

/** Whether a shop was made in the constructor of sites. */
interface Made {
  readonly isConstructor?: boolean
}

/** A shop made in the constructor has one category for everything it sells (spec 1, 2.2). */
export const GOODS = 'goods'

export const productPath = (
  product: { readonly categoryUrlKey: string; readonly slug: string },
  site: Made = {},
): string => `${categoryPath(site.isConstructor ? GOODS : product.categoryUrlKey)}/${product.slug}`

export const farmersPath = (urlKey?: string): string => (urlKey ? `/farmers/${urlKey}` : '/farmers')

/** The map of farmers round a place; near enough to tell the farms of a district from each other. */
export const farmMapPath = ({
  latitude,
  longitude,
}: {
  readonly latitude: number
  readonly longitude: number
}): string => `/map/farmers?at=${Number(latitude.toFixed(2))},${Number(longitude.toFixed(2))},9`

export const farmerPath = (id: number): string => `/farmers/${id}`

/** A site that may be a seller's own. */
export type SellerSite = ShopSite & { readonly organizationId: number | null }

/** The pages of one farm. */
export interface FarmAddresses {
  readonly goods: string
  readonly info: string
  readonly delivery: string
  readonly reviews: string
  readonly questions: string
  /** Goods of one category. */
  part(urlKey: string): string
}

/**
 * On the marketplace a farm's pages lie under its number; in the farm's own shop they are the shop's pages, and its goods
 * stand for those that the shop does without.
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

/** What a shop sells: a page of the seller's own making may stand at the door of a shop made in the constructor. */
export const ownGoodsPath = (site: Made): string => (site.isConstructor ? categoryPath(GOODS) : '/')

/** Whether a part of an address can be a product's at all; anything else needs no asking. */
export const isProductSlug = (slug: string): boolean => /^[a-z0-9-]{1,200}$/.test(slug)
