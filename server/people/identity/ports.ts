import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Door } from '@okolitsa/domain/geo/door.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { ConsentPurpose, RequiredConsent, TextInForce } from '@okolitsa/domain/identity/consent.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { MergeBlock } from '@okolitsa/domain/office/account-merge.ts'
import type { CustomerBlock } from '@okolitsa/domain/office/customer-block.ts'
import type { DataRequestKind, DataRequestMove } from '@okolitsa/domain/office/data-requests.ts'
import type { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { DifferenceLine } from '@okolitsa/domain/text/text-difference.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import type { Author } from '../audit/ports.ts'

/** Credentials of a request. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

export interface BonusesOfCustomers {
  /** Balance in whole bonuses. */
  bonusesOf(customerId: number): Promise<number>
}

export interface SubscriptionsOfCustomers {
  summaryOf(customerId: number): Promise<{ readonly freeDeliveries: number; readonly hasOffer: boolean }>
}

/** The text of a consent as its page shows it. */
export interface TextOfConsent extends TextInForce {
  readonly title: string
  /** SHA-256 of the whole text. */
  readonly hash: string
}

/** Legal texts of the market, to which consents are given. */
export interface ConsentTextsOfMarket {
  /** The published texts; a purpose without one has the built-in text. */
  consentTexts(): Readonly<Partial<Record<RequiredConsent, TextOfConsent>>>
  /** Differences between two versions of a text; null = one of them is unknown or cannot be shown. */
  consentChanges(
    purpose: RequiredConsent,
    versions: { readonly before: number; readonly after: number },
  ): Promise<readonly DifferenceLine[] | null>
}

/** Number of customers whose last entry is a consent to this edition. */
export interface CountedConsents {
  readonly purpose: ConsentPurpose
  readonly edition: string
  readonly people: number
}

export interface Benefits {
  /** Balance in whole bonuses. */
  readonly bonuses: number
  readonly freeDeliveries: number
  /** True = a subscription is active. */
  readonly hasOffer: boolean
  /** The block in effect; null = none. */
  readonly block: Pick<CustomerBlock, 'message' | 'until'> | null
  /** True = the customer's confirmation of the required texts counts for the texts in force. */
  isConfirmed(edition: string): boolean
}

/** Storage of photos sent by people. Deleting an unknown key is not an error. */
export interface PhotosOfPeople {
  delete(key: string): Promise<void>
}

/** Fields of an order from which a profile can be filled. */
export interface BoughtBy {
  readonly recipient: { readonly name: string; readonly phone: string }
  /** Delivery address; null = pickup. */
  readonly place: (Location & Partial<Door>) | null
}

export interface CodeSent {
  /** Id of the code: only its requester can submit it or use it up. */
  readonly challengeId: string
  readonly codeLength: 4 | 6
  /** Seconds until the next code may be requested. */
  readonly resendDelay: number
  /** Seconds until the code expires. */
  readonly lifetime: number
}

/** Purpose of a code: the way into a cabinet, other requisites of a seller, or the market's offer. */
export type StaffCodePurpose = 'staff' | 'requisites' | 'offer'

