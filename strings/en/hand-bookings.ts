import type * as ru from '../ru/hand-bookings.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { counted } from './plural.ts'

const places = counted('place', 'places')
const people = counted('person', 'people')

/** Texts of bookings that an organizer enters by hand. */
export const handBookings: Words<typeof ru.handBookings> = {
  title: 'Written down by you',
  add: 'Write down a call',
  addTitle: 'Who comes',
  close: 'Close',
  name: 'Name',
  phone: 'Phone',
  phoneHint: 'To call them if something changes. We send no messages to it.',
  people: 'How many people',
  left: (count) => `${formatCount(count, places)} free`,
  paid: 'They have paid',
  comment: 'What to remember',
  save: 'Write down',
  added: 'Written down. The places are taken',
  peopleOf: (count) => formatCount(count, people),
  isPaid: 'paid',
  isNotPaid: 'not paid',
  markPaid: 'They have paid',
  markPaidOf: (name) => `They have paid: ${name}`,
  cancel: 'Take off',
  cancelOf: (name) => `Take off: ${name}`,
  cancelTitle: (name) => `Take off: ${name}?`,
  cancelText: 'The places become free. If you took money, give it back yourself.',
  keep: 'Keep',
  canceled: 'Taken off. The places are free',
  unnamed: (count) => `${formatCount(count, places)} more were given away past the site, without names here.`,
  none: 'Nobody was written down for this date.',
  loading: 'Reading the list…',
  failed: 'It did not work. Reload the page and try again.',
  tag: 'by phone',
}
