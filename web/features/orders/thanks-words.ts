import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { type DayReference, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { orders } from '@okolitsa/strings/ru/orders.ts'
import { thanks as text } from '@okolitsa/strings/ru/thanks.ts'
import { deliveryWords, placeWords } from '../../data/orders/delivery-words.ts'

export const isLiving = ({ status }: Pick<OrderAnswer, 'status'>): boolean => status !== 'canceled'

/** Title of the page: thanks, or that the whole group is cancelled. */
export function thanksTitle(orders: readonly Pick<OrderAnswer, 'status' | 'number'>[]): string {
  const [first] = orders
  if (!first || orders.some(isLiving)) return text.pageTitle
  return orders.length === 1 ? text.canceledOrder(first.number) : text.canceledAll
}

const sumOf = (list: readonly OrderAnswer[]): number =>
  sumRoubles(list.map(({ total, payment }) => payment?.amount ?? total))

/** Payment state of one order as a key of its text. */
function moneyOf({ may, isHeld, paymentMethod }: OrderAnswer): keyof typeof text.money {
  if (may.pay) return 'awaits'
  if (paymentMethod === 'banktransfer') return 'invoice'
  if (!isOnlinePayment(paymentMethod)) return 'onReceipt'
  return isHeld ? 'held' : 'paid'
}

/** Payment state of the group, a line for each distinct state. */
export function moneyWords(list: readonly OrderAnswer[]): string[] {
  return (Object.keys(text.money) as (keyof typeof text.money)[]).flatMap((kind) => {
    const group = list.filter((order) => moneyOf(order) === kind)
    return group.length > 0 ? [text.money[kind](sumOf(group))] : []
  })
}

export function heroWords(list: readonly Pick<OrderAnswer, 'may' | 'farmer' | 'dinner'>[]): string[] {
  const titles = (orders: typeof list) => orders.map(({ farmer }) => farmer.title)
  const isAwaited = ({ dinner }: (typeof list)[number]) => dinner !== null && dinner.acceptBefore !== null
  const unpaid = titles(list.filter(({ may }) => may.pay))
  const reached = list.filter(({ may }) => !may.pay)
  const kitchens = titles(reached.filter(isAwaited))
  const reachedTitles = titles(reached.filter((order) => !isAwaited(order)))
  return [
    ...(reachedTitles.length > 0 ? [text.passedOn(reachedTitles)] : []),
    ...(kitchens.length > 0 ? [text.kitchens(kitchens)] : []),
    ...(unpaid.length > 0 ? [text.awaits(unpaid)] : []),
  ]
}

/** Refund or release of the money of a cancelled order. */
export function canceledWords({ paymentMethod, refunds }: OrderAnswer): string[] {
  if (refunds.length > 0) return refunds.map(({ status, amount }) => orders.refund[status](amount))
  return isOnlinePayment(paymentMethod) ? [text.canceledText] : []
}

/** Delivery or pickup place in one line. */
export function whereWords(order: OrderAnswer): string {
  const { deliveryKind, tradePlace, carrierPoint } = order
  if (deliveryKind === 'pickup' && tradePlace) return bindNumbers(`${tradePlace.title}, ${tradePlace.address}`)
  if (carrierPoint) return `${text.carrierPoint[carrierPoint.kind]}, ${carrierPoint.city}, ${carrierPoint.address}`
  return placeWords(order)
}

export interface NextStep {
  readonly key: string
  readonly title: string
  readonly note: string
}

const isWeighed = ({ lines }: OrderAnswer) => lines.some(({ isWeight }) => isWeight)

/** Picking, with the effect of weighing on the money. */
function gatherNote(order: OrderAnswer): string {
  const { isHeld, paymentMethod, ceiling, payment } = order
  if (!isWeighed(order)) return text.next.gatherText
  if (isHeld || payment?.willHold) return text.next.weighHeld(ceiling)
  return isOnlinePayment(paymentMethod) ? text.next.weighPaid : text.next.weighLater(ceiling)
}

function receiveStep(order: OrderAnswer, reference: DayReference): Omit<NextStep, 'key'> {
  const { deliveryKind, carrierPoint, recipient, number } = order
  const { day, window } = deliveryWords(order, reference)
  const { next } = text
  if (deliveryKind === 'pickup') return { title: next.pickup(day, window), note: next.pickupText(number) }
  if (deliveryKind !== 'cdek') return { title: next.courier(day, window), note: next.courierText(recipient.phone) }
  if (carrierPoint) return { title: next.cdekPoint(day), note: next.cdekPointText }
  return { title: next.cdekDoor(day), note: next.cdekDoorText(recipient.phone) }
}

/** Next steps of the orders in chronological order. */
export function nextSteps(list: readonly OrderAnswer[], reference: DayReference): NextStep[] {
  const [first] = list
  if (!first) return []
  const { next } = text
  const unpaid = list.filter(({ may }) => may.pay)
  const ends = unpaid.flatMap(({ payment }) => (payment?.expiresAt ? [Date.parse(payment.expiresAt)] : []))
  const isMany = list.length > 1
  return [
    ...(unpaid.length > 0
      ? [
          {
            key: 'pay',
            title: next.pay(unpaid.map(({ farmer }) => farmer.title)),
            note: ends.length > 0 ? next.payUntil(formatMoment(new Date(Math.min(...ends)), reference)) : '',
          },
        ]
      : []),
    ...(isMany
      ? [{ key: 'gather', title: next.gatherAll, note: gatherNote(list.find(isWeighed) ?? first) }]
      : [
          {
            key: 'gather',
            title: first.dinner ? next.cook(first.farmer.title) : next.gather(first.farmer.title),
            note: gatherNote(first),
          },
        ]),
    ...list.map((order) => {
      const { title, note } = receiveStep(order, reference)
      return { key: `get-${order.id}`, title: isMany ? next.of(order.farmer.title, title) : title, note }
    }),
  ]
}
