import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'

/** What a person brings from the bank: a code typed or passed by its app, or the token its page redirected with. */
export interface BankProof {
  readonly kind: 'code' | 'token'
  readonly value: string
}

/** The person the bank vouches for. */
export interface BankClient {
  /** How the bank names the person, always the same. */
  readonly subject: string
  readonly name: string
  /** ИНН of the company the person acts for; absent = the bank does not say. */
  readonly tin?: string
}

/** The sellers' bank: knows who stands behind a one-time proof. */
export interface BankIdentity {
  /** Where people sign in at the bank; it brings them back with a token. */
  readonly loginUrl: string
  /** Null = the proof is unknown, used or too old. Throws BankUnavailable when the bank gives no answer. */
  clientOf(proof: BankProof): Promise<BankClient | null>
}

/** The bank did not answer clearly; the proof may be shown again. */
export class BankUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the bank gave no answer: ${reason}`, { cause })
    this.name = 'BankUnavailable'
  }
}

/** Where a staff session is looked for: the bearer of apps, the cookie of browsers. */
export interface StaffCredentials {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** Whom a person works for, as their own page shows it. */
export interface Employers {
  /** Null = unknown or disabled. */
  sellerOf(organizationId: number): Promise<{
    readonly id: number
    readonly type: (typeof SELLER_TYPES)[number]
    readonly title: string
    readonly slug: string
    readonly smallImage: string
  } | null>
}

/** A person as admission needs them. */
export interface AdmittedStaff {
  readonly id: number
  readonly isAdministrator: boolean
  /** The sellers they work at. */
  readonly organizationIds: readonly number[]
}

/**
 * Decides on whom the bank vouches for, before a session begins: throws a refusal, or gives a place to somebody who has
 * none (null) yet. Answers the seller the session is of; null = where they worked last.
 */
export type Admission = (client: BankClient, known: AdmittedStaff | null) => Promise<number | null>

/** A code that came to a telephone, as it is brought back. */
export interface ShownCode {
  readonly phone: string
  readonly code: string
  readonly challengeId?: string | undefined
}

/** The same of whom a telephone vouches for. */
export type PhoneAdmission = (known: AdmittedStaff | null) => Promise<number | null>

/** Somebody at a seller. */
export interface StaffPlace {
  readonly staffId: number
  readonly organizationId: number
}

/** A session that has begun. */
export interface OpenedSession {
  readonly token: string
  /** ISO moment. */
  readonly expiresAt: string
  readonly user: StaffMember
}

/** Sessions of the sellers' side, for whatever answers requests. */
export interface StaffService {
  /**
   * Exchanges a bank's proof for a session, as signing in does, and sets its cookie; `admit` has the word before.
   * @throws Refusal those of signing in and of `admit`
   */
  enter(proof: BankProof, context: CallContext, admit: Admission): Promise<OpenedSession>
  /** The same by the code that came to a telephone. */
  enterByPhone(shown: ShownCode, context: CallContext, admit: PhoneAdmission): Promise<OpenedSession>
  /** Begins a session of somebody at a seller, who has proved who they are, and sets its cookie. Throws NOT_FOUND. */
  enterAt(place: StaffPlace, context: CallContext): Promise<OpenedSession>
  /** The sessions of somebody at a seller are over, on every node, when the transaction is. */
  endSessionsAt(tx: Executor, place: StaffPlace): Promise<void>
  /** What somebody looks at live at a seller is asked for anew, with the rights they have then. */
  endStreamsAt(tx: Executor, place: StaffPlace): Promise<void>
  /** Who calls the sellers' API; a customer's session means nothing here. Throws UNAUTHORIZED for a session that is over. */
  actorOf(credentials: StaffCredentials): Promise<Actor>
  /** Who opens a page of the sellers' side; a session that is over is forgotten on the way. */
  visitorOf(credentials: StaffCredentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor>
}
