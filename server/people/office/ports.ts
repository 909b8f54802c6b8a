import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import type { Period } from '@okolitsa/domain/closing/period.ts'
import type { CommissionRuleFields } from '@okolitsa/domain/fees/commission-fields.ts'
import type { Office, Staff } from '@okolitsa/domain/identity/actor.ts'
import type { ProposedEntry } from '@okolitsa/domain/ledger/manual-entry.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import type { AskedTermination, TerminationEffect } from '@okolitsa/domain/sellers/termination.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import type { Author } from '../audit/ports.ts'

export type { ProposedEntry }

/** Sellers, and accounts by which tables of other modules name people. */
export interface Accounts {
  /** The seller; null = unknown or disabled. */
  sellerOf(organizationId: number): Promise<object | null>
  /** Adds accounts of people of the office; returns their ids. */
  addStaff(
    tx: Executor,
    author: Author,
    people: readonly {
      readonly name: string
      readonly role: 'office'
      readonly organizationId: null
      readonly bankSubject: string
    }[],
  ): Promise<number[]>
  /** Ends the contract with a seller. Throws NOT_FOUND, SELLER_NOT_SELLING. */
  terminateSeller(
    tx: Executor,
    author: Author,
    organizationId: number,
    asked: AskedTermination & { readonly now: Date },
  ): Promise<void>
}

/** The end of a contract that waits for approval, with what happens then as it was counted at the proposal. */
export interface ProposedTermination extends AskedTermination, TerminationEffect {
  readonly id: number
  readonly title: string
}

/** A refund at the market's cost that waits for approval. */
export interface ProposedRefund {
  readonly orderId: number
  readonly number: string
  readonly amount: Kopecks
  /** Read by the customer. */
  readonly reason: string
}

/** A change of the market's fees that waits for approval, with what it does as it was counted at the proposal. */
export interface ProposedFee {
  /** The rule, its terms and days in words. */
  readonly title: string
  /** A new rule; absent = the end of one. */
  readonly fields?: CommissionRuleFields
  readonly end?: { readonly ruleId: number; readonly untilDay: IsoDate }
  /** Sellers whom it touches, and those of them whose fee may rise. */
  readonly touched: number
  readonly raised: number
  /** Fees of the last 30 days, and what the change would have made of them. */
  readonly before: number
  readonly after: number
}

/** Fees of the market. */
export interface FeeRules {
  /** Makes an approved change. Throws NOT_FOUND, FEE_RISES_TOO_SOON, and mistakes of fields. */
  changeFees(tx: Executor, author: Author, change: ProposedFee): Promise<void>
}

/** The reopening of a closed month that waits for approval. */
export interface ProposedReopening {
  readonly period: Period
  readonly reason: string
}

/** Periods of the books. */
export interface Periods {
  /** Opens the latest closed month again. Throws NOT_FOUND when it is not that one. */
  reopenPeriod(tx: Executor, author: Author, reopening: ProposedReopening): Promise<void>
}

/** The ledger. */
export interface ManualEntries {
  /** Posts an approved entry. Throws NOT_FOUND, LEDGER_ENTRY_REVERSED, and mistakes of fields. */
  postManualEntry(tx: Executor, by: { writtenBy: number; approvedBy: number }, entry: ProposedEntry): Promise<void>
}

/** Refunds of orders at the market's cost. */
export interface MarketRefunds {
  /** Returns the money in the name of a person. Throws NOT_FOUND, REFUND_OVER_PAID. */
  refundAtMarketCost(
    tx: Executor,
    refund: {
      readonly orderId: number
      readonly memberId: number
      readonly amount: Kopecks
      readonly reason: string
      readonly isApproved: boolean
    },
  ): Promise<void>
}

/** A proposal of a refund of an order. */
export interface WaitingRefund {
  readonly id: string
  readonly amount: number
  readonly proposedBy: string
}

/** A proposal of a change of fees. */
export interface WaitingFee {
  readonly id: string
  readonly fee: ProposedFee
  readonly proposedBy: string
}

