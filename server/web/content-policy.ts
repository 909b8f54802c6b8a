import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'

type Trackers = NonNullable<SiteInfo['trackers']>

/** Hosts of a tracker besides its configured URL: the script, and the receiver of data. */
const HOSTS = {
  metrika: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  vkPixel: ['https://top-fwz1.mail.ru'],
  abTests: ['https://uaas.yandex.ru'],
  personalization: ['https://web-static.mindbox.ru', 'https://personalization-web-stable.mindbox.ru'],
} as const satisfies Record<keyof Trackers, readonly string[]>

/** All hosts of a tracker; none when it is not configured. */
function hostsOf(tracker: Trackers[keyof Trackers], known: readonly string[]): readonly string[] {
  if (tracker === undefined) return []
  return typeof tracker === 'string' ? known : [new URL(tracker.baseUrl).origin, ...known]
}

/** Hosts of Yandex Maps: the script, its parts, the tiles. */
const MAPS = ['https://api-maps.yandex.ru', 'https://yastatic.net', 'https://*.maps.yandex.net']

/**
 * The content security policy of pages. Inline scripts are not allowed, because pages have none; payment pages have
 * their own hosts; of foreign maps and trackers only configured ones are allowed.
 */
export function contentPolicy({
  trackers = {},
  yandexMapsKey,
  mapTiles,
}: Pick<SiteInfo, 'trackers' | 'yandexMapsKey' | 'mapTiles'> = {}): string {
  const foreign: string[] = (Object.keys(HOSTS) as (keyof Trackers)[]).flatMap((name) =>
    hostsOf(trackers[name], HOSTS[name]),
  )
  const withMaps = yandexMapsKey !== undefined
  if (withMaps) foreign.push(...MAPS)
  const own = (...more: string[]) => ["'self'", ...more, ...foreign].join(' ')
  return [
    "default-src 'self'",
    `script-src ${own()}`,
    `style-src 'self' 'unsafe-inline'${withMaps ? ' blob:' : ''}`,
    `img-src ${own('data:', 'blob:')}`,
    "font-src 'self'",
    // tiles are read as data, so their host may not run scripts or show pictures
    `connect-src ${own(...(mapTiles ? [new URL(mapTiles.url).origin] : []))}`,
    // Yandex Maps create their own workers
    ...(withMaps ? ["worker-src 'self' blob:"] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
