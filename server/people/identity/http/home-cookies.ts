import { encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import { PAGE_KEY_COOKIE } from '@okolitsa/domain/geo/page-place.ts'
import type { CallContext } from '../../../platform/http/handler.ts'

/** The place the customer is at, and how it came about: only a place that follows the main address is marked. */
export const PLACE_COOKIES = { location: 'location', source: 'location-source' } as const
/** The place is the main address: nobody chose it, so it follows the address and leaves with the session. */
const FROM_MAIN_ADDRESS = 'main'
/** Generic cookie lifetime, spec 9, seconds. */
const LIFETIME_SECONDS = 30 * 24 * 3600

type Cookies = Pick<CallContext, 'cookies' | 'setCookie'>

/** The place may follow the main address: the visitor has chosen none. */
const mayFollow = ({ cookies }: Pick<CallContext, 'cookies'>): boolean =>
  !cookies[PLACE_COOKIES.location] || cookies[PLACE_COOKIES.source] === FROM_MAIN_ADDRESS

function setBoth({ setCookie }: Cookies, location: string, source: string, maxAge: number): void {
  // readable by scripts: the page turns to the new place
  setCookie(PLACE_COOKIES.location, location, { httpOnly: false, maxAge })
  setCookie(PLACE_COOKIES.source, source, { httpOnly: false, maxAge })
  // pages are of another place now
  setCookie(PAGE_KEY_COOKIE, '', { httpOnly: false })
}

/** The main address becomes the browser's place unless the customer chose one. */
export function followHome(context: Cookies & Pick<CallContext, 'site'>, home: Location | null): void {
  // at a seller's site the seller's town is the beginning
  if (context.site.mode !== 'default' || !mayFollow(context)) return
  if (home) setBoth(context, encodeLocation(home), FROM_MAIN_ADDRESS, LIFETIME_SECONDS)
  else leaveHome(context)
}

/** Removes the place from the browser at sign-out if it was the main address. */
export function leaveHome(context: Cookies): void {
  if (context.cookies[PLACE_COOKIES.source] === FROM_MAIN_ADDRESS) setBoth(context, '', '', 0)
}
