import { type Language, SHOP_LANGUAGE } from '@okolitsa/domain/language/language.ts'
import type { SiteTheme } from '@okolitsa/domain/themes/site-theme.ts'
import { themeStyle } from '@okolitsa/domain/themes/theme-style.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'

/** Drawn from `favicon.svg`; the last one is a silhouette for notes. */
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
  const { layoutText, installText } = wordsIn(language)
  return {
    id: '/',
    name: title ?? layoutText.brandInText,
    short_name: title ?? layoutText.brandInText,
    ...(title === null && { description: layoutText.description }),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    categories: ['food', 'shopping'],
    icons: title === null ? [...DRAWN, SIGN] : [SIGN],
    shortcuts: [
      { name: installText.shortcuts.catalog, url: '/category' },
      { name: installText.shortcuts.cart, url: '/cart' },
      { name: installText.shortcuts.orders, url: '/account/orders' },
    ],
    // a word shared from another application is looked for
    share_target: { action: '/search-result', method: 'GET', params: { text: 'text' } },
  }
}
