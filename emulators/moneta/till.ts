import { Book } from '../book.ts'
import type { MntFields } from './signature.ts'

/** States of an operation; TAKENIN_NOTSENT = credited, but the shop has not been notified. */
export type OperationStatus = 'CREATED' | 'INPROGRESS' | 'TAKENIN_NOTSENT' | 'SUCCEED' | 'CANCELED'

export interface Operation {
  readonly id: number
  /** The shop's number of the payment; a refund has the number given for it. */
  readonly transactionId: string
  /** Id of the refunded payment; null for a payment. */
  readonly parentId: number | null
  /** Amount, kopecks. */
  readonly amount: number
  readonly description: string
  /** The link by which it was paid; null for a refund. */
  readonly link: MntFields | null
  readonly createdAt: number
  status: OperationStatus
}

/** Error of a refused merchant call. */
export class MonetaRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const FIRST_ID = 700_000_001

/** True when the money has arrived. */
export const isCredited = ({ status }: Pick<Operation, 'status'>): boolean =>
  status === 'SUCCEED' || status === 'TAKENIN_NOTSENT'

/** State of the emulated MONETA. */
export class Till {
  readonly #operations: Book<Operation>
  readonly #now: () => number

  constructor(now: () => number, file: string | null) {
    this.#now = now
    this.#operations = new Book(({ id }) => String(id), file)
  }

  open(facts: Pick<Operation, 'transactionId' | 'amount' | 'description' | 'link' | 'status'>): Operation {
    return this.#add({ ...facts, parentId: null })
  }

  find(id: number): Operation {
    const operation = this.#operations.get(String(id))
    if (!operation) throw new MonetaRefusal('500.2.3', 'Операция не найдена')
    return operation
  }

  listOf(transactionId: string): Operation[] {
    return this.#operations.list().filter((each) => each.transactionId === transactionId)
  }

  /** Operations, newest first. */
  list(): Operation[] {
    return this.#operations.list().reverse()
  }

  isPaid(transactionId: string): boolean {
    return this.listOf(transactionId).some((each) => isCredited(each) && each.parentId === null)
  }

  move(operation: Operation, status: OperationStatus): void {
    operation.status = status
    this.#operations.keep(operation)
  }

  cancel(operation: Operation): void {
    if (isCredited(operation)) throw new MonetaRefusal('500.2.4', 'Операция уже проведена')
    this.move(operation, 'CANCELED')
  }

  refund(payment: Operation, facts: Pick<Operation, 'amount' | 'description' | 'transactionId'>): Operation {
    const isPaid = payment.parentId === null && isCredited(payment)
    if (!isPaid) throw new MonetaRefusal('500.3.1', 'Операция не проведена')
    const returned = this.#operations
      .list()
      .filter(({ parentId }) => parentId === payment.id)
      .reduce((total, refund) => total + refund.amount, 0)
    if (!(facts.amount > 0) || returned + facts.amount > payment.amount) {
      throw new MonetaRefusal('500.3.2', 'Сумма возврата превышает сумму операции')
    }
    return this.#add({ ...facts, link: null, parentId: payment.id, status: 'SUCCEED' })
  }

  #add(facts: Omit<Operation, 'id' | 'createdAt'>): Operation {
    const operation = { ...facts, id: FIRST_ID + this.#operations.size, createdAt: this.#now() }
    this.#operations.keep(operation)
    return operation
  }
}
