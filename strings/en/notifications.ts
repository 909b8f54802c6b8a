import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { shortName } from '@okolitsa/domain/market/market-name.ts'
import { subtract, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { NotificationKind } from '@okolitsa/domain/notifications/notification-table.ts'
import { shortenText } from '@okolitsa/domain/text/cut-text.ts'
import type { DayReference } from '../ru/format.ts'
import type * as ru from '../ru/notifications.ts'
import type { NotificationFacts, NotificationText } from '../ru/notifications.ts'
import {
  formatDate,
  formatMoment,
  formatOrderNumber,
  formatPrice,
  formatSlot,
  formatTime,
  formatWeekday,
} from './format.ts'
import { planNotifications } from './plan-notifications.ts'
import { tourNotifications } from './tour-notifications.ts'

/** The rouble sign limits an SMS to the length of a Cyrillic one. */
export const LONGEST_SMS: typeof ru.LONGEST_SMS = 134
/** Maximum length of an address in an SMS. */
const LONGEST_ADDRESS = 48
const LONGEST_POINT = 44

const referenceOf = ({ order, now }: NotificationFacts): DayReference => ({ now, zone: order.timeZone })
const numberOf = ({ order }: NotificationFacts) => formatOrderNumber(order.id)
/** `Mon, 23 November`: never «tomorrow», because a notification may be read on another day. */
const dayOf = (facts: NotificationFacts) =>
  `${formatWeekday(facts.order.deliveryDate)}, ${formatDate(facts.order.deliveryDate, referenceOf(facts))}`
const windowOf = ({ order }: NotificationFacts) =>
  order.dinner
    ? `${formatTime(order.dinner.from, order.timeZone)}–${formatTime(order.dinner.to, order.timeZone)}`
    : formatSlot(order)
const whenOf = (facts: NotificationFacts) =>
  facts.order.deliveryKind === 'courier' || facts.order.deliveryKind === 'pickup'
    ? `${dayOf(facts)}, ${windowOf(facts)}`
    : dayOf(facts)
const totalOf = ({ order }: NotificationFacts) => formatPrice(toRoubles(order.total))
const amountOf = ({ amount, order }: NotificationFacts) => formatPrice(toRoubles(amount ?? order.total))

/** A promo code and bonuses may reduce the payment to zero. */
function toPayOf(facts: NotificationFacts): string {
  if (facts.order.total === 0) return 'There is nothing to pay'
  return `${facts.order.isPaidOnReceipt ? 'Pay on receipt' : 'To pay'}: ${totalOf(facts)}`
}

/** Promises by delivery kind. */
const promise = {
  courier: (facts: NotificationFacts) => `We’ll bring it ${whenOf(facts)}`,
  cdek: (facts: NotificationFacts) => `CDEK will deliver ${whenOf(facts)}`,
  pickup: (facts: NotificationFacts) => `We expect you ${whenOf(facts)}`,
  tour: (facts: NotificationFacts) => `We expect you ${whenOf(facts)}`,
  plan: () => 'The subscription is running',
} as const
const promiseOf = (facts: NotificationFacts) => promise[facts.order.deliveryKind](facts)
const moneyBack = ({ order }: NotificationFacts) => (order.hasMoney ? ' You will get all the money back.' : '')

/** Deadline of the answer, in the seller's time zone. */
const answerTimeOf = ({ order }: NotificationFacts) =>
  order.answerBefore ? `by ${formatTime(order.answerBefore, order.timeZone)}` : 'within an hour'

/** Refund of a received payment after a change. */
const differenceBack = (facts: NotificationFacts) =>
  facts.order.hasMoney && facts.amount !== null && facts.amount > 0
    ? ` We will return the difference, ${amountOf(facts)}.`
    : ''

const repayDay = (facts: NotificationFacts): string | null => {
  const { repayBefore, timeZone } = facts.order
  return repayBefore ? formatDate(dayIn(timeZone, repayBefore), referenceOf(facts)) : null
}
const repayUntil = (facts: NotificationFacts) => {
  const day = repayDay(facts)
  return day ? ` by ${day}` : ''
}
function givenBack(facts: NotificationFacts): string {
  if (facts.order.repayBefore) return `${facts.order.sellerTitle} will return ${amountOf(facts)}${repayUntil(facts)}.`
  if (facts.order.hasMoney) return `We will return ${amountOf(facts)}.`
  return `The order costs ${amountOf(facts)} less.`
}

const pointOf = ({ order }: NotificationFacts) => (order.carrierPoint?.isLocker ? 'Locker of CDEK' : 'CDEK point')
const whereKept = (facts: NotificationFacts) =>
  [pointOf(facts), facts.order.carrierPoint?.address].filter(Boolean).join(': ')
const keptUntilOf = (facts: NotificationFacts) =>
  facts.order.keptUntil && `It is kept free until the end of ${formatDate(facts.order.keptUntil, referenceOf(facts))}`

const passedOn = ({ order }: NotificationFacts) =>
  order.dinner
    ? `Waiting for the kitchen’s answer: ${order.sellerTitle}.`
    : `Passed on to the seller: ${order.sellerTitle}.`

const texts: Readonly<Record<NotificationKind, (facts: NotificationFacts) => NotificationText>> = {
  placed: (facts) => ({
    title: `Order ${numberOf(facts)} received`,
    text: `${passedOn(facts)} ${promiseOf(facts)}. ${toPayOf(facts)}.`,
  }),
  placedToPay: (facts) => ({
    title: `Order ${numberOf(facts)} is waiting for payment`,
    text: facts.order.payBefore
      ? `Pay ${totalOf(facts)} while the goods are put aside for you: by ${formatTime(facts.order.payBefore, facts.order.timeZone)}.`
      : `Pay ${totalOf(facts)} while the goods are put aside for you.`,
  }),
  linkSent: (facts) => ({
    title: `A link to pay for order ${numberOf(facts)}`,
    text: `Pay ${totalOf(facts)}${facts.order.payBefore ? ` before ${formatMoment(facts.order.payBefore, referenceOf(facts))}` : ''}: ${facts.payUrl}`,
  }),
  held: (facts) => ({
    title: `Order ${numberOf(facts)}: money on hold`,
    text: `The bank holds ${amountOf(facts)}. We will charge what it comes to once the order is packed; the rest stays with you. ${promiseOf(facts)}.`,
  }),
  paid: (facts) => ({
    title: `Order ${numberOf(facts)} is paid`,
    text: `We got ${totalOf(facts)}, thank you. ${promiseOf(facts)}.`,
  }),
  captured: (facts) => ({
    title: `${amountOf(facts)} charged for order ${numberOf(facts)}`,
    text: 'This is from the money that was on hold. If anything is left, the bank releases it by itself.',
  }),
  holdLost: (facts) => ({
    title: `Order ${numberOf(facts)} needs to be paid again`,
    text: 'The bank released the hold; the money stayed with you. Pay for the order again, so that the seller can send it.',
  }),
  surchargeAsked: (facts) => ({
    title: `Pay ${amountOf(facts)} more for order ${numberOf(facts)}`,
    text: `It costs more than you paid. Pay the rest here: ${facts.payUrl}`,
  }),
  payOnReceipt: (facts) => ({
    title: `Order ${numberOf(facts)} received, nothing to pay now`,
    text: `${passedOn(facts)} ${promiseOf(facts)}. ${toPayOf(facts)}.`,
  }),
  restOnReceipt: (facts) => ({
    title: `Order ${numberOf(facts)}: the rest on receipt`,
    text: `Pay the seller what it costs more when you get the order. ${promiseOf(facts)}.`,
  }),
  paidToSeller: (facts) => ({
    title: `Order ${numberOf(facts)} is paid`,
    text: `The seller says they got ${amountOf(facts)}. If that is not so, contact us.`,
  }),
  booked: (facts) => ({
    title: `Order ${numberOf(facts)} is confirmed`,
    text: `${promiseOf(facts)}.`,
  }),
  assembling: (facts) => ({
    title: facts.order.dinner ? `Order ${numberOf(facts)} is being cooked` : `Order ${numberOf(facts)} is being packed`,
    text: facts.order.dinner
      ? `${facts.order.sellerTitle}: the kitchen has accepted your order. ${promiseOf(facts)}.`
      : `${facts.order.sellerTitle} is packing your order. ${promiseOf(facts)}.`,
  }),
  onTheRoad: (facts) => ({
    title: `Order ${numberOf(facts)} is on its way`,
    text: `${promiseOf(facts)}. Check the order when you get it.`,
  }),
  readyForIssuance: (facts) => ({
    title: `Order ${numberOf(facts)} is ready`,
    text: `${promiseOf(facts)}${facts.order.pickupAddress ? `: ${facts.order.pickupAddress}` : ''}. Tell them the order number.`,
  }),
  parcelWaiting: (facts) => ({
    title: `Order ${numberOf(facts)} waits at the ${facts.order.carrierPoint?.isLocker ? 'locker' : 'pickup point'}`,
    text: `${[whereKept(facts), keptUntilOf(facts)].filter(Boolean).join('. ')}.`,
  }),
  sentToOrganizer: (facts) => ({
    title: `Order ${numberOf(facts)} is with the organiser`,
    text: `${facts.order.sellerTitle} knows about you. ${promiseOf(facts)}.`,
  }),
  received: (facts) => ({
    title: `You have order ${numberOf(facts)}`,
    text: 'Enjoy it! Rate the order on its page, and if something is wrong, tell us there.',
  }),
  canceledByUser: (facts) => ({
    title: `You cancelled order ${numberOf(facts)}`,
    text: `Passed on to the seller: ${facts.order.sellerTitle}.${moneyBack(facts)}`,
  }),
  canceledByFarmer: (facts) => ({
    title: `The seller cancelled order ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle} cannot fulfil it. We are sorry it turned out like this.${moneyBack(facts)}`,
  }),
  canceledByAdmin: (facts) => ({
    title: `Order ${numberOf(facts)} is cancelled`,
    text: `We had to cancel it. We are sorry it turned out like this.${moneyBack(facts)}`,
  }),
  unpaidExpired: (facts) => ({
    title: `Order ${numberOf(facts)} is cancelled`,
    text: 'No payment came, so we put the goods back on the shelf. If you still want them, order again.',
  }),
  notAccepted: (facts) => ({
    title: `Order ${numberOf(facts)} is cancelled`,
    text: `${facts.order.sellerTitle} did not answer in time, so we cancelled it. We are sorry.${moneyBack(facts)}`,
  }),
  dinnerDelayed: (facts) => ({
    title: `Order ${numberOf(facts)} is running late`,
    text: `The kitchen needs more time, we are sorry. ${promiseOf(facts)}.`,
  }),
  broughtAgain: (facts) => ({
    title: `Order ${numberOf(facts)} comes on another day`,
    text: `The courier did not find you. ${promiseOf(facts)}.`,
  }),
  soldOut: (facts) => ({
    title: `Order ${numberOf(facts)} is cancelled`,
    text: `The goods sold out while the payment was under way. We are sorry it turned out like this.${moneyBack(facts)}`,
  }),
  refunded: (facts) => ({
    title: `${amountOf(facts)} returned`,
    text: `This is for order ${numberOf(facts)}. When the money arrives depends on your bank.`,
  }),
  owed: (facts) => ({
    title: `The seller will return ${amountOf(facts)}`,
    text: `It is for order ${numberOf(facts)}. The seller has the money and gives it back by hand${repayUntil(facts)}.`,
  }),
  paidBack: (facts) => ({
    title: `The seller has returned ${amountOf(facts)}`,
    text: `It is for order ${numberOf(facts)}. The order says how. If the money did not come, say so there.`,
  }),
  asked: (facts) => ({
    title: `Please answer about order ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle} suggests a change. Have a look and answer ${answerTimeOf(facts)}: without your answer nothing is added or charged.`,
  }),
  weighed: (facts) => ({
    title: `Order ${numberOf(facts)} has been weighed`,
    text: `It now comes to ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  replaced: (facts) => ({
    title: `A replacement in order ${numberOf(facts)}`,
    text: `Something ran out, and ${facts.order.sellerTitle} is packing something else, as you allowed. The order now comes to ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  lineCanceled: (facts) => ({
    title: `Order ${numberOf(facts)} will not be complete`,
    text: `Not everything could be found, sorry. It now comes to ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  lineRefused: (facts) => ({
    title: `Not everything of order ${numberOf(facts)} was taken`,
    text: `We wrote down what you did not take at the hand-over. The order now comes to ${totalOf(facts)}.${differenceBack(facts)}`,
  }),
  claimTaken: (facts) => ({
    title: `The seller has your complaint about order ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle} will look and answer within two days. If they do not, we decide ourselves.`,
  }),
  claimLate: (facts) => ({
    title: `We will decide the complaint about order ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle} did not answer within two days; now the market decides. We will let you know.`,
  }),
  claimAccepted: (facts) => ({
    title: `Your complaint about order ${numberOf(facts)} was accepted`,
    text: `${givenBack(facts)} We are sorry it turned out like this.`,
  }),
  claimPromised: (facts) => ({
    title: `Your complaint about order ${numberOf(facts)} was accepted`,
    text: `${facts.order.sellerTitle} brings new goods with the next delivery. If you prefer the money, say so in the order.`,
  }),
  claimDeclined: (facts) => ({
    title: `The seller does not agree with the complaint about order ${numberOf(facts)}`,
    text: 'Their answer is in the order. If you have questions, contact us.',
  }),
  reviewPublished: (facts) => ({
    title: `Your review of order ${numberOf(facts)} is published`,
    text: 'Thank you! Other shoppers can see it now.',
  }),
  reviewDeclined: (facts) => ({
    title: `Your review of order ${numberOf(facts)} is not published`,
    text: 'The order’s page says why. You can correct the review there, too.',
  }),
  reviewAnswered: (facts) => ({
    title: `An answer to your review of order ${numberOf(facts)}`,
    text: `${facts.order.sellerTitle} has read your review and answered.`,
  }),
}

/** Texts of SMS by kind; kinds that are never sent by SMS have none. */
const messages: Readonly<Partial<Record<NotificationKind, (facts: NotificationFacts) => string>>> = {
  placed: (facts) => `Order ${numberOf(facts)} received. ${promiseOf(facts)}.`,
  linkSent: (facts) => `Pay ${totalOf(facts)} for order ${numberOf(facts)}: ${facts.payUrl}`,
  held: (facts) => `${amountOf(facts)} on hold for order ${numberOf(facts)}. ${promiseOf(facts)}.`,
  holdLost: (facts) => `The bank released the hold for order ${numberOf(facts)}. Please pay for it again.`,
  paid: (facts) => `Order ${numberOf(facts)} is paid. ${promiseOf(facts)}.`,
  surchargeAsked: (facts) => `Pay ${amountOf(facts)} more for order ${numberOf(facts)}: ${facts.payUrl}`,
  payOnReceipt: (facts) => `Order ${numberOf(facts)} received. ${promiseOf(facts)}.`,
  booked: (facts) => `Order ${numberOf(facts)} is confirmed. ${promiseOf(facts)}.`,
  onTheRoad: (facts) => `Order ${numberOf(facts)} is on its way. ${promiseOf(facts)}.`,
  readyForIssuance: (facts) => {
    const address = shortenText(facts.order.pickupAddress ?? '', LONGEST_ADDRESS)
    return `Order ${numberOf(facts)} is ready. ${address ? `${address}. ` : ''}${promiseOf(facts)}.`
  },
  parcelWaiting: (facts) => {
    const { carrierPoint, keptUntil } = facts.order
    const address = shortenText(carrierPoint?.address ?? '', LONGEST_POINT)
    const until = keptUntil && ` Free until ${formatDate(keptUntil, referenceOf(facts))}.`
    return `Order ${numberOf(facts)} waits at a CDEK ${carrierPoint?.isLocker ? 'locker' : 'point'}.${address && ` ${address}.`}${until ?? ''}`
  },
  canceledByFarmer: (facts) => `Sorry, the seller cancelled order ${numberOf(facts)}.${moneyBack(facts)}`,
  canceledByAdmin: (facts) => `Sorry, we had to cancel order ${numberOf(facts)}.${moneyBack(facts)}`,
  unpaidExpired: (facts) => `Order ${numberOf(facts)} is cancelled: no payment came.`,
  notAccepted: (facts) =>
    `The restaurant did not answer in time, order ${numberOf(facts)} is cancelled.${moneyBack(facts)}`,
  broughtAgain: (facts) => `Order ${numberOf(facts)}: the courier did not find you. ${promiseOf(facts)}.`,
  dinnerDelayed: (facts) => `Order ${numberOf(facts)} is late, sorry. ${promiseOf(facts)}.`,
  soldOut: (facts) => `Order ${numberOf(facts)} is cancelled: sold out.${moneyBack(facts)}`,
  refunded: (facts) => `${amountOf(facts)} returned for order ${numberOf(facts)}. The bank decides how long it takes.`,
  owed: (facts) => `The seller will return ${amountOf(facts)} for order ${numberOf(facts)}${repayUntil(facts)}.`,
  asked: (facts) => `The seller suggests changing order ${numberOf(facts)}. Answer ${answerTimeOf(facts)} on the site.`,
  lineCanceled: (facts) => `Sorry, order ${numberOf(facts)} won’t be complete. It now comes to ${totalOf(facts)}.`,
  claimDeclined: (facts) =>
    `The seller answered the complaint about order ${numberOf(facts)}. See the order on the site.`,
}

/** Texts of an order of a plan or a booking; null = the texts of other orders. */
function ofTrade(kind: NotificationKind, facts: NotificationFacts) {
  const { deliveryKind, payBefore: by, timeZone, total, prepayment, sellerTitle, hasMoney } = facts.order
  const payBefore = by && formatTime(by, timeZone)
  const amount = amountOf(facts)
  if (deliveryKind === 'plan') return planNotifications[kind]?.({ total: totalOf(facts), amount, payBefore }) ?? null
  if (deliveryKind !== 'tour') return null
  const payNow = prepayment ?? total
  const later = subtract(total, payNow)
  return (
    tourNotifications[kind]?.({
      number: numberOf(facts),
      organizer: sellerTitle,
      when: whenOf(facts),
      amount,
      payNow: formatPrice(toRoubles(payNow)),
      payLater: later > 0 ? formatPrice(toRoubles(later)) : null,
      payBefore,
      hasMoney,
      repayUntil: repayDay(facts),
    }) ?? null
  )
}

export const notificationText: typeof ru.notificationText = (kind, facts) => {
  const { title, text } = ofTrade(kind, facts) ?? texts[kind](facts)
  return { title, text }
}

export const notificationMessage: typeof ru.notificationMessage = (kind, facts, market) => {
  const ofItsTrade = ofTrade(kind, facts)
  const text = ofItsTrade ? ofItsTrade.message : messages[kind]?.(facts)
  return text == null ? null : `${text} ${shortName(market)}`.replaceAll('\u00A0', ' ')
}

export const newsMessage: typeof ru.newsMessage = ({ title, text }, pageUrl) =>
  `${shortenText(`${title}. ${text}`, 2 * LONGEST_SMS - pageUrl.length - 1)} ${pageUrl}`

export const newsLetter: typeof ru.newsLetter = ({ title, text }, pageUrl, unsubscribeUrl, market) => ({
  subject: `${title} — ${market}`,
  text: `${title}\n\n${text}\n\nHave a look: ${pageUrl}\n\nYou got this letter because you asked to be told. To get no more letters like this: ${unsubscribeUrl}`,
})

export const notificationLetter: typeof ru.notificationLetter = (
  { title, text },
  orderUrl,
  unsubscribeUrl,
  market,
) => ({
  subject: `${title} — ${market}`,
  text: `${title}\n\n${text}\n\nThe whole order: ${orderUrl}\n\nYou got this letter because the address stands in your profile. To get no more letters like this: ${unsubscribeUrl}`,
})
