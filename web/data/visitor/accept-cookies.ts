import { COOKIE_TEXT_VERSION } from '@okolitsa/domain/analytics/event-kinds.ts'
import { days, readCookie, writeCookie } from '../../platform/client/cookies.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { AGREED_TRACKERS, trackersOf } from './agreed-trackers.ts'
import { COOKIE_CONSENT } from './cookie-consent.ts'
import { visitor } from './visitor.ts'

/** What foreign counters may have written here. */
const OF_COUNTERS = /^(_ym_|_ymab_|tmr_|_tmr|mindbox|directCrm-|popmechanic_)/i

/** The visitor's answer: this browser remembers it, and the shop keeps it as a proof. */
export async function answerCookies(isAccepted: boolean): Promise<void> {
  const before = readCookie(COOKIE_CONSENT)
  writeCookie(COOKIE_CONSENT, isAccepted ? '1' : '0', days(365))
  writeCookie(AGREED_TRACKERS, trackersOf(visitor.state().site).join('.'), isAccepted ? days(365) : 0)
  const { acceptCookies, withdrawCookies } = shopApi().events
  const record = isAccepted ? acceptCookies : withdrawCookies
  // should the call fail, the visitor's answer still stands in the cookie
  await record({ body: { version: COOKIE_TEXT_VERSION } }).catch(() => undefined)
  if (before === '1' && !isAccepted) leaveCounters()
}

/** What counters wrote goes: cookies of this host and of those above it, which scripts like best, and their storage. */
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
    // a storage that is forbidden kept nothing
  }
}

/** A foreign script that runs can only be stopped by a page without it. */
function leaveCounters(): void {
  forgetCounters()
  window.location.reload()
}
