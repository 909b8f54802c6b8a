import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import { readCookie } from '../../platform/client/cookies.ts'
import { COOKIE_CONSENT } from './cookie-consent.ts'

export type TrackerName = keyof NonNullable<SiteInfo['trackers']>

/** Trackers named in the banner at the consent. The default is for consents from before this cookie. */
export const AGREED_TRACKERS = 'cookie-services'
const FIRST_TRACKERS = 'metrika.vkPixel'

/** Trackers with consent; later ones have none. */
export const agreedTrackers = (): ReadonlySet<string> =>
  new Set(readCookie(COOKIE_CONSENT) === '1' ? (readCookie(AGREED_TRACKERS) ?? FIRST_TRACKERS).split('.') : [])

export const trackersOf = ({ trackers = {} }: Pick<SiteInfo, 'trackers'>): TrackerName[] =>
  (Object.keys(trackers) as TrackerName[]).filter((name) => trackers[name])

/** Whether to show the banner: no answer yet, or an answer about other trackers. The office counts nobody and never asks. */
export function hasToAsk(site: Pick<SiteInfo, 'trackers'>, path = '/'): boolean {
  if (/^\/office(\/|$)/.test(path)) return false
  const answer = readCookie(COOKIE_CONSENT)
  const agreed = agreedTrackers()
  return answer === undefined || (answer === '1' && trackersOf(site).some((name) => !agreed.has(name)))
}
