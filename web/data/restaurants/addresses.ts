/** Addresses of restaurants and dishes (spec 2.2). */
import { ownGoodsPath, type SellerSite } from '../catalog/addresses.ts'
import { shopPageIn } from '../catalog/shop-pages.ts'

/** All restaurants, or those of a kitchen. */
export const restaurantsPath = (kitchen?: string): string => (kitchen ? `/restaurants/${kitchen}` : '/restaurants')

export const restaurantPath = (id: number): string => `/restaurants/${id}`

/** A section of its menu. */
export const menuSectionPath = (id: number, slug: string): string => `${restaurantPath(id)}/${slug}`

/** The part of the menu's page where a section begins. */
export const menuSectionAnchor = (sectionId: number): string => `section-${sectionId}`

/** Hours, address and who stands behind it. */
export const restaurantInfoPath = (id: number): string => `/restaurants/${id}/info`

export const dishPath = (slug: string): string => `/dishes/${slug}`

/** The pages of one restaurant: in its own shop they are the shop's pages; a landing has the menu only. */
export function restaurantAddresses(site: SellerSite, id: number) {
  if (site.organizationId === id) {
    const menu = ownGoodsPath(site)
    const sectionPath = (section: SectionAddress) => `${menu}#${menuSectionAnchor(section.id)}`
    return { menu, info: shopPageIn(site, 'info') ?? menu, sectionPath, isOwnShop: true }
  }
  const sectionPath = ({ slug }: SectionAddress) => menuSectionPath(id, slug)
  return { menu: restaurantPath(id), info: restaurantInfoPath(id), sectionPath, isOwnShop: false }
}

interface SectionAddress {
  readonly id: number
  readonly slug: string
}
