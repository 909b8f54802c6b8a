import { type FieldMistakes, type FieldRule, mistakesOf } from '../validation/field-rules.ts'

export const HOME_PATH = '/'

/** First path segments used by the shop, its files and its calls; pages of sites may not use them. */
export const SHOP_SEGMENTS: ReadonlySet<string> = new Set([
  ...[
    'account',
    'agreement',
    'api',
    'assets',
    'booking',
    'bookings',
    'cabinet',
    'cart',
    'catalog',
    'category',
    'chats',
    'checkout',
  ],
  ...[
    'constructor',
    'contacts',
    'courier',
    'delivery',
    'delivery-and-payment',
    'dishes',
    'farmers',
    'favicon',
    'favorites',
  ],
  ...[
    'feeds',
    'festival',
    'files',
    'goods',
    'healthz',
    'icons',
    'images',
    'info',
    'legal',
    'licences',
    'live',
    'manifest',
    'map',
    'metrics',
    'not-found',
  ],
  ...[
    'offline',
    'office',
    'opening',
    'operator',
    'orders',
    'payment',
    'plans',
    'personal-data-consent',
    'preview',
    'privacy',
    'products',
    'questions',
  ],
  ...[
    'readyz',
    'recipes',
    'requests',
    'restaurants',
    'returns',
    'reviews',
    'robots',
    'search-result',
    'server',
    'shared-cart',
  ],
  ...['sign-in', 'sitemap', 'src', 'static', 'tours', 'ui', 'unsubscribe', 'unsupported-browser'],
  ...['unsupported-device', 'v1', 'v2', 'v3', 'web', 'well-known', 'widget'],
])

/** Path of a page: `/` or up to two segments of lower-case Latin letters, digits and single hyphens. */
const PATH = /^\/([a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?)?$/

const pathRule: FieldRule<string> = (path) => {
  if (path === '') return 'required'
  if (path.length > 80) return 'tooLong'
  if (!PATH.test(path)) return 'wrongValue'
  return SHOP_SEGMENTS.has(path.split('/')[1] ?? '') ? 'taken' : null
}

export const pathMistakes = (path: string): FieldMistakes => mistakesOf({ path: pathRule }, { path })
