import type { Door } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'

/** What carries the proof of who is asking. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** The bonuses of customers, shown with the profile. */
export interface BonusesOfCustomers {
  /** Whole bonuses. */
  bonusesOf(customerId: number): Promise<number>
}

/** The subscriptions of customers, shown with the profile. */
export interface SubscriptionsOfCustomers {
  summaryOf(customerId: number): Promise<{ readonly freeDeliveries: number; readonly hasOffer: boolean }>
}

/** What a customer may spend. */
export interface Benefits {
  /** Whole bonuses. */
  readonly bonuses: number
  readonly freeDeliveries: number
  /** A subscription runs. */
  readonly hasOffer: boolean
}

/** Where photos lie that people sent in. A key that leads nowhere is no error. */
export interface PhotosOfPeople {
  delete(key: string): Promise<void>
}

/** The fields of an order that a profile can be filled from. */
export interface BoughtBy {
  readonly recipient: { readonly name: string; readonly phone: string }
  /** Where it is brought; null = it is fetched. */
  readonly place: (Location & Partial<Door>) | null
}

/** A code on its way. */
export interface CodeSent {
  /** Which code was sent: only who asked can use it or use it up. */
  readonly challengeId: string
  readonly codeLength: 4 | 6
  /** Seconds until the next code may be asked for. */
  readonly resendDelay: number
  /** Seconds the code lives. */
  readonly lifetime: number
}

/** Customers and their sessions, for other modules and for whatever answers requests. */
export interface IdentityService {
  /** Who makes an API call. Throws UNAUTHORIZED for a session that is over: its owner is no guest. */
  actorOf(credentials: Credentials): Promise<Actor>
  /** Who opens a page: an expired session is renewed on the way, so a link from a message just works. */
  visitorOf(credentials: Credentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor>
  /** Sends a code that proves a telephone of the sellers' side. Throws TOO_MANY_REQUESTS. */
  sendStaffCode(phone: string, context: CallContext, isKnownPhone?: boolean): Promise<CodeSent>
  /** Refuses TOO_MANY_REQUESTS when messages to strangers have used up this hour's. */
  refuseOverCeiling(tx: Executor): Promise<void>
  /** The code came to that telephone, and is used up. Throws CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS. */
  proveStaffPhone(
    shown: { readonly phone: string; readonly code: string; readonly challengeId: string | undefined },
    context: CallContext,
  ): Promise<void>
  /**
   * The place of a visitor who chose none and is signed in: the main address, kept in the browser from now on. Null =
   * a guest, no address, or a seller's site.
   */
  homeOf(visitorOf: () => Promise<Actor>, context: CallContext): Promise<Location | null>
  /** The main address of a customer; null = none. */
  mainAddressOf(customerId: number): Promise<Location | null>
  /** Keeps the language a customer chose: notices come in it. */
  rememberLanguage(customerId: number, language: Language): Promise<void>
  /** Fills the empty fields of a profile from an order, in a transaction of its own. */
  fillProfile(customerId: number, bought: BoughtBy): Promise<void>
}
