import type { IsoDate } from '../clock/clock.ts'
import type { Kopecks } from '../money/money.ts'

/** The other side of a movement, as the bank wrote it: names come in capitals and cut, so they never identify. */
export interface Counterparty {
  readonly name: string
  /** Taxpayer number; null = not stated, or stated as 0. */
  readonly tin: string | null
  readonly account: string
  readonly bic: string
}

/** One movement of a bank statement on one of our accounts. */
export interface BankMovement {
  /** Line of the file at which the document begins, from one. */
  readonly line: number
  /** Our account. */
  readonly account: string
  /** `inner` = between two of our accounts. */
  readonly direction: 'in' | 'out' | 'inner'
  /** Day on which the money moved. */
  readonly day: IsoDate
  /** Number and day of the document. */
  readonly number: string
  readonly documentDay: IsoDate
  readonly amount: Kopecks
  readonly other: Counterparty
  readonly purpose: string
}

/**
 * Identity of a movement: statements overlap, and a day is sent again when it is closed. The day of the movement is not
 * part of it, because an interim statement may lack it.
 */
export const movementKey = ({
  account,
  direction,
  number,
  documentDay,
  amount,
  other,
  purpose,
}: BankMovement): string =>
  [account, direction, number, documentDay, amount, other.account, purpose.replace(/\s+/g, ' ').trim()].join('|')
