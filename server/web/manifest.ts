import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { type Language, SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import { type Area, areaOfPath, isInClosed } from '@okolitsa/domain/market/areas.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

/**
 * Icons rendered from `favicon.svg`, or from the monogram of a seller's site; the last one is a silhouette for
 * notifications.
 */
export const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable.png', 'icon-apple.png', 'icon-badge.png'] as const

const DRAWN = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
/** Colour of browser toolbars and of the splash screen. */
const colorOf = (theme: SiteTheme | null): string => (theme ? themeStyle(theme).pageColor : '#FCFAF5')

/** Monogram with the first letter of the name and its colour. */
const SIGN = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }

/** URL of the manifest of a language, because browsers request manifests without cookies. */
export const manifestPath = (language: Language): string =>
  language === SHOP_LANGUAGE ? '/site.webmanifest' : `/site.${language}.webmanifest`

/**
 * Web app manifest of the shop, the same application in every language.
 * @param site title of a seller's own site (null = the marketplace), theme of the site (null = the default theme), and
 * the market
 */
export function manifestIn(
  language: Language,
  { title, theme, market }: { title: string | null; theme: SiteTheme | null; market: SiteInfo['market'] },
) {
  const color = colorOf(theme)
  const { installText, shopWords } = wordsIn(language)
  const isOpen = (path: string) => !isInClosed(areaOfPath(path), market.closedAreas)
  const description = market.description ?? (isOpen('/category') ? shopWords.description : undefined)
  return {
    id: '/',
    name: title ?? market.name,
    short_name: title ?? shortName(market.name),
    ...(title === null && description !== undefined && { description }),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['food', 'shopping'],
    icons: [...DRAWN, SIGN],
    shortcuts: [
      { name: installText.shortcuts.catalog, url: '/category' },
      { name: installText.shortcuts.cart, url: '/cart' },
      { name: installText.shortcuts.orders, url: '/account/orders' },
    ].filter(({ url }) => isOpen(url)),
    // text shared from another application is searched for
    ...(isOpen('/search-result') && {
      share_target: { action: '/search-result', method: 'GET', params: { text: 'text' } },
    }),
  }
}

/** Manifest of the cabinet, which is a separate application. */
export const CABINET_MANIFEST_PATH = '/cabinet.webmanifest'

/** Web app manifest of the cabinet, in the shop's default language. */
export function cabinetManifest(market: string, theme: SiteTheme | null, closedAreas: readonly Area[]) {
  const color = colorOf(theme)
  const { cabinetInstall: text } = wordsIn(SHOP_LANGUAGE)
  return {
    id: '/cabinet',
    name: text.name(market),
    short_name: text.shortName,
    description: text.description,
    lang: SHOP_LANGUAGE,
    dir: 'ltr',
    start_url: '/cabinet',
    scope: '/cabinet',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['business', 'food'],
    icons: [...DRAWN, SIGN],
    shortcuts: [
      { name: text.shortcuts.picking, url: '/cabinet/picking' },
      { name: text.shortcuts.orders, url: '/cabinet/orders' },
      ...(closedAreas.includes('goods') ? [] : [{ name: text.shortcuts.goods, url: '/cabinet/goods' }]),
    ],
  }
}
