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
  recall: {
    title: 'Tell everybody who has it',
    label: 'What happened and what to do',
    hint: 'Your words go to each as a notification and a letter. 500 characters at most.',
    tooShort: 'Write a sentence at least',
    tell: (count) => `Tell ${numbered(count)}`,
    sure: (count) => `Tell ${numbered(count)}?`,
    sureText: 'It can not be taken back. Whoever was told of the lot before is not told again.',
    confirm: 'Tell them',
    cancel: 'Go back',
    told: (count) => `Telling ${numbered(count)}`,
    failed: 'It was not sent. Check the connection and try again: nobody gets it twice',
    last: (when) => `Told ${when}`,
  },
}
