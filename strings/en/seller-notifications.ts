import type { MatterKind, SellerChannel, SellerTopic } from '@okolitsa/domain/seller-notifications/matter.ts'
import type { SellerProfile } from '@okolitsa/domain/sellers/seller-fields.ts'
import type * as ru from '../ru/seller-notifications.ts'
import type { Words } from '../words.ts'
import { formatMoment, formatOrderNumber, formatPhone } from './format.ts'

type Trade = SellerProfile['type']

const channels: Readonly<Record<SellerChannel, string>> = {
  push: 'On screen',
  sms: 'SMS',
  email: 'Letter',
  call: 'Call',
}
const nowhere: Readonly<Record<SellerChannel, string>> = {
  push: 'No device lets itself be told',
  sms: 'No telephone is given',
  email: 'No e-mail is given',
  call: 'No telephone is given',
}
const orders: Readonly<Record<Trade, { readonly title: string; readonly text: string }>> = {
  farmer: {
    title: 'New orders',
    text: 'On screen and by letter first, by SMS after an hour without an answer. The first orders come by SMS at once.',
  },
  restaurant: {
    title: 'New orders',
    text: 'On screen at once. After a third of the time to answer an SMS, after half a call. Just before it is cancelled we remind you again.',
  },
  tour_operator: {
    title: 'New bookings',
    text: 'On screen and by letter first, by SMS after 15 minutes. When a booking is about to be cancelled by itself we write again and call.',
  },
  shop: { title: 'New orders', text: '' },
}
const topics: Readonly<Record<Exclude<SellerTopic, 'orders'>, { readonly title: string; readonly text: string }>> = {
  claims: { title: 'Claims', text: 'You have two days to answer, then the market decides.' },
  questions: { title: 'Questions and chats', text: 'When a customer writes and waits for an answer.' },
  reviews: { title: 'Reviews', text: 'Customers see them already, you may answer.' },
  requests: { title: 'Requests from the site', text: 'Somebody asks to be called back or for a service.' },
}
const kinds: Readonly<Record<MatterKind, (id: number) => string>> = {
  order: (id) => `Order ${formatOrderNumber(id)}`,
  dinner: (id) => `Order ${formatOrderNumber(id)} at a kitchen`,
  booking: (id) => `Booking ${formatOrderNumber(id)}`,
  claim: (id) => `Claim about order ${formatOrderNumber(id)}`,
  question: () => 'A customer’s question',
  review: () => 'Review',
  chat: () => 'Chat',
  request: () => 'Request from the site',
}

export const sellerNotifications: Words<typeof ru.sellerNotifications> = {
  title: 'Notifications',
  lead: (trade) =>
    trade === 'tour_operator'
      ? 'Where you hear of new bookings, questions and requests. Once one of your people opens a booking, we stop reminding.'
      : 'Where you hear of new orders, questions and requests. Once one of your people opens an order, we stop reminding.',
  addresses: {
    title: 'Where we write',
    phone: (number) => (number === 1 ? 'Telephone for SMS and calls' : `Telephone ${number}`),
    usualPhones: (phones) =>
      phones.length > 0
        ? `While it is empty we write to ${phones.map(formatPhone).join(', ')}`
        : 'A mobile number that gets SMS',
    addPhone: 'Another telephone',
    email: 'E-mail',
    usualEmail: (email) =>
      email === null ? 'News of 15 minutes come in one letter' : `While it is empty we write to ${email}`,
    quiet: 'Quiet at night',
    quietNote: (trade) =>
      trade === 'restaurant'
        ? 'A kitchen is told of new orders at any hour: it has minutes to accept them.'
        : 'What comes by night is told in the morning in one message. Sooner only when an order would be cancelled otherwise.',
    from: 'From',
    to: 'To',
    hour: (hour) => `${hour}:00`,
    save: 'Save',
    saved: 'Saved',
    failed: 'That did not work. Try again',
  },
  topics: 'What and how',
  topic: (topic: SellerTopic, trade) => (topic === 'orders' ? orders[trade] : topics[topic]),
  channel: (channel) => channels[channel],
  nowhere: (channel) => nowhere[channel],
  required: (trade) =>
    trade === 'tour_operator'
      ? 'The last way to hear of a booking. To switch it off, switch another on'
      : 'The last way to hear of an order. To switch it off, switch another on',
  unheard: (trade) =>
    trade === 'tour_operator' ? 'You would not hear of a new booking now' : 'You would not hear of a new order now',
  unheardText: 'Give a telephone or let this device be told.',
  arrange: 'Arrange',
  device: 'New orders, questions and requests come to this screen even when the cabinet is closed.',
  trial: {
    title: 'Try it',
    text: 'We send a real message. Six an hour at most.',
    send: (channel) => `Send a trial message: ${channels[channel].toLowerCase()}`,
    sent: (addresses) =>
      addresses.length === 0
        ? 'Sent to your devices'
        : `Sent: ${addresses.map((one) => (one.includes('@') ? one : formatPhone(one))).join(', ')}`,
    unsure: 'Sent, but we are not sure that it arrived. Check and try again',
    failed: 'It did not arrive: the sender refused. Check the number or the address',
    error: 'We could not send it',
  },
}

export const unansweredText: Words<typeof ru.unansweredText> = {
  title: 'Unanswered',
  lead: 'Orders, bookings, claims, questions and requests that sellers have not answered in time.',
  nothing: 'Nobody is waiting for too long now',
  nothingText: 'What a seller leaves unanswered for too long appears here.',
  failed: 'We could not show the list',
  retry: 'Try again',
  loading: 'Loading the list',
  more: (count) => `The first 100 of ${count}`,
  kind: (kind, id) => kinds[kind](id),
  since: (at, reference) => `Waiting since ${formatMoment(at, reference)}`,
  deadline: (at, reference) => `Cancelled by itself, or yours, at ${formatMoment(at, reference)}`,
  seen: 'Opened',
  notSeen: 'Nobody has opened it',
  noPhone: 'No telephone is known',
  call: (phone) => `Call ${formatPhone(phone)}`,
  sentTitle: 'What was sent',
  nothingSent: 'Nothing was sent',
  sent: (channel, at, isSure, reference) =>
    `${channels[channel]}, ${formatMoment(at, reference)}${isSure ? '' : ' (we are not sure that it arrived)'}`,
}
