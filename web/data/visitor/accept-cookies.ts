import { days, writeCookie } from '../../platform/client/cookies.ts'
import { shopApi } from '../../platform/client/shop-api.ts'

/** The visitor accepts cookies: this browser remembers it, and the shop records the consent. */
export function acceptCookies(): void {
  writeCookie('cookie-accepted', '1', days(365))
  // should the call fail, the visitor's answer still stands in the cookie
  shopApi()
    .events.acceptCookies({ body: { version: '1' } })
    .catch(() => undefined)
}
