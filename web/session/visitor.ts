import { decodeLocation, encodeLocation, type Location } from '@okolitsa/domain/geo/location.ts'
import type { ShopApi } from '../app/shop-api.ts'
import type { SiteInfo } from '../app/shop-context.ts'
import { days, readCookie, writeCookie } from './cookies.ts'

/** Cookie with the chosen place (encoded Location); generic cookie lifetime, spec 9. */
const LOCATION_COOKIE = 'location'
/** Present while nobody chose the place and it follows the customer's main address; the server sets both. */
const SOURCE_COOKIE = 'location-source'
/** Readable by scripts on purpose: it says that a session exists and when to renew it, and holds no secret. */
const EXPIRY_COOKIE = 'access-token-expiration-time'

interface VisitorState {
  readonly api: ShopApi
  readonly location: Location
  readonly site: SiteInfo
  readonly isSignedIn: boolean
}

/** Who is at this browser tab: the place they shop from, the site, whether they are signed in. One per page. */
function createVisitor() {
  let state: VisitorState | undefined
  let renewing: Promise<boolean> | undefined
  const listeners = new Set<() => void>()
  const locationListeners = new Set<() => void>()

  const known = (): VisitorState => {
    if (!state) throw new Error('the visitor has not started')
    return state
  }
  const change = (part: Partial<VisitorState>) => {
    state = { ...known(), ...part }
    for (const listener of listeners) listener()
  }

  const keep = (location: Location) => {
    writeCookie(LOCATION_COOKIE, encodeLocation(location), days(30))
    if (readCookie(SOURCE_COOKIE) !== undefined) writeCookie(SOURCE_COOKIE, '', 0)
  }

  return {
    start(initial: { location: Location; site: SiteInfo }) {
      state = { ...initial, api: undefined as unknown as ShopApi, isSignedIn: readCookie(EXPIRY_COOKIE) !== undefined }
    },
    connect(api: ShopApi) {
      change({ api })
    },
    state: known,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Called after a new place was chosen: pages load their data again. */
    onLocationChange(listener: () => void) {
      locationListeners.add(listener)
    },
    chooseLocation(location: Location) {
      keep(location)
      change({ location })
      for (const listener of locationListeners) listener()
    },
    /** The place the page already shows (it came with the address) becomes the chosen one; nothing loads again. */
    keepLocation(location: Location) {
      keep(location)
      change({ location })
    },
    /** Whoever puts something into a cart has settled on the place it is promised for. */
    settleLocation() {
      if (readCookie(LOCATION_COOKIE) === undefined) keep(known().location)
    },
    /** The place is the customer's main address: it came with the session and leaves with it. */
    isAtHome: () => readCookie(SOURCE_COOKIE) !== undefined,
    leaveHome() {
      writeCookie(LOCATION_COOKIE, '', 0)
      writeCookie(SOURCE_COOKIE, '', 0)
    },
    /** After a sign-in or a change of addresses: the main one is the place of whoever chose none. */
    followHome() {
      const encoded = readCookie(LOCATION_COOKIE)
      if (readCookie(SOURCE_COOKIE) === undefined || encoded === undefined) return
      if (encoded === encodeLocation(known().location)) return
      change({ location: decodeLocation(encoded) })
      for (const listener of locationListeners) listener()
    },
    signedIn() {
      change({ isSignedIn: true })
      this.followHome()
    },
    signedOut() {
      change({ isSignedIn: false })
    },
    /** One renewal at a time; false means the session is over (spec 4: only then the shopper is logged out). */
    renew(): Promise<boolean> {
      renewing ??= known()
        .api.identity.refresh({ body: {} })
        .then(
          () => true,
          () => {
            change({ isSignedIn: false })
            return false
          },
        )
        .finally(() => {
          renewing = undefined
        })
      return renewing
    },
  }
}

export const visitor = createVisitor()
