import type { BuiltNames, Endpoint, EndpointAnswer, Endpoints, Parts } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Actor, Customer, Office, Staff } from '@okolitsa/domain/identity/actor.ts'
import type {
  AllScope,
  CustomerScope,
  OneSellerScope,
  SellerScope,
  SiteScope,
  StaffScope,
} from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'

export interface CookieOptions {
  readonly httpOnly?: boolean
  /** Seconds; 0 removes the cookie. */
  readonly maxAge?: number
  readonly path?: string
}

/** How much of a kind whoever asks may leave with us within an hour: disks are filled by what nobody has to prove. */
export interface Room {
  readonly ofNetwork: number
  /** Of all together; no bound by default. */
  readonly ofAll?: number
}

/** What surrounds a call besides its validated parts. */
export interface CallContext {
  readonly requestId: string
  /** Who is counted in limits: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly network: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** The proof that came in its own header. What else a call reads of its headers is named in its table. */
  readonly authorization: string | undefined
  /** Mode and organization of the host the call came through. */
  readonly site: {
    /** Null = the marketplace. */
    readonly siteUuid: string | null
    readonly mode: SiteMode
    readonly organizationId: number | null
    /** Address of a seller's own site, `https://farm.example`; null = the marketplace. */
    readonly origin: string | null
  }
  /** What the answer is said in. */
  readonly language: Language
  /** True when the hidden-seller cookie or `x-test-seller` is present: test sellers are visible. */
  readonly seesHiddenSellers: boolean
  /**
   * Counts what the call is going to keep.
   * @throws Refusal TOO_MANY_REQUESTS when there is no room for it within this hour
   */
  demandRoom(kind: string, room: Room, by?: number): void
  /** Counts what the network of whoever asks may do so often within a minute; false = it has done so already. */
  admits(kind: string, mostAMinute: number): boolean
  setCookie(name: string, value: string, options: CookieOptions): void
  setHeader(name: string, value: string): void
}

/**
 * What the site of a call shows. A seller's own site that is open shows its seller, hidden from the marketplace or not:
 * whether it is open has been asked before.
 */
export const siteScopeOf = ({
  site,
  seesHiddenSellers,
}: Pick<CallContext, 'site' | 'seesHiddenSellers'>): SiteScope => ({
  kind: 'site',
  sellers: site.organizationId === null ? 'every' : [site.organizationId],
  seesHiddenSellers: seesHiddenSellers || site.organizationId !== null,
})

type ActorOf<E extends Endpoint> = E['access'] extends 'customer'
  ? Customer
  : E['access'] extends 'seller'
    ? Staff
    : E['access'] extends 'office'
      ? Office
      : Actor

/** Within what a call works: made of the endpoint's `access` and of who asks, and handed to the stores. */
export type ScopeOf<E extends Endpoint> = E['access'] extends 'customer'
  ? CustomerScope
  : E['access'] extends 'seller'
    ? ScopeOfSellers<E>
    : E['access'] extends 'service' | 'office'
      ? AllScope
      : SiteScope

/** A call that names its seller works within that one; `every` and calls without `seller` leave the office every one. */
type ScopeOfSellers<E extends Endpoint> = E extends { readonly seller: string }
  ? E extends { readonly withoutSeller: 'every' }
    ? StaffScope
    : E extends { readonly withoutSeller: 'only' | 'first' }
      ? OneSellerScope
      : SellerScope
  : StaffScope

/**
 * What a call may know whose answer is shared (`cacheSeconds`) beside its scope: the site and the language, nothing of
 * the person who asks. What is not given cannot leak into somebody else's answer.
 */
export type SharedContext = Pick<CallContext, 'site' | 'language'>

type Asking<E extends Endpoint> = E extends { readonly cacheSeconds: number }
  ? { readonly context: SharedContext }
  : { readonly actor: ActorOf<E>; readonly context: CallContext }

export type Handler<E extends Endpoint> = (
  call: Parts<E> & { readonly scope: ScopeOf<E> } & Asking<E>,
) => Promise<EndpointAnswer<E>>

/** Handlers of a table: a missing handler is a type error. */
export type Handlers<T extends Endpoints> = { readonly [K in BuiltNames<T>]: Handler<T[K]> }
