import type { AgentReport } from '@okolitsa/domain/agency-papers/agent-report.ts'
import type { FeePaper } from '@okolitsa/domain/agency-papers/fee-paper.ts'
import type { PersonName } from '@okolitsa/domain/agency-papers/paper-party.ts'
import type { HouseholdYear, Reconciliation } from '@okolitsa/domain/agency-papers/reconciliation.ts'
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
 * Keeps the refresh token of the operator, which changes with each use, for all nodes. `given` names the token of the
 * settings from which it came: another one in the settings begins anew.
 */
export interface EdoTokens {
  read(given: string): Promise<string | null>
  write(given: string, next: string): Promise<void>
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
