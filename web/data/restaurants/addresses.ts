/** Addresses of restaurants and dishes (spec 2.2). */
import { categoryPath, GOODS } from '../catalog/addresses.ts'

/** All restaurants, or those of a kitchen. */
export const restaurantsPath = (kitchen?: string): string => (kitchen ? `/restaurants/${kitchen}` : '/restaurants')

export const restaurantPath = (id: number): string => `/restaurants/${id}`

/** Hours, address and who stands behind it. */
export const restaurantInfoPath = (id: number): string => `/restaurants/${id}/info`

export const dishPath = (slug: string): string => `/dishes/${slug}`

/** The pages of one restaurant: in its own shop they are the shop's pages. */
export const restaurantAddresses = (
  site: { readonly organizationId: number | null; readonly isConstructor?: boolean },
  id: number,
) =>
  site.organizationId === id
    ? // a page of its people's making may stand at the door of a shop made in the constructor
      { menu: site.isConstructor ? categoryPath(GOODS) : '/', info: '/info', isOwnShop: true }
    : { menu: restaurantPath(id), info: restaurantInfoPath(id), isOwnShop: false }