/** A proposal of a manual entry. */
export interface WaitingEntry {
  readonly id: string
  readonly entry: ProposedEntry
  readonly proposedBy: string
}

/** Cookies of a request: sessions of the office exist in browsers only. */
export interface OfficeCredentials {
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** The owner of a demo. */
export interface SeededOwner {
  /** An account that names the person already; absent = a new one. */
  readonly accountId?: number
  readonly name: string
  readonly phone: string
  /** Secret of the authenticator app, Base32. */
  readonly totpSecret: string
}

export interface OfficePerson {
  readonly id: number
  readonly name: string
  readonly roles: readonly OfficeRole[]
}

/** People of the office and their sessions, for the servers. */
export interface OfficeService {
  /** Active people, in the order of names. */
  listPeople(executor: Executor): Promise<readonly OfficePerson[]>
  /** Names of people by id, also of those who have left. */
  namesOf(executor: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, string>>
  /** The person of the session; null = no session. @throws Refusal UNAUTHORIZED for an ended session */
  actorOf(credentials: OfficeCredentials): Promise<Office | null>
  /** The visitor of a page of the office; the cookie of an ended session is removed. */
  visitorOf(credentials: OfficeCredentials, context: Pick<CallContext, 'setCookie'>): Promise<Office | null>
  /**
   * The person of the office in a seller's cabinet; null = the request names no visit.
   * @throws Refusal UNAUTHORIZED for an ended visit, so that a page of the visit never acts for another session
   */
  visitOf(
    credentials: OfficeCredentials & { readonly headers: { readonly authorization?: string | undefined } },
  ): Promise<Staff | null>
  /** The same for a page of the cabinet; the cookie of an ended visit is removed. */
  pageVisitOf(credentials: OfficeCredentials, context: Pick<CallContext, 'setCookie'>): Promise<Staff | null>
  /**
   * The token of a new link for the first owner; null = an owner exists. Without a token a link that is still valid was
   * made before.
   */
  firstStartLink(): Promise<{ readonly token: string | null } | null>
  /** Proposes the end of a contract; null = no approval is needed now, and it was made. */
  proposeTermination(
    proposedBy: number,
    seller: ProposedTermination,
  ): Promise<{ readonly id: string; readonly aloneFrom: Date | null } | null>
  /** Proposes a refund; null = no approval is needed now, and it was made. */
  proposeRefund(
    proposedBy: number,
    refund: ProposedRefund,
  ): Promise<{ readonly id: string; readonly aloneFrom: Date | null } | null>
  /** Proposes a change of fees; null = no approval is needed now, and it was made. */
  proposeFee(
    proposedBy: number,
    fee: ProposedFee,
  ): Promise<{ readonly id: string; readonly aloneFrom: Date | null } | null>
  /** Proposes a manual entry; null = no approval is needed now, and it was posted. */
  proposeEntry(
    proposedBy: number,
    entry: ProposedEntry,
  ): Promise<{ readonly id: string; readonly aloneFrom: Date | null } | null>
  /** Manual entries that wait for approval, the oldest first. */
  waitingEntries(executor: Executor): Promise<readonly WaitingEntry[]>
  /** Changes of fees that wait for approval, the oldest first. */
  waitingFees(executor: Executor): Promise<readonly WaitingFee[]>
  /** Proposes to reopen a month; null = no approval is needed now, and it is open. */
  proposeReopening(
    proposedBy: number,
    reopening: ProposedReopening,
  ): Promise<{ readonly id: string; readonly aloneFrom: Date | null } | null>
  /** The open proposal to reopen a month; null = none. */
  waitingReopening(
    executor: Executor,
    period: Period,
  ): Promise<{ readonly proposedBy: string; readonly reason: string } | null>
  /** The refund of an order that waits for approval; null = none. */
  waitingRefund(executor: Executor, orderId: number): Promise<WaitingRefund | null>
  /** The proven phone of a person; null = none. */
  phoneOf(memberId: number): Promise<string | null>
  /** Makes the owner of a demo, with a public secret of the app; false = the market has an owner. */
  seedOwner(owner: SeededOwner): Promise<boolean>
}
