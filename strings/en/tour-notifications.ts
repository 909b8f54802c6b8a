import type * as ru from '../ru/tour-notifications.ts'
import type { TourNotificationFacts } from '../ru/tour-notifications.ts'

const restOf = ({ payLater }: TourNotificationFacts) =>
  payLater ? ` The other ${payLater} you pay the organizer when you meet.` : ''
const moneyBack = ({ hasMoney }: TourNotificationFacts) => (hasMoney ? ' You get all your money back.' : '')

export const tourNotifications: typeof ru.tourNotifications = {
  placedToPay: (facts) => ({
    title: `Booking ${facts.number} is waiting for payment`,
    text: `Pay ${facts.payNow}${facts.payBefore ? ` by ${facts.payBefore}` : ''}: we are holding the places for you.${restOf(facts)}`,
    message: null,
  }),
  paid: (facts) => ({
    title: `Booking ${facts.number} is paid`,
    text: `We got ${facts.payLater ? 'the prepayment of ' : ''}${facts.payNow}, thank you.${restOf(facts)} The trip is on ${facts.when}: we will write when the organizer confirms it.`,
    message: `Booking ${facts.number} is paid, we got ${facts.payNow}. We will write when it is confirmed.`,
  }),
  booked: (facts) => ({
    title: `Booking ${facts.number} is confirmed`,
    text: `${facts.organizer}: the places are yours. See you on ${facts.when}.${restOf(facts)}`,
    message: `Booking ${facts.number} is confirmed. See you on ${facts.when}.`,
  }),
  sentToOrganizer: (facts) => ({
    title: `The organizer has booking ${facts.number}`,
    text: `${facts.organizer} knows who is coming. See you on ${facts.when}.${restOf(facts)}`,
    message: null,
  }),
  received: (facts) => ({
    title: `Trip ${facts.number} took place`,
    text: 'Thank you for coming. Rate the trip on the page of the booking, and if something went wrong, say it there too.',
    message: null,
  }),
  canceledByUser: (facts) => ({
    title: `You cancelled booking ${facts.number}`,
    text: `${facts.organizer} knows already.${moneyBack(facts)}`,
    message: null,
  }),
  canceledByFarmer: (facts) => ({
    title: `The organizer cancelled booking ${facts.number}`,
    text: `${facts.organizer} cannot run the trip. We are sorry.${moneyBack(facts)}`,
    message: `The organizer cancelled booking ${facts.number}, sorry.${moneyBack(facts)}`,
  }),
  canceledByAdmin: (facts) => ({
    title: `Booking ${facts.number} is cancelled`,
    text: `The trip will not take place. We are sorry.${moneyBack(facts)}`,
    message: `Booking ${facts.number} is cancelled: the trip will not take place.${moneyBack(facts)}`,
  }),
  unpaidExpired: (facts) => ({
    title: `Booking ${facts.number} is cancelled`,
    text: 'No payment came, so the places are free again. If you still want the trip, book it again.',
    message: `Booking ${facts.number} is cancelled: no payment came.`,
  }),
  soldOut: (facts) => ({
    title: `Booking ${facts.number} is cancelled`,
    text: `The places ran out while the payment was on its way. We are sorry.${moneyBack(facts)}`,
    message: `Booking ${facts.number} is cancelled: no places are left.${moneyBack(facts)}`,
  }),
  reviewPublished: (facts) => ({
    title: `The review of trip ${facts.number} is published`,
    text: 'Thank you! Other guests can see it already.',
    message: null,
  }),
  reviewDeclined: (facts) => ({
    title: `The review of trip ${facts.number} is not published`,
    text: 'Why is on the page of the booking. You can correct the review there.',
    message: null,
  }),
  reviewAnswered: (facts) => ({
    title: `An answer to the review of trip ${facts.number}`,
    text: `${facts.organizer} read your review and answered.`,
    message: null,
  }),
  refunded: (facts) => ({
    title: `${facts.amount} returned`,
    text: `It is for booking ${facts.number}. When the money comes depends on your bank.`,
    message: `${facts.amount} returned for booking ${facts.number}. Your bank says when.`,
  }),
  owed: (facts) => ({
    title: `The organizer will return ${facts.amount}`,
    text: `It is for booking ${facts.number}. The organizer has the money and gives it back${facts.repayUntil ? ` by ${facts.repayUntil}` : ''}.`,
    message: `The organizer will return ${facts.amount} for booking ${facts.number}${facts.repayUntil ? ` by ${facts.repayUntil}` : ''}.`,
  }),
  paidBack: (facts) => ({
    title: `The organizer has returned ${facts.amount}`,
    text: `It is for booking ${facts.number}. Its page says how.`,
    message: null,
  }),
}
