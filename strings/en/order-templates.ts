import type * as ru from '../ru/order-templates.ts'

export const orderTemplates: typeof ru.orderTemplates = {
  placed: {
    title: 'Order {number} received',
    text: '{if:kitchen}Waiting for the kitchen’s answer: {seller}.{else}Passed on to the seller: {seller}.{end} {promise}. {toPay}.',
    sms: 'Order {number} received. {promise}.',
  },
  placedToPay: {
    title: 'Order {number} is waiting for payment',
    text: 'Pay {total} while the goods are put aside for you{if:payBefore}: by {payBefore}{end}.',
  },
  linkSent: {
    title: 'A link to pay for order {number}',
    text: 'Pay {total}{if:payMoment} before {payMoment}{end}: {link}',
    sms: 'Pay {total} for order {number}: {link}',
  },
  held: {
    title: 'Order {number}: money on hold',
    text: 'The bank holds {amount}. We will charge what it comes to once the order is packed; the rest stays with you. {promise}.',
    sms: '{amount} on hold for order {number}. {promise}.',
  },
  paid: {
    title: 'Order {number} is paid',
    text: 'We got {total}, thank you. {promise}.',
    sms: 'Order {number} is paid. {promise}.',
  },
  captured: {
    title: '{amount} charged for order {number}',
    text: 'This is from the money that was on hold. If anything is left, the bank releases it by itself.',
  },
  holdLost: {
    title: 'Order {number} needs to be paid again',
    text: 'The bank released the hold; the money stayed with you. Pay for the order again, so that the seller can send it.',
    sms: 'The bank released the hold for order {number}. Please pay for it again.',
  },
  surchargeAsked: {
    title: 'Pay {amount} more for order {number}',
    text: 'It costs more than you paid. Pay the rest here: {link}',
    sms: 'Pay {amount} more for order {number}: {link}',
  },
  payOnReceipt: {
    title: 'Order {number} received, nothing to pay now',
    text: '{if:kitchen}Waiting for the kitchen’s answer: {seller}.{else}Passed on to the seller: {seller}.{end} {promise}. {toPay}.',
    sms: 'Order {number} received. {promise}.',
  },
  restOnReceipt: {
    title: 'Order {number}: the rest on receipt',
    text: 'Pay the seller what it costs more when you get the order. {promise}.',
  },
  paidToSeller: {
    title: 'Order {number} is paid',
    text: 'The seller says they got {amount}. If that is not so, contact us.',
  },
  booked: {
    title: 'Order {number} is confirmed',
    text: '{promise}.',
    sms: 'Order {number} is confirmed. {promise}.',
  },
  assembling: {
    title: '{if:kitchen}Order {number} is being cooked{else}Order {number} is being packed{end}',
    text: '{if:kitchen}{seller}: the kitchen has accepted your order. {promise}.{else}{seller} is packing your order. {promise}.{end}',
  },
  onTheRoad: {
    title: 'Order {number} is on its way',
    text: '{promise}. Check the order when you get it.',
    sms: 'Order {number} is on its way. {promise}.',
  },
  readyForIssuance: {
    title: 'Order {number} is ready',
    text: '{promise}{if:pickupAddress}: {pickupAddress}{end}. Tell them the order number.',
    sms: 'Order {number} is ready. {if:pickupAddress}{pickupAddress}. {end}{promise}.',
  },
  parcelWaiting: {
    title: 'Order {number} waits at the {if:locker}locker{else}pickup point{end}',
    text: '{if:locker}Locker of CDEK{else}CDEK point{end}{if:pointAddress}: {pointAddress}{end}{if:keptUntil}. It is kept free until the end of {keptUntil}{end}.',
    sms: 'Order {number} waits at a CDEK {if:locker}locker{else}point{end}.{if:pointAddress} {pointAddress}.{end}{if:keptUntil} Free until {keptUntil}.{end}',
  },
  sentToOrganizer: {
    title: 'Order {number} is with the organiser',
    text: '{seller} knows about you. {promise}.',
  },
  received: {
    title: 'You have order {number}',
    text: 'Enjoy it! Rate the order on its page, and if something is wrong, tell us there.',
  },
  canceledByUser: {
    title: 'You cancelled order {number}',
    text: 'Passed on to the seller: {seller}.{if:paid} You will get all the money back.{end}',
  },
  canceledByFarmer: {
    title: 'The seller cancelled order {number}',
    text: '{seller} cannot fulfil it. We are sorry it turned out like this.{if:paid} You will get all the money back.{end}',
    sms: 'Sorry, the seller cancelled order {number}.{if:paid} You will get all the money back.{end}',
  },
  canceledByAdmin: {
    title: 'Order {number} is cancelled',
    text: 'We had to cancel it. We are sorry it turned out like this.{if:paid} You will get all the money back.{end}',
    sms: 'Sorry, we had to cancel order {number}.{if:paid} You will get all the money back.{end}',
  },
  unpaidExpired: {
    title: 'Order {number} is cancelled',
    text: 'No payment came, so we put the goods back on the shelf. If you still want them, order again.',
    sms: 'Order {number} is cancelled: no payment came.',
  },
  notAccepted: {
    title: 'Order {number} is cancelled',
    text: '{seller} did not answer in time, so we cancelled it. We are sorry.{if:paid} You will get all the money back.{end}',
    sms: 'The restaurant did not answer in time, order {number} is cancelled.{if:paid} You will get all the money back.{end}',
  },
  dinnerDelayed: {
    title: 'Order {number} is running late',
    text: 'The kitchen needs more time, we are sorry. {promise}.',
    sms: 'Order {number} is late, sorry. {promise}.',
  },
  broughtAgain: {
    title: 'Order {number} comes on another day',
    text: 'The courier did not find you. {promise}.',
    sms: 'Order {number}: the courier did not find you. {promise}.',
  },
  soldOut: {
    title: 'Order {number} is cancelled',
    text: 'The goods sold out while the payment was under way. We are sorry it turned out like this.{if:paid} You will get all the money back.{end}',
    sms: 'Order {number} is cancelled: sold out.{if:paid} You will get all the money back.{end}',
  },
  refunded: {
    title: '{amount} returned',
    text: 'This is for order {number}. When the money arrives depends on your bank.',
    sms: '{amount} returned for order {number}. The bank decides how long it takes.',
  },
  owed: {
    title: 'The seller will return {amount}',
    text: 'It is for order {number}. The seller has the money and gives it back by hand{if:repayDay} by {repayDay}{end}.',
    sms: 'The seller will return {amount} for order {number}{if:repayDay} by {repayDay}{end}.',
  },
  paidBack: {
    title: 'The seller has returned {amount}',
    text: 'It is for order {number}. The order says how. If the money did not come, say so there.',
  },
  asked: {
    title: 'Please answer about order {number}',
    text: '{seller} suggests a change. Have a look and answer {if:answerBefore}by {answerBefore}{else}within an hour{end}: without your answer nothing is added or charged.',
    sms: 'The seller suggests changing order {number}. Answer {if:answerBefore}by {answerBefore}{else}within an hour{end} on the site.',
  },
  weighed: {
    title: 'Order {number} has been weighed',
    text: 'It now comes to {total}.{if:difference} We will return the difference, {difference}.{end}',
  },
  replaced: {
    title: 'A replacement in order {number}',
    text: 'Something ran out, and {seller} is packing something else, as you allowed. The order now comes to {total}.{if:difference} We will return the difference, {difference}.{end}',
  },
  lineCanceled: {
    title: 'Order {number} will not be complete',
    text: 'Not everything could be found, sorry. It now comes to {total}.{if:difference} We will return the difference, {difference}.{end}',
    sms: 'Sorry, order {number} won’t be complete. It now comes to {total}.',
  },
  lineRefused: {
    title: 'Not everything of order {number} was taken',
    text: 'We wrote down what you did not take at the hand-over. The order now comes to {total}.{if:difference} We will return the difference, {difference}.{end}',
  },
  claimTaken: {
    title: 'The seller has your complaint about order {number}',
    text: '{seller} will look and answer within two days. If they do not, we decide ourselves.',
  },
  claimLate: {
    title: 'We will decide the complaint about order {number}',
    text: '{seller} did not answer within two days; now the market decides. We will let you know.',
  },
  claimAccepted: {
    title: 'Your complaint about order {number} was accepted',
    text: '{if:repayDay}{seller} will return {amount} by {repayDay}.{end}{if:refund}We will return {amount}.{end}{if:cheaper}The order costs {amount} less.{end} We are sorry it turned out like this.',
  },
  claimPromised: {
    title: 'Your complaint about order {number} was accepted',
    text: '{seller} brings new goods with the next delivery. If you prefer the money, say so in the order.',
  },
  claimDeclined: {
    title: 'The seller does not agree with the complaint about order {number}',
    text: 'Their answer is in the order. If you have questions, contact us.',
    sms: 'The seller answered the complaint about order {number}. See the order on the site.',
  },
  appealChanged: {
    title: 'The decision about order {number} was changed',
    text: 'We agree with you. {if:repayDay}{seller} will return {amount} by {repayDay}.{end}{if:refund}We will return {amount}.{end}{if:cheaper}The order costs {amount} less.{end} Our answer is in the order.',
  },
  appealKept: {
    title: 'The decision about order {number} stays',
    text: 'Another person looked at your appeal and decided the same. Our answer is in the order.',
    sms: 'The decision about order {number} stays. Our answer is in the order on the site.',
  },
  reviewPublished: {
    title: 'Your review of order {number} is published',
    text: 'Thank you! Other shoppers can see it now.',
  },
  reviewDeclined: {
    title: 'Your review of order {number} is not published',
    text: 'The order’s page says why. You can correct the review there, too.',
  },
  reviewAnswered: {
    title: 'An answer to your review of order {number}',
    text: '{seller} has read your review and answered.',
  },
}
