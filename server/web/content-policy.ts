import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'

/** Hosts of a foreign counter: its script, and where it sends what it counts. */
const HOSTS = {
  metrika: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  vkPixel: ['https://top-fwz1.mail.ru'],
} as const satisfies Record<keyof NonNullable<SiteInfo['trackers']>, readonly string[]>

/**
 * What a page may load. No inline script runs on our pages, so none is allowed; maps and payment pages live on their own
 * hosts; of counters only those that the settings name are let in.
 */
export function contentPolicy(trackers: SiteInfo['trackers'] = {}): string {
  const foreign = (Object.keys(HOSTS) as (keyof typeof HOSTS)[])
    .filter((name) => trackers[name] !== undefined)
    .flatMap((name) => HOSTS[name])
  const own = (...more: string[]) => ["'self'", ...more, ...foreign].join(' ')
  return [
    "default-src 'self'",
    `script-src ${own()}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${own('data:', 'blob:')}`,
    "font-src 'self'",
    `connect-src ${own()}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
