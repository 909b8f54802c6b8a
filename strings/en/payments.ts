import type * as ru from '../ru/payments.ts'
import type { Words } from '../words.ts'
import { formatOrderNumber, formatPhone, formatPrice } from './format.ts'

export const paymentPageTexts: Words<typeof ru.paymentPageTexts> = {
  description: (orderNumber) => `Order No. ${orderNumber}`,
}

export const paymentMethodTexts: Words<typeof ru.paymentMethodTexts> = {
  sbp: { title: 'SBP', note: 'through your bank’s app' },
  rbs: { title: 'Card online', note: 'Mir, Visa, Mastercard' },
  payanyway: { title: 'PayAnyWay', note: 'card or wallet' },
  paw: { title: 'Card via Moneta', note: 'Mir, Visa, Mastercard' },
  paybylink: { title: 'By link', note: 'we will text it to you' },
  cashondelivery: { title: 'On receipt', note: 'cash or card' },
  banktransfer: { title: 'By invoice', note: 'for organisations' },
  urozhaj: { title: 'Urozhai card', note: 'with the bonus card' },
}

export const payments: Words<typeof ru.payments> = {
  pageTitle: 'Payment',
  waiting: (left) => `Waiting for payment · ${left}`,
  paySbp: (sum) => `Pay ${formatPrice(sum)} by SBP`,
  payCard: (sum) => `Pay ${formatPrice(sum)} by card`,
  order: (orderNumber) => `Order ${formatOrderNumber(Number(orderNumber))}`,
  qr: 'QR code to pay in your bank’s app',
  scan: 'Point your phone’s camera at it or open your bank’s app.',
  checking: 'Checking the payment…',
  openBank: 'Pay by SBP',
  openHere: 'Open the bank on this device',
  showQr: 'Show the QR code',
  banks: {
    title: 'Or choose your bank',
    search: 'Find a bank',
    recent: 'Recent',
    all: 'All banks',
    none: (words) => `The list has no bank “${words}”. Press “Pay by SBP”: the phone finds the app by itself.`,
  },
  openCard: 'Go to the payment',
  cardText: 'A secure page of the bank opens; then you come back here.',
  monetaText: 'A secure page of PayAnyWay opens; then you come back here.',
  returned: 'If you have paid already, wait: we are checking the payment, and the page reloads by itself.',
  payMoneta: (sum) => `Pay ${formatPrice(sum)} via PayAnyWay`,
  willHold: (sum) => `The money will be put on hold; after weighing we charge no more than ${formatPrice(sum)}`,
  held: (sum) => `The money is on hold; after weighing we charge no more than ${formatPrice(sum)}`,
  surcharge: 'The order costs more now. The difference is left to pay.',
  link: {
    title: (sum) => `Pay ${formatPrice(sum)} by link`,
    sent: (phone) => (phone ? `We have sent the link to ${formatPhone(phone)}.` : 'We have texted you the link.'),
    until: (moment) => `You can pay until ${moment}, from any device.`,
  },
  preparing: 'Preparing the payment',
  preparingText: 'Usually this takes a few seconds. If the bank does not answer, choose another way.',
  otherWay: 'Choose another way',
  otherTitle: 'How to pay',
  expired: 'Time to pay has run out',
  expiredText: 'No money was taken. We are keeping the order for now; pay again.',
  expiredFinal: 'No money was taken, and we are cancelling the order. If you still want it, order again.',
  expiredKept: 'No money was taken. The order stands: pay as it was agreed at first.',
  declined: 'The payment did not go through',
  declinedText: 'No money was taken. Try again or choose another way.',
  canceled: 'Payment cancelled',
  canceledText: 'No money was taken.',
  orderCanceled: 'Order cancelled',
  orderCanceledText: 'No money was taken. If you still want it, order again.',
  refunded: 'We are returning the money',
  refundedText: 'It goes to where you paid from. How long it takes depends on the bank.',
  toSeller: 'To the seller',
  again: 'Pay again',
  newQr: 'Get a new QR code',
  toOrder: 'To the order',
  offline: 'No connection. We will check the payment as soon as there is one',
  failed: 'That did not work. Please try again',
  live: { paid: 'Payment received' },
}

export const offlinePayment: Words<typeof ru.offlinePayment> = {
  title: 'How to pay',
  payOnline: 'Pay another way',
  cashondelivery: (sum) => `Pay ${formatPrice(sum)} on receipt, in cash or by card.`,
  cashondeliveryCeiling: (sum) =>
    `Pay what it comes to by weight on receipt, in cash or by card: no more than ${formatPrice(sum)}.`,
  urozhaj: (sum) =>
    `On receipt, hold your Urozhai card to the terminal: no more than ${formatPrice(sum)}. Without the card you can pay in cash.`,
  banktransfer: (seller) =>
    `Transfer the money from your organisation’s account. ${seller} will send the invoice and the closing documents.`,
  purpose: (orderNumber) => `Payment for order ${formatOrderNumber(Number(orderNumber))}`,
  terms: {
    sum: 'Sum',
    payee: 'Payee',
    tin: 'INN',
    ien: 'OGRN',
    address: 'Address',
    purpose: 'Purpose',
  },
}
