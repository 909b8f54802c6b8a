import type * as ru from '../ru/bookings-desk.ts'
import type { Words } from '../words.ts'
import { formatCount, formatPrice } from './format.ts'
import { pagesText } from './pages.ts'
import { counted, nouns } from './plural.ts'

const person = counted('person', 'people')

export const bookingsDesk: Words<typeof ru.bookingsDesk> = {
  title: 'Bookings and dates',
  bookings: 'Bookings',
  queuesLabel: 'Which bookings to show',
  queues: { toConfirm: 'To be answered', ahead: 'Ahead', past: 'Past', canceled: 'Cancelled' },
  empty: {
    toConfirm: 'Every booking has its answer',
    ahead: 'No confirmed bookings ahead',
    past: 'No trips yet',
    canceled: 'No cancelled bookings',
  },
  pages: pagesText('Pages of bookings'),
  people: (count) => formatCount(count, person),
  answerBefore: (moment) => `Answer by ${moment}, or the booking is cancelled and the money goes back`,
  due: (sum) => `Collect ${formatPrice(sum)} when you meet`,
  comment: (words) => `Wishes: ${words}`,
  checked: (moment) => `Ticket shown ${moment}`,
  noName: 'no name',
  confirm: 'Confirm',
  confirmed: 'Confirmed. The ticket goes out as soon as the group is complete',
  refuse: 'Refuse',
  refuseTitle: 'Refuse the booking?',
  refuseText: 'All the money goes back to the customer, who reads the reason.',
  reason: 'Reason',
  reasonError: 'Write a reason',
  keep: 'Do not refuse',
  refused: 'Refused, the money is going back',
  failed: 'It did not work. Reload the page and try again.',

  dates: 'Dates ahead',
  noDates: 'No dates ahead',
  places: (booked, places) => `${booked} of ${formatCount(places, nouns.place)} taken`,
  toConfirm: (count) => `to be answered: ${count}`,
  waiting: (count) => `on the waiting list: ${formatCount(count, person)}`,
  participants: 'Participants',
  allDates: 'Show all dates',
  toDates: 'To the dates and the calendar',
  ofDate: (title, days) => `${title}, ${days}`,
  canceledDate: 'cancelled',
  cancelDate: 'Cancel the date',
  cancelDateTitle: (title, days) => `Cancel “${title}”, ${days}?`,
  cancelDateText: 'All bookings of this date end, and everybody gets all their money back.',
  because: 'Why',
  reasons: { weather: 'Weather', tooFew: 'Too few people', other: 'Something else' },
  keepDate: 'Keep the date',
  dateCanceled: 'The date is cancelled, the money is going back',

  ticket: 'Check a ticket',
  ticketHint: 'The words below the QR code of the ticket',
  ticketCode: 'Code of the ticket',
  check: 'Check',
  camera: 'Use the camera',
  cameraTitle: 'Point it at the QR code of the ticket',
  cameraStop: 'Put the camera away',
  cameraFailed: 'The camera did not open. Allow it in the browser, or type the words under the QR code.',
  first: 'The ticket is good, let them in',
  again: (moment) => `This ticket was already shown ${moment}`,
}
