import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'

/** Hosts of a foreign counter: its script, and where it sends what it counts. */
const HOSTS = {
  metrika: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  vkPixel: ['https://top-fwz1.mail.ru'],
} as const satisfies Record<keyof NonNullable<SiteInfo['trackers']>, readonly string[]>

/** Hosts of Yandex Maps: the script, its parts, the tiles. */
const MAPS = ['https://api-maps.yandex.ru', 'https://yastatic.net', 'https://*.maps.yandex.net']

/**
 * What a page may load. No inline script runs on our pages, so none is allowed; maps and payment pages live on their own
 * hosts; of foreign maps and counters only those that the settings name are let in.
 */
export function contentPolicy({
  trackers = {},
  yandexMapsKey,
}: Pick<SiteInfo, 'trackers' | 'yandexMapsKey'> = {}): string {
  const foreign: string[] = (Object.keys(HOSTS) as (keyof typeof HOSTS)[])
    .filter((name) => trackers[name] !== undefined)
    .flatMap((name) => HOSTS[name])
  const withMaps = yandexMapsKey !== undefined
  if (withMaps) foreign.push(...MAPS)
  const own = (...more: string[]) => ["'self'", ...more, ...foreign].join(' ')
  return [
    "default-src 'self'",
    `script-src ${own()}`,
    `style-src 'self' 'unsafe-inline'${withMaps ? ' blob:' : ''}`,
    `img-src ${own('data:', 'blob:')}`,
    "font-src 'self'",
    `connect-src ${own()}`,
    // the maps of Yandex draw in workers that they make themselves
    ...(withMaps ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
