import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/tours.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatMoment, formatPrice, formatWeekday } from './format.ts'
import { pagesText } from './pages.ts'
import { counted, nouns } from './plural.ts'

const trip = counted('trip', 'trips')
const hour = counted('hour', 'hours')
const night = counted('night', 'nights')
const person = counted('person', 'people')
const DAY_MINUTES = 24 * 60

export const tourDays: typeof ru.tourDays = (startsAt, endsAt, reference) => {
  const first = dayIn(reference.zone, startsAt)
  const last = dayIn(reference.zone, endsAt)
  if (first === last) return formatDate(first, reference)
  if (first.slice(0, 7) === last.slice(0, 7)) return `${Number(first.slice(8))}–${formatDate(last, reference)}`
  return `${formatDate(first, reference)}\u00A0– ${formatDate(last, reference)}`
}

export const tourWeekdays: typeof ru.tourWeekdays = (startsAt, endsAt, zone) => {
  const first = formatWeekday(dayIn(zone, startsAt))
  const last = formatWeekday(dayIn(zone, endsAt))
  return first === last ? first : `${first}–${last}`
}

export const tourLength: typeof ru.tourLength = (minutes) => {
  if (minutes <= DAY_MINUTES) return formatCount(Math.max(1, Math.round(minutes / 60)), hour)
  const nights = Math.floor(minutes / DAY_MINUTES)
  return `${formatCount(nights + 1, nouns.day)}, ${formatCount(nights, night)}`
}

export const tours: Words<typeof ru.tours> = {
  title: 'Travel',
  heading: 'Visit a farmer',
  description: 'Trips to farms, dairies, apiaries and fisheries: dates, places, prices and cancellation terms.',
  descriptionAlone: 'Tours: dates, places, prices and rules of cancellation.',
  lead: (count) => `${formatCount(count, trip)}. See where food comes from`,
  wayHere: 'Travel',
  ofOrganizer: 'Tours',
  count: (count) => formatCount(count, trip),
  filters: 'Which trips to show',
  when: 'When',
  anyDay: 'any day',
  where: 'Where',
  everywhere: 'All of Russia',
  who: 'How many of you',
  people: (count) => formatCount(count, person),
  anyNumber: 'any number',
  fewer: 'Fewer people',
  more: 'More people',
  withPlaces: 'Only with places left',
  nearest: 'this weekend',
  from: 'from',
  perAdult: 'per adult',
  choose: 'Choose',
  toWaiting: 'Join the waiting list',
  placesLeft: (count) => `${formatCount(count, nouns.place)} left`,
  noPlaces: 'No places',
  gathered: (booked, wanted) =>
    booked === 0 ? `Waiting for the first of ${wanted}` : `${booked} of ${wanted} have booked`,
  decides: (day) => `decided ${day}`,
  certain: 'confirmed',
  moreDates: (count) => `and ${formatCount(count, counted('more date', 'more dates'))}`,
  nothingTitle: 'No such trips yet',
  nothingText: 'Try other days or another region: organizers open new dates every week.',
  showAll: 'Show all trips',
  pages: pagesText('Pages of trips'),

  ageFrom: (age) => (age >= 18 ? 'adults only' : `from ${age} years`),
  anyAge: 'children of any age welcome',
  groupFrom: (min, max) => `group of ${min} to ${max}`,
  groupUpTo: (max) => `group of up to ${max}`,
  languages: (names) => `guided ${names.join(', ')}`,
  languageNames: { ru: 'in Russian', en: 'in English', zh: 'in Chinese', de: 'in German', tt: 'in Tatar' },
  gallery: 'Views of the trip',
  programme: 'Hour by hour',
  localTime: 'local time',
  day: (number) => `Day ${number}`,
  includedTitle: 'What is included',
  included: 'Included in the price',
  notIncluded: 'Not included',
  toTake: 'What to bring',
  meeting: 'Where we meet',
  meetingAt: (time) => `at ${time}, local time`,
  route: 'Directions',
  onMap: 'On the map',
  organizer: 'Who takes you',
  reviewsOf: (organizer) => `Reviews of trips: ${organizer}`,
  registered: (number) => `Register of tour operators: ${number}`,
  guarantee: (sum) => `Financial guarantee ${formatPrice(sum)}`,
  excursion: 'A day excursion: no entry in the register of tour operators is needed',
  tin: 'INN',
  ien: (legalName) => (legalName.startsWith('ИП') ? 'OGRNIP' : 'OGRN'),
  address: 'Address',
  cancellation: 'If you change your mind',
  cancelWhen: 'When you cancel',
  cancelBack: 'You get back',
  before: (hours) =>
    hours % 24 === 0
      ? `${formatCount(hours / 24, nouns.day)} before or earlier`
      : `${formatCount(hours, hour)} before or earlier`,
  until: (moment) => `until ${moment}`,
  later: 'later',
  beforeStart: 'before the trip starts',
  all: 'everything',
  nothing: 'nothing',
  percent: (percent) => `${percent}%`,
  byOrganizer: 'Cancelled by the organizer, or too few people',
  allBack: 'all your money',

  bookTitle: 'When shall we go',
  noDates: 'No dates yet',
  noDatesText: 'The organizer has not opened new dates. Look again in a week.',
  whoGoes: 'Who is going',
  price: (price) => formatPrice(price),
  groupPrice: (sum, places) => `${formatPrice(sum)} for ${formatCount(places, nouns.place)}`,
  of: (title) => `How many: ${title}`,
  fewerOf: (title) => `Fewer: ${title}`,
  moreOf: (title) => `More: ${title}`,
  noMore: 'No more places on this date',
  total: 'Total',
  payNow: 'Now',
  payLater: 'To the organizer when you meet',
  book: 'Book',
  counting: 'Counting…',
  fits: (left) =>
    left === 0 ? 'No places are left on this date' : `${formatCount(left, nouns.place)} left on this date`,
  makesCertain: 'With you the group is complete',
  confirmWithin: (hours) =>
    `The organizer answers within ${formatCount(hours, hour)}. If not, you get all your money back.`,
  freeUntil: (moment) => `Cancel for a full refund until ${moment}`,
  failed: 'It could not be counted. Check the connection and try again.',
  retry: 'Count again',

  waitTitle: 'No places on this date',
  waitText: 'Join the waiting list: when a place comes free, we hold it for you and write.',
  wait: 'Join the waiting list',
  waitJoined: 'You are on the waiting list. We’ll write when a place comes free',
  waiting: (ahead) =>
    ahead === 0 ? 'You are first on the waiting list' : `You are on the waiting list, ${ahead} before you`,
  leave: 'Stop waiting',
  left: 'You no longer wait for places',
  offered: (moment) => `Places are held for you until ${moment}`,
  moment: (at, reference) => formatMoment(at, reference),
}