/** Customers and their sessions, for other modules and for the servers. */
export interface IdentityService {
  /**
   * The caller of the API.
   * @throws Refusal UNAUTHORIZED for an ended session, because its owner must not count as a guest
   */
  actorOf(credentials: Credentials): Promise<Actor>
  /** The visitor of a page; an expired session is renewed, so that links in messages work. */
  visitorOf(credentials: Credentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor>
  /**
   * Sends a code that proves a phone of a staff member. A code of one purpose confirms nothing else.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  sendStaffCode(
    phone: string,
    context: CallContext,
    isKnownPhone?: boolean,
    purpose?: StaffCodePurpose,
  ): Promise<CodeSent>
  /**
   * Refuses when this hour's messages to strangers are used up.
   * @throws Refusal TOO_MANY_REQUESTS
   */
  refuseOverCeiling(tx: Executor): Promise<void>
  /** Checks the code sent to that phone and uses it up. @throws Refusal CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS */
  proveStaffPhone(
    shown: { readonly phone: string; readonly code: string; readonly challengeId: string | undefined },
    context: CallContext,
    purpose?: StaffCodePurpose,
  ): Promise<void>
  /** Sends a code that proves a phone that wants to be notified of the opening. @throws Refusal TOO_MANY_REQUESTS */
  sendOpeningCode(phone: string, context: CallContext): Promise<CodeSent>
  /** Checks the code of `sendOpeningCode` and uses it up. @throws Refusal CODE_WRONG_OR_EXPIRED, TOO_MANY_REQUESTS */
  proveOpeningPhone(
    shown: { readonly phone: string; readonly code: string; readonly challengeId: string | undefined },
    context: CallContext,
  ): Promise<void>
  /**
   * Place of a signed-in visitor without a chosen one: the main address, stored in the browser from now on. Null = a
   * guest, no address, or a seller's site.
   */
  homeOf(visitorOf: () => Promise<Actor>, context: CallContext): Promise<Location | null>
  /** Customers who agree to news and offers; `among` = of these only, null = of all. */
  newsReaders(executor: Executor, among: readonly number[] | null): Promise<readonly number[]>
  /** The customer's main address; null = none. */
  mainAddressOf(customerId: number): Promise<Location | null>
  /** Saves the customer's language, used for notifications. */
  rememberLanguage(customerId: number, language: Language): Promise<void>
  /** Fills the empty fields of a profile from an order, in its own transaction. */
  fillProfile(customerId: number, bought: BoughtBy): Promise<void>
  /**
   * The refusal of an order: of a blocked customer, or of one who has not accepted changed texts; null = none. A block
   * that is made meanwhile waits for the end of the transaction.
   */
  orderRefusal(tx: Executor, customerId: number): Promise<Refusal | null>
  /** Refuses a text of a blocked customer. @throws Refusal CUSTOMER_BLOCKED */
  refuseBlocked(customerId: number): Promise<void>
  /** Replaces the block of a customer; null ends it. @throws Refusal NOT_FOUND */
  changeBlock(author: Author, customerId: number, block: Omit<CustomerBlock, 'since'> | null): Promise<void>
  /** Enters a request about personal data that came by letter. @throws Refusal NOT_FOUND, BAD_REQUEST */
  enterRequest(
    memberId: number,
    asked: { customerId: number; kind: DataRequestKind; text: string | null; receivedOn: IsoDate },
  ): Promise<number>
  /**
   * Prepares, approves or cancels a request about personal data.
   * @throws Refusal NOT_FOUND, DATA_REQUEST_MOVED, DELETION_BLOCKED, TOO_MANY_REQUESTS
   */
  moveRequest(memberId: number, asked: { id: number; move: DataRequestMove; result: string | undefined }): Promise<void>
  /** Consents by purpose and edition, each customer by the last entry. */
  countConsents(executor: Executor, purposes: readonly ConsentPurpose[]): Promise<readonly CountedConsents[]>
  /**
   * Counts what would move from one account of a person to the other, by the parts of an archive of personal data, with
   * the reasons that prevent it and the block that the account has afterwards. @throws Refusal NOT_FOUND
   */
  previewMerge(
    executor: Executor,
    pair: { readonly from: number; readonly into: number },
  ): Promise<{
    readonly moves: readonly { readonly part: string; readonly count: number }[]
    readonly blocks: readonly MergeBlock[]
    readonly block: CustomerBlock | null
  }>
  /** Makes `from` a part of `into` for good. @throws Refusal NOT_FOUND, ACCOUNTS_NOT_MERGED */
  mergeAccounts(author: Author, pair: { readonly from: number; readonly into: number }, reason: string): Promise<void>
  /** Ends every session of a customer on all nodes. @throws Refusal NOT_FOUND */
  endSessions(author: Author, customerId: number): Promise<void>
}
