import type { BuiltNames, Endpoint, EndpointAnswer, Endpoints, Parts } from '@okolitsa/contracts/kernel/endpoint.ts'
import type { SiteMode } from '@okolitsa/contracts/kernel/page-bundle.ts'
import type { Actor, Customer, Office, Staff } from '@okolitsa/domain/identity/actor.ts'
import type {
  AllScope,
  CustomerScope,
  OneSellerScope,
  SellerScope,
  SiteScope,
} from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Area } from '@okolitsa/domain/market/areas.ts'

export interface CookieOptions {
  readonly httpOnly?: boolean
  /** Lifetime in seconds; 0 removes the cookie. */
  readonly maxAge?: number
  readonly path?: string
  /** `lax` by default: links of other sites open pages with the session. */
  readonly sameSite?: 'lax' | 'strict'
}

/** Maximum stored items per hour and caller, for calls that need no proof of identity. */
export interface Room {
  readonly ofNetwork: number
  /** Maximum of all callers together; no limit by default. */
  readonly ofAll?: number
}

export interface CallContext {
  readonly requestId: string
  /** Key of limits: an IPv4 address, or the /64 network of an IPv6 one. */
  readonly network: string
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** The Authorization header. The endpoint names the other headers that a call reads. */
  readonly authorization: string | undefined
  /** Mode and organization of the host of the call. */
  readonly site: {
    /** Id of the seller's site; null = the marketplace. */
    readonly siteUuid: string | null
    readonly mode: SiteMode
    readonly organizationId: number | null
    /** Origin of a seller's own site, `https://farm.example`; null = the marketplace. */
    readonly origin: string | null
  }
  readonly language: Language
  /** Areas of business in which the market does not trade. */
  readonly closedAreas: readonly Area[]
  /** True when the hidden-seller cookie or `x-test-seller` is present, which makes test sellers visible. */
  readonly seesHiddenSellers: boolean
  /** True when the browser sees the market before it opens, by the cookie of the office. */
  readonly isPreview: boolean
  /**
   * Counts stored items.
   * @throws Refusal TOO_MANY_REQUESTS when the hourly limit is reached
   */
  demandRoom(kind: string, room: Room, by?: number): void
  /** Counts an action of the caller's network; false = the limit per minute is reached. */
  admits(kind: string, mostAMinute: number): boolean
  setCookie(name: string, value: string, options: CookieOptions): void
  setHeader(name: string, value: string): void
}

/**
 * Sellers visible on the site of a call. An open site of a seller shows its seller, even when the marketplace hides it;
 * the caller has checked that the site is open.
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

/** The scope of a call, derived from the endpoint's `access` and the caller, and passed to the stores. */
export type ScopeOf<E extends Endpoint> = E['access'] extends 'customer'
  ? CustomerScope
  : E['access'] extends 'seller'
    ? ScopeOfSellers<E>
    : E['access'] extends 'service' | 'office'
      ? AllScope
      : SiteScope

/** A call that names its seller, or demands one seller, is restricted to that one. */
type ScopeOfSellers<E extends Endpoint> = E extends {
  readonly seller: string
  readonly withoutSeller: 'only' | 'first'
}
  ? OneSellerScope
  : SellerScope

/**
 * Context of a call with a shared answer (`cacheSeconds`). It contains the site, the language and the market but no data of the
 * caller, so that no personal data can be cached in the answer of another caller.
 */
export type SharedContext = Pick<CallContext, 'site' | 'language' | 'closedAreas'>

type Asking<E extends Endpoint> = E extends { readonly cacheSeconds: number }
  ? { readonly context: SharedContext }
  : { readonly actor: ActorOf<E>; readonly context: CallContext }

export type Handler<E extends Endpoint> = (
  call: Parts<E> & { readonly scope: ScopeOf<E> } & Asking<E>,
) => Promise<EndpointAnswer<E>>

export type Handlers<T extends Endpoints> = { readonly [K in BuiltNames<T>]: Handler<T[K]> }
