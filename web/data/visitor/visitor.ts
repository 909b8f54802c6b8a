import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { ConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { SiteInfo } from '@okolitsa/contracts/kernel/page-bundle.ts'
import {
  bareLocation,
  decodeLocation,
  encodeLocation,
  hasDoor,
  isSameSettlement,
  type Location,
  townOf,
} from '@okolitsa/domain/geo/location.ts'
import { PAGE_KEY_COOKIE } from '@okolitsa/domain/geo/page-place.ts'
import { days, readCookie, writeCookie } from '../../platform/client/cookies.ts'
import { shopApi } from '../../platform/client/shop-api.ts'
import { signInAgain } from '../../platform/forms/sign-in-again.ts'
import { notedEnd, noteEnd, type SessionEnd } from './session-end.ts'
import { readTabPlace, writeTabPlace } from './tab-place.ts'

/** Cookie with the chosen place (encoded Location); generic cookie lifetime, spec 9. */
const LOCATION_COOKIE = 'location'
/** Present while nobody chose the place and it follows the customer's main address; the server sets both. */
const SOURCE_COOKIE = 'location-source'
/** Readable by scripts on purpose: it says that a session exists and when to renew it, and holds no secret. */
const EXPIRY_COOKIE = 'access-token-expiration-time'
/** A renewal that hangs would hold up every tab, ms. */
const RENEWAL_TIMEOUT_MS = 15_000

interface VisitorState {
  readonly location: Location
  readonly site: SiteInfo
  readonly isSignedIn: boolean
  /** How the last session of this tab ended. */
  readonly sessionEnd: SessionEnd | null
}

/** Who is at this browser tab: the place they shop from, the site, whether they are signed in. One per page. */
function createVisitor() {
  let state: VisitorState | undefined
  let renewing: Promise<'renewed' | 'over'> | undefined
  const listeners = new Set<() => void>()
  const locationListeners = new Set<() => void>()
  const renewalListeners = new Set<() => void>()

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
    leavePageKey()
    writeTabPlace(encodeLocation(location))
    if (readCookie(SOURCE_COOKIE) !== undefined) writeCookie(SOURCE_COOKIE, '', 0)
  }
  /** Pages are of another place from now on: the server tells which. */
  const leavePageKey = () => {
    if (readCookie(PAGE_KEY_COOKIE) !== undefined) writeCookie(PAGE_KEY_COOKIE, '', 0)
  }
  const end = (sessionEnd: SessionEnd) => {
    noteEnd(sessionEnd)
    change({ isSignedIn: false, sessionEnd })
  }
  /**
   * Asks for new tokens, unless that was done, here or in another tab, since the refused call was sent; `ended` and
   * `expired` say how the session ended, which nobody has been told yet.
   */
  const renewNow = async (sentWith: string | undefined): Promise<'renewed' | 'over' | 'ended' | 'expired'> => {
    const expiry = readCookie(EXPIRY_COOKIE)
    if (expiry !== undefined && expiry !== sentWith) return 'renewed'
    if (expiry === undefined && sentWith !== undefined && !known().isSignedIn) return 'over'
    try {
      await shopApi().identity.refresh({ body: {}, signal: AbortSignal.timeout(RENEWAL_TIMEOUT_MS) })
    } catch (error) {
      // only a refusal ends the session: a cut line, a busy or a broken server know nothing about it
      if (isApiProblem(error) && error.problem.code === 'REFRESH_REJECTED')
        return error.problem.facts?.reason === 'ended' ? 'ended' : 'expired'
      throw isApiProblem(error) ? error : new ConnectionLost(error)
    }
    for (const listener of renewalListeners) listener()
    return 'renewed'
  }
  /** After an action the visitor may sign in again first: personal data stays on the page while the window is open. */
  const renewOrAsk = async (sentWith: string | undefined, isPress: boolean): Promise<'renewed' | 'over'> => {
    const found = await oneTabAtATime(() => renewNow(sentWith))
    if (found === 'renewed' || found === 'over') return found
    if (isPress && found === 'expired' && (await signInAgain.ask('customer'))) return 'renewed'
    end(found)
    return 'over'
  }

  return {
    /** @param initial.location the page is rendered for; the visitor's own may be a door of the same town */
    start(initial: { location: Location; site: SiteInfo }) {
      const isSignedIn = readCookie(EXPIRY_COOKIE) !== undefined
      if (isSignedIn) noteEnd(null)
      state = { ...initial, location: ownPlaceIn(initial.location), isSignedIn, sessionEnd: null }
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
    /** A saved address brings more than a place: only the place stays, calls take nothing else. */
    chooseLocation(location: Location) {
      keep(location)
      change({ location: bareLocation(location) })
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
    /** The page came with the place of the cookie; what was chosen in this tab is the tab's own (spec 4: nothing is shared). */
    returnToOwnPlace() {
      const own = readTabPlace()
      if (own === null || own === encodeLocation(known().location)) return
      try {
        this.chooseLocation(decodeLocation(own))
      } catch {
        // written by an older version of the shop
        writeTabPlace(null)
      }
    },
    /** The place is the customer's main address: it came with the session and leaves with it. */
    isAtHome: () => readCookie(SOURCE_COOKIE) !== undefined,
    /** With the session a door leaves the browser: a main address whole, of any other the town stays. */
    leaveHome() {
      const { location } = known()
      if (readCookie(SOURCE_COOKIE) !== undefined) {
        writeCookie(LOCATION_COOKIE, '', 0)
        writeCookie(SOURCE_COOKIE, '', 0)
        leavePageKey()
        writeTabPlace(null)
      } else if (readCookie(LOCATION_COOKIE) !== undefined && hasDoor(location)) {
        // without the cookie the server has taken it already, at sign-out
        this.chooseLocation(townOf(location))
      }
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
      noteEnd(null)
      change({ isSignedIn: true })
      this.followHome()
    },
    signedOut() {
      end('signedOut')
    },
    /** Looks whether another tab signed in or out meanwhile. */
    lookAgain() {
      // the sign-in window is open: the visitor has left the tab to read the code
      if (signInAgain.asked()) return
      const isSignedIn = readCookie(EXPIRY_COOKIE) !== undefined
      if (isSignedIn === known().isSignedIn) return
      if (isSignedIn) change({ isSignedIn })
      else end(notedEnd() ?? 'expired')
    },
    /** Called after the session was renewed: what was read before may be a guest's or old. */
    onRenewal(listener: () => void) {
      renewalListeners.add(listener)
      return () => void renewalListeners.delete(listener)
    },
    /** Differs between a session and the renewed one; undefined = no session. */
    session: (): string | undefined => readCookie(EXPIRY_COOKIE),
    /**
     * One renewal at a time, in all tabs together, and none for a call that was `sentWith` a session renewed meanwhile.
     * `over` means the session is over (spec 4: only then the visitor is logged out); rejects when that could not be
     * found out.
     */
    renew(sentWith: string | undefined, isPress = false): Promise<'renewed' | 'over'> {
      renewing ??= renewOrAsk(sentWith, isPress).finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}

/** The place of the cookie, if it lies in the town of the page: other data would be another page. */
function ownPlaceIn(page: Location): Location {
  const encoded = readCookie(LOCATION_COOKIE)
  if (encoded === undefined) return page
  try {
    const own = decodeLocation(encoded)
    return isSameSettlement(own, page) ? own : page
  } catch {
    // written by an older version of the shop
    return page
  }
}

/** Tabs of one browser take turns; without locks (an http address of a local network) the server forgives two at once. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? (navigator.locks.request('session-renewal', work) as Promise<T>) : work()
}

export const visitor = createVisitor()
