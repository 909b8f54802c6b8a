import type * as ru from '../ru/stock-lots.ts'
import type { Words } from '../words.ts'
import { formatAmount, formatCount } from './format.ts'
import { nouns } from './plural.ts'

const customer = { one: 'customer', few: 'customers', many: 'customers' }
const numbered = (count: number) => formatCount(count, customer)

export const stockLots: Words<typeof ru.stockLots> = {
  title: 'Lots',
  lead: 'Number and best-before day of what was made together. Name a new lot with an arrival.',
  back: 'To the stock',
  toLots: 'To the lots',
  filters: 'Which lots to show',
  states: { open: 'In stock', all: 'All' },
  named: (title, number) => `${title}, lot ${number}`,
  number: (number) => `Lot ${number}`,
  amount: (amount, unit) => formatAmount(amount, unit),
  madeOn: (day) => `Made on ${day}`,
  bestBefore: (day) => `Best before ${day}`,
  daysLeft: (days) =>
    days < 0 ? 'The day is over' : days === 0 ? 'Today is the last day' : `${formatCount(days, nouns.day)} left`,
  had: (orders) => (orders === 0 ? 'In no order yet' : `In ${formatCount(orders, nouns.order)}`),
  left: 'left',
  remaining: (amount) => `${amount} left`,
  who: 'Who has the lot',
  nobody: 'Nobody yet: a lot is in an order once the order leaves the farm.',
  person: (name, phone) => [name, phone].filter(Boolean).join(', '),
  more: 'Show more',
  failed: 'It did not load. Check the connection and try again',
  empty: 'No lots yet',
  emptyText: 'Name a number and a best-before day with an arrival, and the lot will stand here.',
  add: 'Name a lot and its days',
  numberLabel: 'Number of the lot',
  numberHint: 'Any that you write on the package',
  madeLabel: 'Made on',
  bestBeforeLabel: 'Best before',
  wrongNumber: 'Write the number of the lot',
  wrongDates: 'Best before a day earlier than it was made',
  fromLot: 'From which lot',
  anyLot: 'Any',
  inLot: (number, amount) => `${number}, ${amount} left`,
  notSoMuch: (amount) => `${amount} of this lot is left`,
  read: 'has read it',
  unread: 'has not read it: call',
  recall: {
    title: (isDone) => (isDone ? 'Tell the others' : 'Recall the lot'),
    label: 'What happened and what to do',
    hint: 'The lot goes off sale. Your words go to each as an SMS, a notification and a letter, at any hour. 500 characters at most.',
    tooShort: 'Write a sentence at least',
    send: (count, isDone) =>
      isDone
        ? `Tell ${numbered(count)}`
        : count === 0
          ? 'Take it off sale'
          : `Take it off sale and tell ${numbered(count)}`,
    sure: (count, isDone) => (isDone ? `Tell ${numbered(count)}?` : 'Recall the lot?'),
    sureText: (count) =>
      count === 0
        ? 'The lot can not be put on sale again.'
        : 'The lot can not be put on sale again, nor the message taken back. Whoever was told of the lot before is not told again.',
    confirm: (isDone) => (isDone ? 'Tell them' : 'Recall it'),
    cancel: 'Go back',
    sent: (count) => (count === 0 ? 'The lot is off sale' : `The lot is off sale, telling ${numbered(count)}`),
    failed: 'It was not sent. Check the connection and try again: nobody gets it twice',
    last: (when) => `Recalled ${when}`,
    read: (read, all) => (all === 0 ? 'Nobody has the lot.' : `${read} of ${all} have read it.`),
    promised: (amount) => `${amount} more are promised to orders`,
    promisedText: 'Do not give them out: say “No more left” while picking. They do not go on sale again.',
  },
}
