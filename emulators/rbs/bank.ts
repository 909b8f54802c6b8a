import { randomInt, randomUUID } from 'node:crypto'
import { Book } from '../book.ts'
import { payloadLink } from './payload-link.ts'

/**
 * State of an order in the acquirer's numbers: 0 registered, 1 held, 2 paid, 3 reversed, 4 refunded, 5 at 3-D Secure, 6
 * declined.
 */
export type BankOrderStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6

export interface BankOrder {
  readonly orderId: string
  readonly orderNumber: string
  /** Amount, kopecks. */
  readonly amount: number
  readonly description: string
  readonly returnUrl: string
  readonly failUrl: string
  readonly callbackUrl: string | null
  readonly registeredAt: number
  readonly expiresAt: number
  status: BankOrderStatus
  actionCode: number
  actionDescription: string
  /** True = the payment is only held; `deposit` captures it. */
  readonly isTwoStage: boolean
  /** Held amount, kopecks; zero after the release. */
  approved: number
  deposited: number
  refunded: number
  paidAt: number | null
  /** When the money was taken; absent in books of earlier releases. */
  depositedAt?: number
  qr: { id: string; payload: string; status: QrStatus } | null
  refunds: { date: number; externalRefundId: string | null; amount: number }[]
}
export type QrStatus = 'STARTED' | 'CONFIRMED' | 'ACCEPTED' | 'REJECTED' | 'REJECTED_BY_USER'

/** A refusal with the acquirer's code. */
export class BankRefusal extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** True while the order may still be paid. */
export const isUnpaid = ({ status }: Pick<BankOrder, 'status'>): boolean => status === 0 || status === 5

const DIGITS_AND_LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const newQrId = () => `AD${Array.from({ length: 30 }, () => DIGITS_AND_LETTERS[randomInt(36)]).join('')}`

export interface RegisterFields {
  orderNumber: string
  amount: number
  returnUrl: string
  failUrl: string | null
  description: string
  callbackUrl: string | null
  lifetimeSeconds: number
  isTwoStage: boolean
}

/** Events sent to the shop, in the acquirer's terms. */
export type BankOperation = 'approved' | 'deposited' | 'reversed' | 'refunded' | 'declinedByTimeout'

/** State of the emulated acquirer. An order expires when it is read after its time. */
export class Bank {
  readonly #orders: Book<BankOrder>
  /** Orders by the shop's order number. */
  readonly #byNumber: Map<string, BankOrder>
  readonly #now: () => number
  readonly #qrHost: string
  /** Called when money moved or an order expired. */
  onEvent: (order: BankOrder, operation: BankOperation, isSuccess: boolean) => void = () => {}

  constructor(options: { now: () => number; qrHost: string; file: string | null }) {
    this.#orders = new Book(({ orderId }) => orderId, options.file)
    this.#byNumber = new Map(this.#orders.list().map((order) => [order.orderNumber, order]))
    this.#now = options.now
    this.#qrHost = options.qrHost
  }

