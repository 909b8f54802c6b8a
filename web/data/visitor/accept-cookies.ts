import { COOKIE_TEXT_VERSION } from '@okolitsa/domain/analytics/event-kinds.ts'
import { days, readCookie, writeCookie } from '../../platform/client/cookies.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { AGREED_TRACKERS, trackersOf } from './agreed-trackers.ts'
import { COOKIE_CONSENT } from './cookie-consent.ts'
import { visitor } from './visitor.ts'

const OF_COUNTERS = /^(_ym_|_ymab_|tmr_|_tmr|mindbox|directCrm-|popmechanic_)/i

/** Stores the visitor's answer in this browser, and on the server as evidence. */
export async function answerCookies(isAccepted: boolean): Promise<void> {
  const before = readCookie(COOKIE_CONSENT)
  writeCookie(COOKIE_CONSENT, isAccepted ? '1' : '0', days(365))
  writeCookie(AGREED_TRACKERS, trackersOf(visitor.state().site).join('.'), isAccepted ? days(365) : 0)
  const { acceptCookies, withdrawCookies } = shopApi().events
  const record = isAccepted ? acceptCookies : withdrawCookies
  // if the call fails, the answer is still in the cookie
  await record({ body: { version: COOKIE_TEXT_VERSION } }).catch(() => undefined)
  if (before === '1' && !isAccepted) leaveCounters()
}

/** Removes the counters' cookies of this host and its parent domains, which counters prefer, and their storage. */
function forgetCounters(): void {
  const labels = window.location.hostname.split('.')
  const above = labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
  for (const part of document.cookie.split('; ')) {
    const [name = ''] = part.split('=')
    if (!OF_COUNTERS.test(name)) continue
    writeCookie(name, '', 0)
    // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every supported browser
    for (const domain of above) document.cookie = `${name}=; path=/; max-age=0; domain=${domain}`
  }
  try {
    for (const key of Object.keys(localStorage).filter((key) => OF_COUNTERS.test(key))) localStorage.removeItem(key)
  } catch {
    // forbidden storage
  }
}

/** A running third-party script can only be stopped by a reload. */
function leaveCounters(): void {
  forgetCounters()
  window.location.reload()
}
