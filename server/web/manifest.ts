import { type Language, SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

/** Drawn from `favicon.svg`, at a seller's site from its sign; the last one is a silhouette for notes. */
export const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable.png', 'icon-apple.png', 'icon-badge.png'] as const

const DRAWN = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]
/** Of a seller's site: its own letter and colour. */
const SIGN = { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }

/** Where a page of the language finds its manifest: a browser asks for it without cookies. */
export const manifestPath = (language: Language): string =>
  language === SHOP_LANGUAGE ? '/site.webmanifest' : `/site.${language}.webmanifest`

/**
 * What a device is told of the shop it installs: the same application in every language.
 * @param theme how the site looks; null = as the marketplace
 * @param title of a seller's own site; null = the marketplace
 */
export function manifestIn(language: Language, title: string | null, theme: SiteTheme | null = null) {
  const color = theme ? themeStyle(theme).pageColor : '#FCFAF5'
  const { layoutText, installText, shopWords } = wordsIn(language)
  return {
    id: '/',
    name: title ?? layoutText.brandInText,
    short_name: title ?? layoutText.brandInText,
    ...(title === null && { description: shopWords.description }),
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
    ],
    // a word shared from another application is looked for
    share_target: { action: '/search-result', method: 'GET', params: { text: 'text' } },
  }
}

/** Of the sellers' side: an application of its own, which opens on the day. */
export const CABINET_MANIFEST_PATH = '/cabinet.webmanifest'

/** What a device is told of the cabinet it installs. It speaks the sellers' language, which is the shop's. */
export function cabinetManifest() {
  const { cabinetInstall: text } = wordsIn(SHOP_LANGUAGE)
  return {
    id: '/cabinet',
    name: text.name,
    short_name: text.shortName,
    description: text.description,
    lang: SHOP_LANGUAGE,
    dir: 'ltr',
    start_url: '/cabinet',
    scope: '/cabinet',
    display: 'standalone',
    background_color: '#FCFAF5',
    theme_color: '#FCFAF5',
    categories: ['business', 'food'],
    icons: [...DRAWN, SIGN],
    shortcuts: [
      { name: text.shortcuts.picking, url: '/cabinet/picking' },
      { name: text.shortcuts.orders, url: '/cabinet/orders' },
      { name: text.shortcuts.goods, url: '/cabinet/goods' },
    ],
  }
}
