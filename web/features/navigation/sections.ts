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
}

const inside = (href: string, isBuilt: boolean, isNew = false): Section => ({ href, isBuilt, isNew })
/** A section whose URL is a setting of the shop. */
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

/** A section on this site; null = not built, or another site without a configured URL. */
export function sectionHere(name: SectionName, links: Readonly<Record<string, string>> = {}): Section | null {
  const section: Section = sections[name]
  const href = section.isExternal || section.mayBeElsewhere ? links[name] : undefined
  if (href) return { ...section, href, isExternal: true }
  return section.isBuilt && !section.isExternal ? section : null
}

/** Attributes of an external link; the visible arrow has the label for screen readers. */
export const externalAttributes = (section: Section) =>
  section.isExternal ? { target: '_blank', rel: 'external noopener' } : {}

/** Whether a page belongs to a section, for highlighting in menus. */
export function isInSection(section: Section, pathname: string): boolean {
  if (section.href === '/') return pathname === '/'
  return pathname === section.href || pathname.startsWith(`${section.href}/`)
}
