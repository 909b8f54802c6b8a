import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import type { PaymentOrder } from '@okolitsa/domain/payouts/bank-order.ts'
import type { OutsideState } from '@okolitsa/domain/payouts/payout-states.ts'
import type { PersonName } from '@okolitsa/domain/payouts/person-name.ts'

/**
 * A failed call to a bank or a payout provider. `unsent` = no byte was sent, the payment does not exist; `unknown` = it
 * may exist, so its state is asked or the call repeated under the same key; `refused` = it does not exist and a repeat
 * would be refused, too; `noMoney` = it does not exist for lack of money; `denied` = our credentials were refused.
 */
export type PayoutFailureKind = 'unsent' | 'unknown' | 'refused' | 'noMoney' | 'denied'

export class PayoutFailure extends Error {
  readonly kind: PayoutFailureKind

  constructor(kind: PayoutFailureKind, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'PayoutFailure'
    this.kind = kind
  }
}

/** State of a payment; `reason` is the other side's own text or code, for the office. */
export interface OutsidePayment {
  readonly state: OutsideState
  readonly reason: string | null
}

/** The bank of the paying account. Every call may throw PayoutFailure. */
export interface BankApi {
  /**
   * Makes a draft that a person signs in the bank; returns its id. A draft has no key: after `unknown` it is not
   * repeated, because two drafts may both be signed. The number of the order is the same in the bank's list.
   */
  draft(order: PaymentOrder): Promise<string>
  /** State of a draft; `unknown` = deleted there. */
  draftState(documentId: string): Promise<OutsidePayment>
  /** Null = the bank's contract allows drafts only. */
  readonly direct: {
    /** Pays at once. The bank makes one payment per `key` (at most 64 characters) for ever. */
    pay(payment: { readonly key: string; readonly order: PaymentOrder }): Promise<void>
    state(key: string): Promise<OutsidePayment>
  } | null
}

/** Destination of a payout to a person; card numbers never reach the server. The phone has digits only: `79…`. */
export type PersonDestination =
  | { readonly kind: 'token'; readonly token: string }
  | {
      readonly kind: 'sbp'
      readonly phone: string
      readonly bankId: string
      /** The name with which the provider compares that of the bank; null = it is not compared. */
      readonly holder: PersonName | null
    }

export interface PersonPayout {
  /** Identifies the payout at the provider, at most 64 characters. */
  readonly key: string
  readonly amount: Kopecks
  readonly to: PersonDestination
  /** At most 128 characters. */
  readonly description: string
}

export interface SbpParticipant {
  readonly id: string
  readonly name: string
  readonly bic: string
}

/** A provider of payouts to people. Every call may throw PayoutFailure. */
export interface PayoutProvider {
  /** Largest payout by destination, kopecks. */
  readonly largest: Readonly<Record<PersonDestination['kind'], Kopecks>>
  /** Time during which a repeated key makes no second payout, ms; later only a person may decide. */
  readonly repeatableForMs: number
  /**
   * Pays, or returns the payout of the same key. `returned` = the bank of the receiver did not take the money: the phone, the
   * bank or the name is wrong, so that another payout there would come back, too; `failed` = any other end without money.
   */
  pay(payout: PersonPayout): Promise<OutsidePayment & { readonly id: string }>
  state(id: string): Promise<OutsidePayment>
  /** Banks that receive payouts by phone. */
  banks(): Promise<readonly SbpParticipant[]>
}
