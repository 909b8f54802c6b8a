/** Pages of the market to which a menu may lead, in the order of the choice. */
export const MENU_PAGES = [
  '/',
  '/category',
  '/farmers',
  '/map/farmers',
  '/restaurants',
  '/tours',
  '/recipes',
  '/festival',
  '/plans',
  '/contacts',
  '/delivery-and-payment',
  '/returns',
  '/agreement',
  '/privacy',
  '/personal-data-consent',
  '/licences',
  '/cabinet/start',
  '/cabinet',
] as const

const SECURE = /^https:\/\/[^\s<>"'\\/]+\.[^\s<>"'\\]+$/
const CATEGORY = /^\/category\/([a-z0-9]+(?:-[a-z0-9]+)*)$/

/** Key of the category of a link; null = another link. */
export const categoryOfLink = (href: string): string | null => CATEGORY.exec(href)?.[1] ?? null

/** Whether a menu may lead there: a page of the market, a category, or another site over https. */
export const isMenuLink = (href: string): boolean =>
  MENU_PAGES.some((page) => page === href) || CATEGORY.test(href) || SECURE.test(href)
