import type { AgentReport } from '@okolitsa/domain/agency-papers/agent-report.ts'
import type { FeePaper } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import type { HouseholdYear, Reconciliation } from '@okolitsa/domain/agency-papers/reconciliation.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { UtdFacts, UtdFile } from './utd/utd-970.ts'

/** Papers as files. Models are made by `domain/agency-papers`; equal papers at an equal `now` give equal bytes. */
export interface AgencyPapersService {
  agentReportPdf(report: AgentReport, signer: PersonName, now: Date): Promise<Uint8Array>
  feeActPdf(paper: FeePaper, now: Date): Promise<Uint8Array>
  reconciliationPdf(act: Reconciliation, signer: PersonName, now: Date): Promise<Uint8Array>
  householdYearPdf(paper: HouseholdYear, signer: PersonName, now: Date): Promise<Uint8Array>
  /** The electronic transfer document. @throws {RangeError} ids of another form */
  utd970(facts: UtdFacts): UtdFile
}

/** A participant of electronic exchange at the operator. */
export interface EdoParty {
  readonly boxId: string
  /** Id in names of files (FnsParticipantId). */
  readonly participantId: string
}

/** Ids of a sent paper at the operator. */
export interface EdoReceipt {
  readonly messageId: string
  readonly documentId: string
}

/**
 * State of a paper. `draft`: it waits for the agent's signature at the operator; `sent`: signed and on its way;
 * `delivered`: the other side has confirmed its receipt; `signed`: with the other side's title; `refused` and
 * `clarification` (the other side asks for a correction) have a reason in the words of the other side; `unknown`: the
 * operator has no such paper.
 */
export type EdoState =
  | { readonly state: 'draft' | 'sent' | 'delivered' | 'signed' | 'unknown' }
  | { readonly state: 'refused' | 'clarification'; readonly reason: string }

export interface EdoPaper {
  /** Id of the sending, a UUID kept with the paper: repeats with it never send the paper twice. */
  readonly operationId: string
  readonly to: EdoParty
  readonly file: UtdFile
}

/** Operator of electronic documents (оператор ЭДО). Every method may throw EdoFailure. */
export interface EdoOperator {
  /** The box of the market's operator. */
  ownParty(): Promise<EdoParty>
  /**
   * The box of a principal, whom the first call invites. `invited` = the invitation is not accepted yet, `rejects` = it
   * was rejected: nothing may be sent; null = the principal has no box.
   */
  partyOf(tin: string, kpp: string | null): Promise<EdoParty | 'invited' | 'rejects' | null>
  /** Leaves a draft that a person signs at the operator's site: no key of a signature lies on our server. */
  send(paper: EdoPaper): Promise<EdoReceipt>
  stateOf(receipt: EdoReceipt): Promise<EdoState>
}

/**
 * A failed call. `unavailable` = retry later with the same id; `refused` = the paper or its receiver is not accepted, and
 * a retry would be refused too.
 */
export class EdoFailure extends Error {
  readonly kind: 'unavailable' | 'refused'

  constructor(kind: 'unavailable' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'EdoFailure'
    this.kind = kind
  }
}

/** Income of a self-employed seller from individuals. */
export interface NpdIncome {
  readonly tin: string
  /** Unique id of the income: a repeat returns the first receipt. */
  readonly operationId: string
  /** When the customer paid. */
  readonly at: Date
  /** At most `MAX_NPD_SERVICES`. */
  readonly services: readonly { readonly name: string; readonly amount: Kopecks }[]
}
export const MAX_NPD_SERVICES = 6

export interface NpdReceipt {
  readonly receiptId: string
  readonly link: string
}
export type NpdCancelReason = 'REFUND' | 'REGISTRATION_MISTAKE'

/** Partner of the service «Мой налог», by whom a bound seller's income is registered. Methods may throw NpdRefusal. */
export interface NpdPartner {
  /** Asks a seller to allow the partner, in the app of the tax service; null = the seller has allowed it already. */
  askBinding(tin: string): Promise<string | null>
  /** Whether the seller has answered the request. */
  bindingOf(bindId: string): Promise<'waiting' | 'bound' | 'rejected'>
  register(income: NpdIncome): Promise<NpdReceipt>
  /** Cancels a receipt; a receipt that is cancelled already stays so. */
  cancel(receipt: { readonly tin: string; readonly receiptId: string; readonly reason: NpdCancelReason }): Promise<void>
}

/**
 * `silence` = retry later with the same id; `unbound` = the seller has not allowed the partner, or is not self-employed:
 * the seller's own receipt is asked for; `refused` = any other refusal.
 */
export class NpdRefusal extends Error {
  readonly kind: 'silence' | 'unbound' | 'refused'

  constructor(kind: 'silence' | 'unbound' | 'refused', message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'NpdRefusal'
    this.kind = kind
  }
}