  register(fields: RegisterFields): BankOrder {
    if (this.#byNumber.has(fields.orderNumber)) throw new BankRefusal('1', 'Заказ с таким номером уже обработан')
    const registeredAt = this.#now()
    const order: BankOrder = {
      orderId: randomUUID(),
      orderNumber: fields.orderNumber,
      amount: fields.amount,
      description: fields.description,
      returnUrl: fields.returnUrl,
      failUrl: fields.failUrl ?? fields.returnUrl,
      callbackUrl: fields.callbackUrl,
      registeredAt,
      expiresAt: registeredAt + fields.lifetimeSeconds * 1_000,
      status: 0,
      actionCode: -100,
      actionDescription: 'Не было попыток оплаты',
      isTwoStage: fields.isTwoStage,
      approved: 0,
      deposited: 0,
      refunded: 0,
      paidAt: null,
      qr: null,
      refunds: [],
    }
    this.#orders.keep(order)
    this.#byNumber.set(order.orderNumber, order)
    return order
  }

  /** Finds an order by the bank's id or by the shop's number. */
  find(reference: { orderId?: string | undefined; orderNumber?: string | undefined }): BankOrder {
    const order = reference.orderId
      ? this.#orders.get(reference.orderId)
      : this.#byNumber.get(reference.orderNumber ?? '')
    if (!order) throw new BankRefusal('6', 'Заказ не найден')
    this.#endIfLate(order)
    return order
  }

  findByQr(qrId: string): BankOrder | null {
    const order = this.#orders.list().find((each) => each.qr?.id === qrId)
    if (order) this.#endIfLate(order)
    return order ?? null
  }

  list(): BankOrder[] {
    return this.#orders.list().reverse()
  }

  drawQr(order: BankOrder): NonNullable<BankOrder['qr']> {
    if (order.isTwoStage) throw new BankRefusal('5', 'СБП не удерживает деньги: нужна одностадийная оплата')
    if (order.status !== 0) throw new BankRefusal('7', 'Заказ уже обработан')
    const id = newQrId()
    order.qr ??= { id, payload: payloadLink(this.#qrHost, id, order.amount), status: 'STARTED' }
    this.#orders.keep(order)
    return order.qr
  }

  /** Revokes the QR code; the order itself may still be paid by other means. */
  rejectQr(order: BankOrder, qrId: string): void {
    if (order.qr?.id !== qrId) throw new BankRefusal('6', 'QR-код не найден')
    if (order.status !== 0) throw new BankRefusal('7', 'QR-код уже обработан')
    order.qr.status = 'REJECTED'
    this.#orders.keep(order)
  }

  /** Requires a code of the payer's bank. */
  startAcs(order: BankOrder): void {
    this.#endIfLate(order)
    if (order.status !== 0) return
    order.status = 5
    this.#orders.keep(order)
  }

  pay(order: BankOrder): void {
    this.#endIfLate(order)
    if (!isUnpaid(order) || order.qr?.status === 'REJECTED') return
    order.approved = order.amount
    order.paidAt = this.#now()
    order.actionCode = 0
    order.actionDescription = 'Запрос успешно обработан'
    if (order.isTwoStage) {
      order.status = 1
      this.#notify(order, 'approved', true)
      return
    }
    order.status = 2
    order.deposited = order.amount
    order.depositedAt = this.#now()
    if (order.qr) order.qr.status = 'ACCEPTED'
    this.#notify(order, 'deposited', true)
  }

  /** Captures a hold, completely when `amount` is 0, and releases the remaining amount. */
  deposit(order: BankOrder, amount: number): void {
    if (order.status !== 1) throw new BankRefusal('7', 'Платёж в неверном состоянии')
    if (amount > order.approved) throw new BankRefusal('7', 'Сумма завершения превышает удержанную')
    order.status = 2
    order.deposited = amount || order.approved
    order.depositedAt = this.#now()
    this.#notify(order, 'deposited', true)
  }

  /** Releases a hold; also reverses a paid order until the day's clearing, as many banks do. */
  reverse(order: BankOrder): void {
    if (order.status !== 1 && order.status !== 2) throw new BankRefusal('7', 'Платёж в неверном состоянии')
    order.status = 3
    order.approved = 0
    order.deposited = 0
    order.actionDescription = 'Авторизация отменена'
    this.#notify(order, 'reversed', true)
  }

  /** Declines an order by the customer or the bank. */
  decline(order: BankOrder, reason: { code: number; text: string; isByUser: boolean }): void {
    this.#endIfLate(order)
    if (!isUnpaid(order)) return
    order.status = 6
    order.actionCode = reason.code
    order.actionDescription = reason.text
    if (order.qr) order.qr.status = reason.isByUser ? 'REJECTED_BY_USER' : 'REJECTED'
    this.#notify(order, order.isTwoStage ? 'approved' : 'deposited', false)
  }

  /** Withdraws an unpaid order for the shop. */
  withdraw(order: BankOrder): void {
    if (!isUnpaid(order)) throw new BankRefusal('7', 'Заказ в неверном состоянии')
    order.status = 6
    order.actionCode = -2_000
    order.actionDescription = 'Отменён магазином'
    if (order.qr) order.qr.status = 'REJECTED'
    this.#orders.keep(order)
  }

  refund(order: BankOrder, amount: number, externalRefundId: string | null): void {
    const wasDone =
      externalRefundId !== null && order.refunds.some((each) => each.externalRefundId === externalRefundId)
    if (wasDone) return
    if (order.status !== 2 && order.status !== 4) throw new BankRefusal('7', 'Платёж в неверном состоянии')
    if (!(amount > 0) || amount > order.deposited - order.refunded) {
      throw new BankRefusal('7', 'Сумма возврата превышает сумму списания')
    }
    order.status = 4
    order.refunded += amount
    order.refunds.push({ date: this.#now(), externalRefundId, amount })
    this.#notify(order, 'refunded', true)
  }

  /** Expires an order, by the clock or manually. */
  expire(order: BankOrder): void {
    if (!isUnpaid(order)) return
    order.status = 6
    order.actionCode = -2_007
    order.actionDescription = 'Истекло время на оплату'
    if (order.qr) order.qr.status = 'REJECTED'
    this.#notify(order, 'declinedByTimeout', false)
  }

  /** Stores the change before the notification. */
  #notify(order: BankOrder, operation: BankOperation, isSuccess: boolean): void {
    this.#orders.keep(order)
    this.onEvent(order, operation, isSuccess)
  }

  #endIfLate(order: BankOrder): void {
    if (this.#now() >= order.expiresAt) this.expire(order)
  }
}
