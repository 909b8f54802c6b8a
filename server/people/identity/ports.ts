import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { CallContext } from '../../platform/http/handler.ts'

/** What carries the proof of who is asking. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Customers and their sessions, for other modules and for whatever answers requests. */
export interface IdentityService {
  /** Who makes an API call. Throws UNAUTHORIZED for a session that is over: its owner is no guest. */
  actorOf(credentials: Credentials): Promise<Actor>
  /** Who opens a page: an expired session is renewed on the way, so a link from a message just works. */
  visitorOf(credentials: Credentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor>
  /**
   * The place of a visitor who chose none and is signed in: the main address, kept in the browser from now on. Null =
   * a guest, no address, or a seller's site.
   */
  homeOf(visitorOf: () => Promise<Actor>, context: CallContext): Promise<Location | null>
  /** The main address of a customer; null = none. */
  mainAddressOf(customerId: number): Promise<Location | null>
}
