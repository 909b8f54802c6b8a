import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { readCookie } from '../../platform/client/cookies.ts'
import { COOKIE_CONSENT } from './cookie-consent.ts'

/** Foreign counters as a site names them. */
export type TrackerName = keyof NonNullable<SiteInfo['trackers']>

/** Which of them the notice named when the visitor agreed. Those who agreed before it was written knew of these two. */
export const AGREED_TRACKERS = 'cookie-services'
const FIRST_TRACKERS = 'metrika.vkPixel'

/** Those a yes was given to; nobody said yes to what came to the shop later. */
export const agreedTrackers = (): ReadonlySet<string> =>
  new Set(readCookie(COOKIE_CONSENT) === '1' ? (readCookie(AGREED_TRACKERS) ?? FIRST_TRACKERS).split('.') : [])

/** Those a site has. */
export const trackersOf = ({ trackers = {} }: Pick<SiteInfo, 'trackers'>): TrackerName[] =>
  (Object.keys(trackers) as TrackerName[]).filter((name) => trackers[name])

/** Whether the visitor is to be asked: never asked before, or about other trackers than there are now. */
export function hasToAsk(site: Pick<SiteInfo, 'trackers'>): boolean {
  const answer = readCookie(COOKIE_CONSENT)
  const agreed = agreedTrackers()
  return answer === undefined || (answer === '1' && trackersOf(site).some((name) => !agreed.has(name)))
}
