import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type { TodayTaskKind } from '@okolitsa/domain/today/today-tasks.ts'
import type * as ru from '../ru/today.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatMonthShort, formatPrice, formatTime, formatWindow, MOSCOW } from './format.ts'
import { nouns } from './plural.ts'

interface Asked {
  readonly all: number
  readonly done: number
  readonly guests: number
  readonly isOverdue: boolean
  readonly hours: { readonly from: number; readonly to: number } | null
}
const many = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`
const windowOf = ({ hours }: Asked): string => (hours ? ` ${formatWindow(hours.from, hours.to)}` : '')

const titles: Record<TodayTaskKind, (asked: Asked) => string> = {
  confirm: ({ all }) => (all === 1 ? 'Answer a new order' : 'Answer new orders'),
  gather: () => 'Gather orders',
  weigh: () => 'Weigh',
  handOver: (asked) => `Bring orders${windowOf(asked)}`,
  ship: () => 'Hand parcels to CDEK',
  pickup: () => 'Hand over on the spot',
  missed: () => 'Nobody met the courier: call',
  depart: () => 'Meet your guests',
  claims: ({ all }) => (all === 1 ? 'Answer a claim' : 'Answer claims'),
  requests: ({ all }) => (all === 1 ? 'Call back about a request' : 'Call back about requests'),
  bringNew: () => 'Bring new goods instead',
  repay: ({ all }) => (all === 1 ? 'Give a customer their money back' : 'Give customers their money back'),
  answer: () => 'Answer customers',
  restock: () => 'Restock',
  papers: () => 'Renew papers',
}
const texts: Record<Exclude<TodayTaskKind, 'answer'>, (asked: Asked) => string> = {
  confirm: ({ all }) => `${formatCount(all, nouns.order)} waiting for your answer.`,
  gather: ({ done, all }) => `${done} of ${all} gathered.`,
  weigh: ({ all }) => `${formatCount(all, nouns.order)} with goods sold by weight.`,
  handOver: ({ all }) => `${formatCount(all, nouns.order)} for these hours.`,
  ship: ({ all }) => `${many(all, 'parcel', 'parcels')} ready.`,
  pickup: ({ all }) => `${formatCount(all, nouns.order)} waiting for the customer.`,
  missed: ({ all }) => `${formatCount(all, nouns.order)} still with the courier.`,
  depart: ({ all, guests }) => `${many(guests, 'guest', 'guests')}, ${formatCount(all, nouns.order)}.`,
  claims: ({ all }) => `${many(all, 'claim', 'claims')} waiting for a decision.`,
  requests: ({ all }) => `${many(all, 'request', 'requests')} from your site waiting for an answer.`,
  bringNew: ({ all }) => `${many(all, 'claim', 'claims')}: you promised new goods with the next delivery.`,
  repay: ({ all, isOverdue }) =>
    `${many(all, 'refund', 'refunds')}. ${isOverdue ? 'The time the law gives is over.' : 'You have this money: only you can give it back.'}`,
  restock: ({ all }) => `${formatCount(all, nouns.product)} running out.`,
  papers: ({ all, isOverdue }) =>
    isOverdue
      ? `${many(all, 'paper has', 'papers have')} ended or will soon. Customers do not see those that ended.`
      : `${many(all, 'paper ends', 'papers end')} soon.`,
}
const until: Record<TodayTaskKind, string> = {
  confirm: 'to answer',
  gather: 'to gather',
  weigh: 'to weigh',
  handOver: 'to bring',
  ship: 'to hand in',
  pickup: 'closing',
  missed: 'call',
  depart: 'start',
  claims: 'to answer',
  requests: 'to call back',
  repay: 'to give back',
  bringNew: 'to bring',
  answer: 'by evening',
  restock: 'to restock',
  papers: 'to renew',
}
const buttons: Record<TodayTaskKind, (asked: Asked) => string> = {
  confirm: ({ all }) => (all === 1 ? 'See the order' : 'See the orders'),
  gather: ({ all, done }) => `Gather ${formatCount(all - done, nouns.order)}`,
  weigh: ({ all }) => `Weigh ${formatCount(all, nouns.order)}`,
  handOver: () => 'Open orders on the way',
  ship: () => 'Open parcels',
  pickup: () => 'Open orders to hand over',
  missed: ({ all }) => (all === 1 ? 'Open the order' : 'Open orders on the road'),
  depart: () => 'Open the list of guests',
  claims: () => 'Open claims',
  requests: () => 'Open requests',
  bringNew: () => 'Open claims',
  repay: ({ all }) => (all === 1 ? 'Open the order' : 'Open refunds'),
  answer: () => 'Open messages',
  restock: () => 'Open the stock',
  papers: () => 'Open the papers',
}

export const today: Words<typeof ru.today> = {
  title: 'Today',
  greeting: (hour, name) => {
    const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
    return name === '' ? words : `${words}, ${name}`
  },
  numbers: 'Totals of the day',
  ordersToday: (count) => `${count === 1 ? 'order' : 'orders'} for today`,
  ordersTomorrow: (count) => `${count === 1 ? 'order' : 'orders'} for tomorrow`,
  bookingsToday: (count) => `${count === 1 ? 'booking' : 'bookings'} for today`,
  bookingsTomorrow: (count) => `${count === 1 ? 'booking' : 'bookings'} for tomorrow`,
  sold: 'ordered today',
  tasks: 'To do now',
  nothing: 'All done',
  nothingText: 'New orders will appear here by themselves.',
  taskTitle: (kind, asked) => titles[kind](asked),
  taskText: (kind, asked) => texts[kind](asked),
  newBooking: (name, places, total) => `${name}, ${formatCount(places, nouns.place)} for ${formatPrice(total)}.`,
  newOrder: (name, lines, total) => `${name}, ${formatCount(lines, nouns.product)} for ${formatPrice(total)}.`,
  unanswered: ({ questions, reviews, chats }) =>
    [
      ...(questions > 0 ? [formatCount(questions, nouns.question)] : []),
      ...(chats > 0 ? [many(chats, 'chat', 'chats')] : []),
      ...(reviews > 0 ? [many(reviews, 'review', 'reviews')] : []),
    ].join(', '),
  until: (kind) => until[kind],
  evening: 'today',
  otherDay: (day) => `${Number(day.slice(8))} ${formatMonthShort(day)}`,
  overdue: 'late',
  button: (kind, asked) => buttons[kind](asked),
  answerReviews: 'Open reviews and questions',
  gathered: (done, all) => `${done} of ${all} gathered`,
  products: 'To gather for today',
  inOrders: (count) => `in ${formatCount(count, nouns.order)}`,
  pieces: (count) => many(count, 'piece', 'pieces'),
  weighed: (amount) => `${amount} weighed`,
  picked: (amount) => `${amount} gathered`,
  pause: {
    going: 'Sales go on',
    goingNote: 'Can not keep up? Stop them. Orders you have taken stay.',
    stopped: 'Sales are stopped',
    stoppedNote: (until, reference) =>
      until === null
        ? 'No new orders until you switch them on. Orders you have taken stay.'
        : `No new orders until ${formatTime(until, reference.zone)}, ${formatDate(dayIn(reference.zone ?? MOSCOW, until), reference)}; then sales go on by themselves. Orders you have taken stay.`,
    hour: 'For an hour',
    tomorrow: 'Until tomorrow',
    open: 'Until I switch on',
    resume: 'Switch sales on',
    season: {
      till: 'Close until',
      hint: 'The season is over, or you are away: customers see “Resting until” that day, then sales go on by themselves.',
      reason: 'Why',
      noReason: 'not told',
      reasons: {
        harvestIsOver: 'the harvest is over',
        winter: 'we do not work in winter',
        animalsRest: 'the animals are resting',
        vacation: 'holiday',
        repair: 'repairs',
      },
      close: 'Close until that day',
    },
  },
  sound: 'Sound of a new order',
  soundNote: 'On this device',
  soundSleeps: 'Press anywhere to wake the sound',
  newTitled: (count, title) => (count > 0 ? `(${count}) ${title}` : title),
  arrived: (name, lines, total) => `New order for ${formatPrice(total)}. ${name}, ${formatCount(lines, nouns.product)}`,
  open: 'Open',
}
