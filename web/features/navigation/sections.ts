/**
 * Places of the shop that menus may lead to. A section appears in menus only when `isBuilt`: turn it on together with
 * its routes, so that no link leads to nowhere. Those of other sites appear when the settings give their address.
 */
export interface Section {
  readonly href: string
  readonly isBuilt: boolean
  /** Lives on another site: opens in a new tab with an arrow. */
  readonly isExternal?: boolean
  /** Marked as new. */
  readonly isNew?: boolean
  /** Leads to another site when the settings give its address. */
  readonly mayBeElsewhere?: boolean
}

const inside = (href: string, isBuilt: boolean, isNew = false): Section => ({ href, isBuilt, isNew })
/** Its address is a setting of the shop. */
const outside = (isNew = false): Section => ({ href: '', isBuilt: true, isExternal: true, isNew })

export const sections = {
  home: inside('/', true),
  products: inside('/category', true),
  farmers: inside('/farmers', true),
  recipes: inside('/recipes', true),
  restaurants: inside('/restaurants', true, true),
  favorites: inside('/favorites', true),
  chats: inside('/account/chats', true),
  subscription: inside('/plans', true),
  festival: inside('/festival', true),
  cart: inside('/cart', true),
  signIn: inside('/sign-in', true),
  account: inside('/account', true),
  /** Where sellers sign in. */
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

/** A section as this site has it; null = not built yet, or another site whose address was not given. */
export function sectionHere(name: SectionName, links: Readonly<Record<string, string>> = {}): Section | null {
  const section: Section = sections[name]
  const href = section.isExternal || section.mayBeElsewhere ? links[name] : undefined
  if (href) return { ...section, href, isExternal: true }
  return section.isBuilt && !section.isExternal ? section : null
}

/** Marks a link as leading away; screen readers hear it through the visible arrow's label. */
export const externalAttributes = (section: Section) =>
  section.isExternal ? { target: '_blank', rel: 'external noopener' } : {}

/** Whether a page belongs to a section, for highlighting it in menus. */
export function isInSection(section: Section, pathname: string): boolean {
  if (section.href === '/') return pathname === '/'
  return pathname === section.href || pathname.startsWith(`${section.href}/`)
}
