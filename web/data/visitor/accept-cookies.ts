import { COOKIE_TEXT_VERSION } from '@okolitsa/domain/analytics/event-kinds.ts'
import { days, readCookie, writeCookie } from '../../platform/client/cookies.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { COOKIE_CONSENT } from './cookie-consent.ts'

/** Cookies of foreign counters that may be here. */
const OF_COUNTERS = /^(_ym_|tmr_|_tmr)/

/** The visitor's answer: this browser remembers it, and the shop keeps it as a proof. */
export async function answerCookies(isAccepted: boolean): Promise<void> {
  const before = readCookie(COOKIE_CONSENT)
  writeCookie(COOKIE_CONSENT, isAccepted ? '1' : '0', days(365))
  const { acceptCookies, withdrawCookies } = shopApi().events
  const record = isAccepted ? acceptCookies : withdrawCookies
  // should the call fail, the visitor's answer still stands in the cookie
  await record({ body: { version: COOKIE_TEXT_VERSION } }).catch(() => undefined)
  if (before === '1' && !isAccepted) leaveCounters()
}

/** A foreign script that runs can only be stopped by a page without it. */
function leaveCounters(): void {
  for (const part of document.cookie.split('; ')) {
    const [name = ''] = part.split('=')
    if (OF_COUNTERS.test(name)) writeCookie(name, '', 0)
  }
  window.location.reload()
}
