import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { PAGE_KEY_COOKIE } from '@okolitsa/domain/geo/page-place.ts'
import type { CallContext } from '../../../platform/http/handler.ts'

/** Cookies of the customer's place and its source; only a place taken from the main address has a source. */
export const PLACE_COOKIES = { location: 'location', source: 'location-source' } as const
/** Source of a place taken from the main address, which follows changes of that address and is removed at sign-out. */
const FROM_MAIN_ADDRESS = 'main'
/** Lifetime of these cookies (spec 9), seconds. */
const LIFETIME_SECONDS = 30 * 24 * 3600

type Cookies = Pick<CallContext, 'cookies' | 'setCookie'>

/** True = the place may follow the main address, because the visitor has not chosen one. */
const mayFollow = ({ cookies }: Pick<CallContext, 'cookies'>): boolean =>
  !cookies[PLACE_COOKIES.location] || cookies[PLACE_COOKIES.source] === FROM_MAIN_ADDRESS

function setBoth({ setCookie }: Cookies, location: string, source: string, maxAge: number): void {
  // readable by scripts: the page switches to the new place
  setCookie(PLACE_COOKIES.location, location, { httpOnly: false, maxAge })
  setCookie(PLACE_COOKIES.source, source, { httpOnly: false, maxAge })
  // the cached page key belongs to the previous place
  setCookie(PAGE_KEY_COOKIE, '', { httpOnly: false })
}

/** Sets the browser's place to the main address, unless the customer chose a place. */
export function followHome(context: Cookies & Pick<CallContext, 'site'>, home: Location | null): void {
  // a seller's site begins with the seller's town
  if (context.site.mode !== 'default' || !mayFollow(context)) return
  if (home) setBoth(context, encodeLocation(home), FROM_MAIN_ADDRESS, LIFETIME_SECONDS)
  else leaveHome(context)
}

/** Removes the place from the browser at sign-out if it was the main address. */
export function leaveHome(context: Cookies): void {
  if (context.cookies[PLACE_COOKIES.source] === FROM_MAIN_ADDRESS) setBoth(context, '', '', 0)
}
