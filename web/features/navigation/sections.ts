/**
 * Places of the shop that menus may lead to. A section appears in menus only when `isBuilt`: turn it on together with
 * its routes, so that no link leads to nowhere.
 */
export interface Section {
  readonly href: string
  readonly isBuilt: boolean
  /** Lives on another site: opens in a new tab with an arrow. */
  readonly isExternal?: boolean
  /** Marked as new. */
  readonly isNew?: boolean
}

const inside = (href: string, isBuilt: boolean, isNew = false): Section => ({ href, isBuilt, isNew })
const outside = (href: string, isNew = false): Section => ({ href, isBuilt: true, isExternal: true, isNew })

export const sections = {
  home: inside('/', true),
  products: inside('/category', true),
  farmers: inside('/farmers', true),
  recipes: inside('/recipes', false),
  restaurants: inside('/restaurants', false, true),
  favorites: inside('/favorites', false),
  chats: inside('/account/chats', false),
  subscription: inside('/account/subscription', false),
  festival: inside('/festival', false),
  cart: inside('/cart', true),
  signIn: inside('/sign-in', true),
  account: inside('/account', true),
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
  sellerReviews: inside('/reviews', false),
  blog: outside('https://blog.okolitsa.example/'),
  travel: outside('https://travel.okolitsa.example/', true),
  becomeSeller: outside('https://seller.okolitsa.example/'),
  vk: outside('https://vk.com/'),
  telegram: outside('https://telegram.org/'),
  ok: outside('https://ok.ru/'),
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

/** Marks a link as leading away; screen readers hear it through the visible arrow's label. */
export const externalAttributes = (section: Section) =>
  section.isExternal ? { target: '_blank', rel: 'external noopener' } : {}

/** Whether a page belongs to a section, for highlighting it in menus. */
export function isInSection(section: Section, pathname: string): boolean {
  if (section.href === '/') return pathname === '/'
  return pathname === section.href || pathname.startsWith(`${section.href}/`)
}
