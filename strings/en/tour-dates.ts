import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/tour-dates.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatPrice, formatTime, formatWeekday } from './format.ts'
import { pagesText } from './pages.ts'
import { counted, nouns } from './plural.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
]
const person = counted('person', 'people')
const date = counted('date', 'dates')
const booking = counted('booking', 'bookings')

export const dateMoment: Words<typeof ru.dateMoment> = (moment, reference) => {
  const day = dayIn(reference.zone, moment)
  return `${formatWeekday(day)}, ${formatDate(day, reference)}, ${formatTime(moment, reference.zone)}`
}

export const tourDates: Words<typeof ru.tourDates> = {
  add: 'Add dates',
  addTitle: 'New dates',
  close: 'Close',
  tour: 'Tour',
  howLabel: 'How many dates',
  once: 'One date',
  repeat: 'Repeat',
  day: 'Day',
  from: 'From',
  to: 'Until',
  weekdays: 'On which days of the week',
  time: 'Start',
  timeHint: 'By the local time of the tour',
  places: 'Places',
  preview: 'It comes to',
  count: (count) => formatCount(count, date),
  taken: 'there already',
  late: 'too late to decide',
  lateTitle: 'It is too late to decide whether the group has come together',
  lateText: 'Such a date would call itself off at once. It may go with however many people book.',
  anyhow: 'It goes anyhow',
  choose: 'Choose the days, and every date appears here.',
  counting: 'Counting the dates…',
  allTaken: 'All these dates are there already',
  save: (count) => `Add ${formatCount(count, date)}`,
  added: (added, skipped) =>
    added === 0
      ? 'All these dates were there already'
      : `Added ${formatCount(added, date)}${skipped > 0 ? `, there already: ${skipped}` : ''}`,
  noTours: 'Publish a tour first',
  pages: pagesText('Pages of dates'),
  month: (day) => `${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`,
  monthBefore: 'The month before',
  monthAfter: 'The month after',
  dayOf: (day, dates, taken, places) => `${day}: ${formatCount(dates, date)}, ${taken} of ${places} taken`,
  weekdayShort: formatWeekday,

  change: 'Change',
  changeTitle: (moment) => `Places and prices: ${moment}`,
  least: (taken) => (taken > 0 ? `${formatCount(taken, nouns.place)} booked or held, no fewer than that` : undefined),
  price: (title) => `${title}, ₽ per place`,
  usual: (sum) => `The tour has ${formatPrice(sum)}`,
  priceNote: 'Prices of this date. Bookings that are there keep their price.',
  saveChange: 'Save',
  saved: 'Saved',
  noPrice: 'Write the sum',
  noPlaces: 'Write the number of places',
  own: 'own price',
  closed: 'closed to booking',
  closeSale: 'Close booking',
  openSale: 'Open booking',
  saleClosed: 'Booking is closed. The bookings that are there stay',
  saleOpened: 'Booking is open',
  failed: 'It did not work. Reload the page and try again.',

  concerns: (bookings, people, back) =>
    bookings === 0
      ? 'There are no bookings for this date.'
      : `${formatCount(bookings, booking)} for ${formatCount(people, person)} will be cancelled. ${back > 0 ? `${formatPrice(back)} goes back.` : 'Nothing was paid for them yet.'}`,
  concernsCounting: 'Counting whom it concerns…',
  concernsFailed: 'The number of bookings is not known. All of them end, and everybody gets all their money back.',

  departures: 'Departures',
  noDepartures: 'Nothing departs today or tomorrow',
  noDeparturesText: 'The list of those who go will be here a day before the start.',
  toDates: 'Open dates',
  days: { today: 'Today', tomorrow: 'Tomorrow' },
  peopleCame: (people, arrived) =>
    arrived > 0 ? `${formatCount(people, person)}, arrived: ${arrived}` : formatCount(people, person),
  nobody: 'Nobody has booked',
  people: (count) => formatCount(count, person),
  meeting: (title, address) => `Meeting: ${title}, ${address}`,
  due: (sum) => `Collect ${formatPrice(sum)}`,
  waitsForAnswer: 'Waits for your answer',
  waitsForGroup: 'Waits for the group to be complete',
  arrive: 'Arrived',
  arriveOf: (name) => `Arrived: ${name}`,
  arrived: (time) => `Arrived at ${time}`,
  undo: 'Undo',
  undoOf: (name) => `Undo: ${name}`,
}
