/** States of an operation that the shop can meet; MONETA has more of them. */
export type OperationStatus = 'CREATED' | 'INPROGRESS' | 'SUCCEED' | 'CANCELED'

export interface Operation {
  readonly id: number
  /** The shop's number of the payment; its refunds carry it too. */
  readonly transactionId: string
  /** The payment a refund returns; null for a payment. */
  readonly parentId: number | null
  /** Kopecks. */
  readonly amount: number
  readonly description: string
  readonly subscriberId: string
  readonly createdAt: number
  status: OperationStatus
}

/** A «no» to a merchant call. */
export class MonetaRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

const FIRST_ID = 700_000_001

/** MONETA's memory. */
export class Till {
  readonly #operations: Operation[] = []
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  open(facts: Pick<Operation, 'transactionId' | 'amount' | 'description' | 'subscriberId' | 'status'>): Operation {
    return this.#add({ ...facts, parentId: null })
  }

  find(id: number): Operation {
    const operation = this.#operations.find((each) => each.id === id)
    if (!operation) throw new MonetaRefusal('500.2.3', 'Операция не найдена')
    return operation
  }

  listOf(transactionId: string): Operation[] {
    return this.#operations.filter((each) => each.transactionId === transactionId)
  }

  /** Newest first. */
  list(): Operation[] {
    return [...this.#operations].reverse()
  }

  isPaid(transactionId: string): boolean {
    return this.listOf(transactionId).some(({ status, parentId }) => status === 'SUCCEED' && parentId === null)
  }

  cancel(operation: Operation): void {
    if (operation.status === 'SUCCEED') throw new MonetaRefusal('500.2.4', 'Операция уже проведена')
    operation.status = 'CANCELED'
  }

  refund(payment: Operation, amount: number, description: string): Operation {
    const isPaid = payment.parentId === null && payment.status === 'SUCCEED'
    if (!isPaid) throw new MonetaRefusal('500.3.1', 'Операция не проведена')
    const returned = this.#operations
      .filter(({ parentId }) => parentId === payment.id)
      .reduce((total, refund) => total + refund.amount, 0)
    if (!(amount > 0) || returned + amount > payment.amount) {
      throw new MonetaRefusal('500.3.2', 'Сумма возврата превышает сумму операции')
    }
    const { transactionId, subscriberId, id: parentId } = payment
    return this.#add({ transactionId, subscriberId, parentId, amount, description, status: 'SUCCEED' })
  }

  #add(facts: Omit<Operation, 'id' | 'createdAt'>): Operation {
    const operation = { ...facts, id: FIRST_ID + this.#operations.length, createdAt: this.#now() }
    this.#operations.push(operation)
    return operation
  }
}
