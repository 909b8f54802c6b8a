import { dayIn, type IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { type Kopecks, subtract, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { CountValue, TemplateValues } from '@okolitsa/domain/notification-templates/template-text.ts'
import type { NotificationOrder } from '@okolitsa/domain/notifications/notification-order.ts'
import { shortenText } from '@okolitsa/domain/text/cut-text.ts'
import type * as format from './ru/format.ts'

/** Facts of a notification about an order. */
export interface NotificationFacts {
  readonly order: NotificationOrder
  /** Amount of the event: refunded, held or taken; null = the whole order. */
  readonly amount: Kopecks | null
  readonly now: Date
  /** The page where the order is paid. */
  readonly payUrl: string
}

/** Maximum length of an address in an SMS. */
const LONGEST_ADDRESS = 48
const LONGEST_POINT = 44

/** Formats and forms of a language. */
interface ValueFormats
  extends Pick<
    typeof format,
    | 'formatDate'
    | 'formatMoment'
    | 'formatNumber'
    | 'formatOrderNumber'
    | 'formatPrice'
    | 'formatSlot'
    | 'formatTime'
    | 'formatWeekday'
  > {
  /** `12:00 22 ноября` */
  readonly dayAndTime: (day: string, time: string) => string
  /** The name of the market within a sentence. */
  readonly marketName: (name: string) => string
}

/** Values of the variables of templates in a language. */
export function createNotificationValues(formats: ValueFormats) {
  const { formatDate, formatMoment, formatNumber, formatPrice, formatSlot, formatTime, formatWeekday } = formats
  const priceOf = (amount: Kopecks): string => formatPrice(toRoubles(amount))
  const countOf = (count: number): CountValue => ({ count, text: formatNumber(count) })

  /** `пн, 23 ноября`: never «завтра», because a notification may be read on another day. */
  function whenOf({ order, now }: NotificationFacts): string {
    const { deliveryDate, deliveryKind, dinner, timeZone } = order
    const day = `${formatWeekday(deliveryDate)}, ${formatDate(deliveryDate, { now, zone: timeZone })}`
    if (deliveryKind !== 'courier' && deliveryKind !== 'pickup') return day
    const hours = dinner ? `${formatTime(dinner.from, timeZone)}–${formatTime(dinner.to, timeZone)}` : formatSlot(order)
    return `${day}, ${hours}`
  }

  return {
    /** Values of an order, a booking or a plan, without the phrases. Addresses are shortened for an SMS. */
    order: (facts: NotificationFacts, isShort: boolean): TemplateValues => {
      const { order, now, payUrl } = facts
      const { timeZone, total, hasMoney, payBefore, answerBefore, repayBefore, deliveryKind } = order
      const reference: format.DayReference = { now, zone: timeZone }
      const amount = facts.amount ?? total
      const payNow = order.prepayment ?? total
      const payLater = subtract(total, payNow)
      const hasDifference = hasMoney && facts.amount !== null && facts.amount > 0
      const isOwed = repayBefore !== null && repayBefore !== undefined
      const short = (address: string | undefined | null, limit: number) =>
        address ? (isShort ? shortenText(address, limit) : address) : null
      return {
        number: formats.formatOrderNumber(order.id),
        seller: order.sellerTitle,
        when: whenOf(facts),
        total: priceOf(total),
        amount: priceOf(amount),
        link: payUrl,
        payNow: priceOf(payNow),
        payLater: payLater > 0 ? priceOf(payLater) : null,
        payBefore: payBefore && formatTime(payBefore, timeZone),
        payMoment: payBefore && formatMoment(payBefore, reference),
        answerBefore: answerBefore && formatTime(answerBefore, timeZone),
        difference: hasDifference ? priceOf(amount) : null,
        repayDay: isOwed ? formatDate(dayIn(timeZone, repayBefore), reference) : null,
        pickupAddress: short(order.pickupAddress, LONGEST_ADDRESS),
        pointAddress: short(order.carrierPoint?.address, LONGEST_POINT),
        keptUntil: order.keptUntil && formatDate(order.keptUntil, reference),
        kitchen: order.dinner !== null,
        paid: hasMoney,
        locker: order.carrierPoint?.isLocker ?? false,
        refund: !isOwed && hasMoney,
        cheaper: !isOwed && !hasMoney,
        courier: deliveryKind === 'courier',
        carrier: deliveryKind === 'cdek',
        atPlace: deliveryKind === 'pickup' || deliveryKind === 'tour',
        running: deliveryKind === 'plan',
        nothingToPay: total === 0,
        onReceipt: total > 0 && order.isPaidOnReceipt,
        online: total > 0 && !order.isPaidOnReceipt,
      }
    },
    bonusesBurning: ({ amount, by, now }: { readonly amount: number; readonly by: IsoDate; readonly now: Date }) => ({
      bonuses: countOf(amount),
      day: formatDate(by, { now }),
    }),
    /** A message of the office about an order, with bonuses or without. */
    officeMessage: ({
      orderId,
      bonuses,
      message,
    }: {
      readonly orderId: number
      readonly bonuses: number
      readonly message: string
    }) => ({ bonuses: countOf(bonuses), number: formats.formatOrderNumber(orderId), message }),
    /** Values of a broadcast that depend on its recipient: orders and their day. */
    broadcast: ({
      orderIds,
      day,
      now,
    }: {
      readonly orderIds: readonly number[]
      readonly day: IsoDate | null
      readonly now: Date
    }) => ({
      number: orderIds.map(formats.formatOrderNumber).join(', '),
      day: day === null ? '' : formatDate(day, { now }),
    }),
    subscriptionEnding: ({
      day,
      mayRenew,
      now,
    }: {
      readonly day: IsoDate
      /** False = the market sells no plans. */
      readonly mayRenew: boolean
      readonly now: Date
    }) => ({ day: formatDate(day, { now }), mayRenew }),
    /** Freed places of a tour, held for a while. */
    placesOffered: ({
      tourTitle,
      people,
      until,
      timeZone,
      now,
    }: {
      readonly tourTitle: string
      readonly people: number
      readonly until: string
      readonly timeZone: string
      readonly now: Date
    }) => {
      const moment = new Date(until)
      return {
        tour: tourTitle,
        places: countOf(people),
        onePlace: people === 1,
        until: formats.dayAndTime(
          formatDate(dayIn(timeZone, moment), { now, zone: timeZone }),
          formatTime(moment, timeZone),
        ),
      }
    },
    day: (day: IsoDate, now: Date): string => formatDate(day, { now }),
    orderNumber: (id: number): string => formats.formatOrderNumber(id),
    marketName: formats.marketName,
  }
}
export type NotificationValues = ReturnType<typeof createNotificationValues>
