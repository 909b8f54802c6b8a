import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import type { Actor } from '@okolitsa/domain/identity/actor.ts'
import type { SELLER_TYPES } from '@okolitsa/domain/sellers/seller-fields.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'

/** A proof of identity from the bank: a code typed in or passed by its app, or the token of its page's redirect. */
export interface BankProof {
  readonly kind: 'code' | 'token'
  readonly value: string
}

/** A person identified by the bank. */
export interface BankClient {
  /** The bank's constant id of the person. */
  readonly subject: string
  readonly name: string
  /** ИНН of the company for which the person acts; absent = the bank names none. */
  readonly tin?: string
}

/** The sellers' bank, which resolves one-time proofs to persons. */
export interface BankIdentity {
  /** URL of the bank's sign-in page, which redirects back with a token. */
  readonly loginUrl: string
  /**
   * Resolves a proof to a person; null = it is unknown, used or too old.
   * @throws BankUnavailable when the bank does not answer
   */
  clientOf(proof: BankProof): Promise<BankClient | null>
}

/** The bank did not answer clearly; the proof may be sent again. */
export class BankUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`the bank gave no answer: ${reason}`, { cause })
    this.name = 'BankUnavailable'
  }
}

/** Source of a staff session: the bearer of apps, or the cookie of browsers. */
export interface StaffCredentials {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

/** The sellers for which a person works, as displayed on their own page. */
export interface Employers {
  /** The seller; null = unknown or disabled. */
  sellerOf(organizationId: number): Promise<{
    readonly id: number
    readonly type: (typeof SELLER_TYPES)[number]
    readonly title: string
    readonly slug: string
    readonly smallImage: string
  } | null>
}

export interface AdmittedStaff {
  readonly id: number
  /** True = a person of the office, who works at no seller. */
  readonly isOfOffice: boolean
  readonly organizationIds: readonly number[]
}

/**
 * Decides on a person identified by the bank before a session begins: throws a refusal, or gives a place to a person
 * without one (null). Returns the session's seller; null = the place of the last session.
 */
export type Admission = (client: BankClient, known: AdmittedStaff | null) => Promise<number | null>

export interface ShownCode {
  readonly phone: string
  readonly code: string
  readonly challengeId?: string | undefined
}

/** Decides on a person identified by a phone before a session begins; see `Admission`. */
export type PhoneAdmission = (known: AdmittedStaff | null) => Promise<number | null>

export interface StaffPlace {
  readonly staffId: number
  readonly organizationId: number
}

export interface OpenedSession {
  readonly token: string
  /** Expiry as an ISO time. */
  readonly expiresAt: string
  readonly user: StaffMember
}

/** Sessions of the sellers' side, for the servers. */
export interface StaffService {
  /**
   * Exchanges a proof of the bank for a session, like signing in, and sets its cookie; `admit` decides first.
   * @throws Refusal the refusals of signing in and of `admit`
   */
  enter(proof: BankProof, context: CallContext, admit: Admission): Promise<OpenedSession>
  /** Exchanges a phone code for a session and sets its cookie; `admit` decides first. */
  enterByPhone(shown: ShownCode, context: CallContext, admit: PhoneAdmission): Promise<OpenedSession>
  /**
   * Begins a session at a seller for a person with proved identity, and sets its cookie.
   * @throws Refusal NOT_FOUND
   */
  enterAt(place: StaffPlace, context: CallContext): Promise<OpenedSession>
  /** Ends a person's sessions at a seller, on every node, when the transaction commits. */
  endSessionsAt(tx: Executor, place: StaffPlace): Promise<void>
  /** Ends a person's live streams at a seller, so that they reconnect with the new rights. */
  endStreamsAt(tx: Executor, place: StaffPlace): Promise<void>
  /** The caller of the sellers' API, never a customer. @throws Refusal UNAUTHORIZED for an ended session */
  actorOf(credentials: StaffCredentials): Promise<Actor>
  /** The visitor of a sellers' page; the cookie of an ended session is removed. */
  visitorOf(credentials: StaffCredentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor>
}
