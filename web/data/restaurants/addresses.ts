/** Paths of restaurants and dishes (spec 2.2). */
import { ownGoodsPath, type SellerSite } from '../catalog/addresses.ts'
import { shopPageIn } from '../catalog/shop-pages.ts'

export const restaurantsPath = (kitchen?: string): string => (kitchen ? `/restaurants/${kitchen}` : '/restaurants')

export const restaurantPath = (id: number): string => `/restaurants/${id}`

export const menuSectionPath = (id: number, slug: string): string => `${restaurantPath(id)}/${slug}`

export const menuSectionAnchor = (sectionId: number): string => `section-${sectionId}`

/** Path of hours, postal address and legal information. */
export const restaurantInfoPath = (id: number): string => `/restaurants/${id}/info`

export const dishPath = (slug: string): string => `/dishes/${slug}`

/** Paths of one restaurant: on its own site they are the site's pages; a landing has the menu only. */
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
