import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type AreaOf, areaOfPath } from '@okolitsa/domain/market/areas.ts'
import { linksArea, type RootData, type SiteMenu } from '../../platform/loading/root-data.ts'
import { SEARCH_PAGE } from './search-path.ts'

/**
 * Sections that menus may link to. A section appears only when `isBuilt`: set it together with its routes, so that
 * every link works. Sections of other sites appear when the settings contain their URL.
 */
export interface Section {
  readonly href: string
  readonly isBuilt: boolean
  /** Belongs to another site: opens in a new tab with an arrow. */
  readonly isExternal?: boolean
  readonly isNew?: boolean
  /** Links to another site when the settings contain its URL. */
  readonly mayBeElsewhere?: boolean
  /** Area of business of the section; its links vanish while the area is closed. */
  readonly area?: AreaOf | undefined
}

const inside = (href: string, isBuilt: boolean, isNew = false): Section => ({
  href,
  isBuilt,
  isNew,
  area: areaOfPath(href),
})
/** A section whose URL is a setting of the shop. */
const outside = (isNew = false): Section => ({ href: '', isBuilt: true, isExternal: true, isNew })

export const sections = {
  home: inside('/', true),
  products: inside('/category', true),
  farmers: inside('/farmers', true),
  recipes: inside('/recipes', true),
  restaurants: inside('/restaurants', true, true),
  favorites: inside('/favorites', true),
  chats: { ...inside('/account/chats', true), area: 'chat' },
  subscription: inside('/plans', true),
  festival: inside('/festival', true),
  search: inside(SEARCH_PAGE, true),
  cart: inside('/cart', true),
  signIn: inside('/sign-in', true),
  account: inside('/account', true),
  /** Section of the sellers' sign-in. */
  cabinet: inside('/cabinet', true),
  contacts: inside('/contacts', true),
  deliveryAndPayment: inside('/delivery-and-payment', true),
  privacy: inside('/privacy', true),
  agreement: inside('/agreement', true),
  returns: inside('/returns', true),
  consent: inside('/personal-data-consent', true),
  licences: inside('/licences', true),
  sellerProducts: inside('/', true),
  sellerAbout: inside('/info', true),
  sellerDelivery: inside('/delivery', true),
  sellerReviews: inside('/reviews', true),
  blog: outside(),
  travel: { ...inside('/tours', true, true), mayBeElsewhere: true },
  becomeSeller: { ...inside('/cabinet/start', true), mayBeElsewhere: true },
  vk: outside(),
  telegram: outside(),
  ok: outside(),
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

/** A section on this site; null = not built, of a closed or an empty area, or another site without a configured URL. */
export function sectionHere(name: SectionName, site: Pick<SiteInfo, 'links' | 'market'>): Section | null {
  const section: Section = sections[name]
  const { links = {} } = site
  if (!linksArea({ site }, section.area)) return null
  const href = section.isExternal || section.mayBeElsewhere ? links[name] : undefined
  if (href) return { ...section, href, isExternal: true }
  return section.isBuilt && !section.isExternal ? section : null
}

/** Links of a menu of the office as sections, without closed and empty areas; null = no such menu is published. */
export function menuOfOffice(
  { site, menus }: Pick<RootData, 'site' | 'menus'>,
  code: string,
): { readonly title: string; readonly items: readonly MenuItem[] } | null {
  const menu = menus.find((one) => one.code === code)
  return menu ? { title: menu.title, items: itemsOfMenu(site, menu) } : null
}

export interface MenuItem {
  readonly name: string
  readonly label: string
  readonly section: Section
}

export const itemsOfMenu = (site: Pick<SiteInfo, 'market'>, { links }: Pick<SiteMenu, 'links'>): MenuItem[] =>
  links
    .filter(({ href }) => linksArea({ site }, areaOfPath(href)))
    .map(({ title: label, href }) => ({
      name: href,
      label,
      section: { href, isBuilt: true, isExternal: !href.startsWith('/') },
    }))

/** Attributes of an external link; the visible arrow has the label for screen readers. */
export const externalAttributes = (section: Section) =>
  section.isExternal ? { target: '_blank', rel: 'external noopener' } : {}

/** Whether a page belongs to a section, for highlighting in menus. */
export function isInSection(section: Section, pathname: string): boolean {
  if (section.href === '/') return pathname === '/'
  return pathname === section.href || pathname.startsWith(`${section.href}/`)
}
