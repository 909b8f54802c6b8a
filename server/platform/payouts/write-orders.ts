import { dayIn, minuteOfDayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import {
  type BankParty,
  MAX_PARTY_NAME,
  type OrderMistake,
  orderMistakes,
  type PaymentOrder,
} from '@okolitsa/domain/payouts/bank-order.ts'
import { bankAmount, bankDay } from '@okolitsa/domain/payouts/bank-values.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import { bankReplacements, bankValues, bankKeys as keys, partyKeys } from '@okolitsa/strings/ru/bank-format.ts'
import { bankText, windows1251Of } from '../tables/windows-1251.ts'

/** Maximum orders of one file; bank clients slow down or refuse larger ones. */
export const MAX_ORDERS_OF_FILE = 500
/** Kind of operation of a payment order, and the priority of payments that no law puts first. */
const OPERATION = '01'
const PRIORITY = '5'
/** Mark of an order without a code of the recipient. */
const NO_CODE = '0'

export interface OrdersFile {
  /** Name of the paying side in the header. */
  readonly sender: string
  readonly createdAt: Date
  /** Orders of one paying account. */
  readonly orders: readonly PaymentOrder[]
}

/** An order that a bank would refuse; it is never written. */
export interface RefusedOrder {
  readonly number: number
  readonly mistakes: readonly (OrderMistake | 'sameNumber' | 'otherAccount')[]
}

const plain = (text: string) => bankText(text, bankReplacements)
const plainParty = (party: BankParty): BankParty => ({
  ...party,
  name: cutText(plain(party.name), MAX_PARTY_NAME).trimEnd(),
  bankName: cutText(plain(party.bankName), MAX_PARTY_NAME).trimEnd(),
  bankTown: party.bankTown === null ? null : plain(party.bankTown),
})
/** The order with the texts that the file can contain. */
const plainOrder = (order: PaymentOrder): PaymentOrder => ({
  ...order,
  payer: plainParty(order.payer),
  payee: plainParty(order.payee),
  purpose: plain(order.purpose),
})

/** Orders that a bank would refuse, with the reasons. */
export function refusedOrders({ orders, createdAt }: OrdersFile): RefusedOrder[] {
  const today = dayIn(SHOP_TIME_ZONE, createdAt)
  const seen = new Set<string>()
  const account = orders[0]?.payer.account
  return orders.flatMap((order) => {
    const name = `${order.day} ${order.number}`
    const mistakes: RefusedOrder['mistakes'] = [
      ...orderMistakes(plainOrder(order), today),
      ...(seen.has(name) ? (['sameNumber'] as const) : []),
      ...(order.payer.account === account ? [] : (['otherAccount'] as const)),
    ]
    seen.add(name)
    return mistakes.length > 0 ? [{ number: order.number, mistakes }] : []
  })
}

/**
 * Files `1CClientBankExchange` 1.03 in windows-1251 that every Russian bank client imports, each with at most 500
 * orders. @throws {RangeError} for orders that `refusedOrders` reports: a bank refuses the whole file for one of them
 */
export function writeOrders(file: OrdersFile): Uint8Array[] {
  const [refused] = refusedOrders(file)
  if (refused) throw new RangeError(`order ${refused.number}: ${refused.mistakes.join(', ')}`)
  const orders = file.orders.map(plainOrder)
  return Array.from({ length: Math.ceil(orders.length / MAX_ORDERS_OF_FILE) }, (_, index) => {
    const part = orders.slice(index * MAX_ORDERS_OF_FILE, (index + 1) * MAX_ORDERS_OF_FILE)
    const lines = [keys.first, ...headerOf(file, part), ...part.flatMap(documentOf), keys.last]
    return windows1251Of(lines.map((line) => `${line}\r\n`).join(''))
  })
}

const two = (number: number) => String(number).padStart(2, '0')
const line = (key: string, value: string) => `${key}=${value}`

function headerOf({ sender, createdAt }: OrdersFile, orders: readonly PaymentOrder[]): string[] {
  const minutes = minuteOfDayIn(SHOP_TIME_ZONE, createdAt)
  const days = orders.map(({ day }) => day).sort()
  return [
    line(keys.version, '1.03'),
    line(keys.encoding, bankValues.encoding),
    line(keys.sender, plain(sender)),
    line(keys.recipient, ''),
    line(keys.createdDay, bankDay(dayIn(SHOP_TIME_ZONE, createdAt))),
    line(keys.createdTime, `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`),
    line(keys.from, bankDay(days[0] ?? '')),
    line(keys.to, bankDay(days.at(-1) ?? '')),
    line(keys.account, orders[0]?.payer.account ?? ''),
    line(keys.kind, bankValues.order),
  ]
}

function partyOf(role: string, party: BankParty): string[] {
  const { name, tin, kpp, account, bic, bankName, bankTown, correspondentAccount } = party
  const own = (key: string, value: string) => line(`${role}${key}`, value)
  return [
    own(partyKeys.account, account),
    line(role, tin === null ? name : `${bankValues.tin} ${tin} ${name}`),
    own(partyKeys.tin, tin ?? '0'),
    own(partyKeys.kpp, kpp ?? '0'),
    own(partyKeys.name, name),
    own(partyKeys.settlementAccount, account),
    own(partyKeys.bankName, bankName),
    ...(bankTown === null ? [] : [own(partyKeys.bankTown, bankTown)]),
    own(partyKeys.bic, bic),
    own(partyKeys.correspondentAccount, correspondentAccount),
  ]
}

const documentOf = ({ number, day, amount, payer, payee, purpose }: PaymentOrder): string[] => [
  line(keys.document, bankValues.order),
  line(keys.number, String(number)),
  line(keys.day, bankDay(day)),
  line(keys.amount, bankAmount(amount)),
  ...partyOf(keys.payer, payer),
  ...partyOf(keys.payee, payee),
  line(keys.way, bankValues.way),
  line(keys.operation, OPERATION),
  line(keys.priority, PRIORITY),
  line(keys.code, NO_CODE),
  line(keys.purpose, purpose),
  keys.documentEnd,
]
