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
/** Cookie that is present while the place follows the customer's main address; set by the server, like the place. */
const SOURCE_COOKIE = 'location-source'
/** Readable by scripts on purpose: shows that a session exists and when to renew it, and contains no secret. */
const EXPIRY_COOKIE = 'access-token-expiration-time'
/** Timeout of a renewal, ms: a hanging one would block all tabs. */
const RENEWAL_TIMEOUT_MS = 15_000

interface VisitorState {
  readonly location: Location
  readonly site: SiteInfo
  readonly isSignedIn: boolean
  readonly sessionEnd: SessionEnd | null
}

/** The visitor of this browser tab: place, site, session. One per page. */
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
  /** Removes the page key after a change of the place: the server sets the new one. */
  const leavePageKey = () => {
    if (readCookie(PAGE_KEY_COOKIE) !== undefined) writeCookie(PAGE_KEY_COOKIE, '', 0)
  }
  const end = (sessionEnd: SessionEnd) => {
    noteEnd(sessionEnd)
    change({ isSignedIn: false, sessionEnd })
  }
  /**
   * Renews the tokens, unless that was done in this or another tab since the refused call was sent. `ended` and
   * `expired` show how the session ended, returned once.
   */
  const renewNow = async (sentWith: string | undefined): Promise<'renewed' | 'over' | 'ended' | 'expired'> => {
    const expiry = readCookie(EXPIRY_COOKIE)
    if (expiry !== undefined && expiry !== sentWith) return 'renewed'
    if (expiry === undefined && sentWith !== undefined && !known().isSignedIn) return 'over'
    try {
      await shopApi().identity.refresh({ body: {}, signal: AbortSignal.timeout(RENEWAL_TIMEOUT_MS) })
    } catch (error) {
      // only a refusal ends the session: a lost connection or a failing server does not
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
    /** @param initial.location place of the rendered page; the visitor's own may be a house in the same town */
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
    /** Called after a new place was chosen: pages reload their data. */
    onLocationChange(listener: () => void) {
      locationListeners.add(listener)
    },
    /** Chooses a place; further fields of a saved address are dropped. */
    chooseLocation(location: Location) {
      keep(location)
      change({ location: bareLocation(location) })
      for (const listener of locationListeners) listener()
    },
    /** Makes the place of the page, which came with the URL, the chosen one, without a reload. */
    keepLocation(location: Location) {
      keep(location)
      change({ location })
    },
    /** Confirms the place for which delivery was offered, when a product is added to a cart. */
    settleLocation() {
      if (readCookie(LOCATION_COOKIE) === undefined) keep(known().location)
    },
    /**
     * The page was rendered for the cookie's place; restores the place chosen in this tab (spec 4: tabs are
     * independent).
     */
    returnToOwnPlace() {
      const own = readTabPlace()
      if (own === null || own === encodeLocation(known().location)) return
      try {
        this.chooseLocation(decodeLocation(own))
      } catch {
        // the place was written by an older release
        writeTabPlace(null)
      }
    },
    /** Whether the place is the customer's main address; set at sign-in, removed at sign-out. */
    isAtHome: () => readCookie(SOURCE_COOKIE) !== undefined,
    /** Removes the house address at sign-out: a main address completely, of another address the town stays. */
    leaveHome() {
      const { location } = known()
      if (readCookie(SOURCE_COOKIE) !== undefined) {
        writeCookie(LOCATION_COOKIE, '', 0)
        writeCookie(SOURCE_COOKIE, '', 0)
        leavePageKey()
        writeTabPlace(null)
      } else if (readCookie(LOCATION_COOKIE) !== undefined && hasDoor(location)) {
        // without the cookie the server has removed it already, at sign-out
        this.chooseLocation(townOf(location))
      }
    },
    /** After a sign-in or a change of addresses: the main address becomes the place unless one was chosen. */
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
    lookAgain() {
      // the sign-in window is open: the visitor has left the tab to read the code
      if (signInAgain.asked()) return
      const isSignedIn = readCookie(EXPIRY_COOKIE) !== undefined
      if (isSignedIn === known().isSignedIn) return
      if (isSignedIn) change({ isSignedIn })
      else end(notedEnd() ?? 'expired')
    },
    /** Called after the session was renewed: earlier data may be a guest's or old. */
    onRenewal(listener: () => void) {
      renewalListeners.add(listener)
      return () => void renewalListeners.delete(listener)
    },
    /** Identifies a session; changes with each renewal. Undefined = no session. */
    session: (): string | undefined => readCookie(EXPIRY_COOKIE),
    /**
     * Renews the session, one at a time across all tabs, and not for a call that was `sentWith` a session renewed
     * meanwhile. `over` means that the session has ended (spec 4: only then the visitor is signed out); rejects when
     * the state is unknown.
     */
    renew(sentWith: string | undefined, isPress = false): Promise<'renewed' | 'over'> {
      renewing ??= renewOrAsk(sentWith, isPress).finally(() => {
        renewing = undefined
      })
      return renewing
    },
  }
}

function ownPlaceIn(page: Location): Location {
  const encoded = readCookie(LOCATION_COOKIE)
  if (encoded === undefined) return page
  try {
    const own = decodeLocation(encoded)
    return isSameSettlement(own, page) ? own : page
  } catch {
    // the place was written by an older release
    return page
  }
}

/** Serializes work across tabs; without locks (a site without TLS) the server tolerates two concurrent renewals. */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? (navigator.locks.request('session-renewal', work) as Promise<T>) : work()
}

export const visitor = createVisitor()
