import type * as ru from '../ru/trade-templates.ts'

export const tourTemplates: typeof ru.tourTemplates = {
  placedToPay: {
    title: 'Booking {number} is waiting for payment',
    text: 'Pay {payNow}{if:payBefore} by {payBefore}{end}: we are holding the places for you.{if:payLater} The other {payLater} you pay the organizer when you meet.{end}',
  },
  paid: {
    title: 'Booking {number} is paid',
    text: 'We got {if:payLater}the prepayment of {end}{payNow}, thank you.{if:payLater} The other {payLater} you pay the organizer when you meet.{end} The trip is on {when}: we will write when the organizer confirms it.',
    sms: 'Booking {number} is paid, we got {payNow}. We will write when it is confirmed.',
  },
  booked: {
    title: 'Booking {number} is confirmed',
    text: '{seller}: the places are yours. See you on {when}.{if:payLater} The other {payLater} you pay the organizer when you meet.{end}',
    sms: 'Booking {number} is confirmed. See you on {when}.',
  },
  sentToOrganizer: {
    title: 'The organizer has booking {number}',
    text: '{seller} knows who is coming. See you on {when}.{if:payLater} The other {payLater} you pay the organizer when you meet.{end}',
  },
  received: {
    title: 'Trip {number} took place',
    text: 'Thank you for coming. Rate the trip on the page of the booking, and if something went wrong, say it there too.',
  },
  canceledByUser: {
    title: 'You cancelled booking {number}',
    text: 'Passed on to the organiser: {seller}.{if:paid} You get all your money back.{end}',
  },
  canceledByFarmer: {
    title: 'The organizer cancelled booking {number}',
    text: '{seller} cannot run the trip. We are sorry.{if:paid} You get all your money back.{end}',
    sms: 'The organizer cancelled booking {number}, sorry.{if:paid} You get all your money back.{end}',
  },
  canceledByAdmin: {
    title: 'Booking {number} is cancelled',
    text: 'The trip will not take place. We are sorry.{if:paid} You get all your money back.{end}',
    sms: 'Booking {number} is cancelled: the trip will not take place.{if:paid} You get all your money back.{end}',
  },
  unpaidExpired: {
    title: 'Booking {number} is cancelled',
    text: 'No payment came, so the places are free again. If you still want the trip, book it again.',
    sms: 'Booking {number} is cancelled: no payment came.',
  },
  soldOut: {
    title: 'Booking {number} is cancelled',
    text: 'The places ran out while the payment was on its way. We are sorry.{if:paid} You get all your money back.{end}',
    sms: 'Booking {number} is cancelled: no places are left.{if:paid} You get all your money back.{end}',
  },
  reviewPublished: {
    title: 'The review of trip {number} is published',
    text: 'Thank you! Other guests can see it already.',
  },
  reviewDeclined: {
    title: 'The review of trip {number} is not published',
    text: 'Why is on the page of the booking. You can correct the review there.',
  },
  reviewAnswered: {
    title: 'An answer to the review of trip {number}',
    text: '{seller} read your review and answered.',
  },
  refunded: {
    title: '{amount} returned',
    text: 'It is for booking {number}. When the money comes depends on your bank.',
    sms: '{amount} returned for booking {number}. Your bank says when.',
  },
  owed: {
    title: 'The organizer will return {amount}',
    text: 'It is for booking {number}. The organizer has the money and gives it back{if:repayDay} by {repayDay}{end}.',
    sms: 'The organizer will return {amount} for booking {number}{if:repayDay} by {repayDay}{end}.',
  },
  paidBack: {
    title: 'The organizer has returned {amount}',
    text: 'It is for booking {number}. Its page says how.',
  },
}

export const planTemplates: typeof ru.planTemplates = {
  placedToPay: {
    title: 'Your subscription is waiting for payment',
    text: 'Pay {total}{if:payBefore} by {payBefore}{end} and it begins at once.',
  },
  booked: {
    title: 'Your subscription is paid and running',
    text: 'We got {total}, thank you. Turn on “Free delivery” when you check out.',
    sms: 'Your subscription is paid: {total}. It is running already.',
  },
  unpaidExpired: {
    title: 'Your subscription has not begun',
    text: 'No payment came. If you still want it, choose a plan again.',
    sms: 'Your subscription has not begun: no payment came.',
  },
  refunded: {
    title: '{amount} returned',
    text: 'This is for your subscription. When the money arrives depends on your bank.',
    sms: '{amount} returned for your subscription. When it arrives depends on your bank.',
  },
}
