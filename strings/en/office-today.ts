import type * as ru from '../ru/office-today.ts'
import type { Words } from '../words.ts'
import { formatNumber } from './format.ts'

export const officeToday: Words<typeof ru.officeToday> = {
  title: 'Today',
  nothing: 'Nobody is waiting',
  waits: 'Waiting for your decisions',
  queues: {
    stuck: { title: 'Stuck', text: 'Events and jobs that did not arrive by themselves.' },
    callBacks: { title: 'Call back', text: 'Customers who were promised a call.' },
    disputes: { title: 'Disputes', text: 'A customer and a seller disagree, and we decide.' },
    unanswered: { title: 'Unanswered', text: 'A seller has not answered a customer for longer than promised.' },
    approvals: { title: 'Waiting for a second signature', text: 'Changes that another person approves.' },
    applications: { title: 'Applications of sellers', text: 'Want to sell here and wait for a decision.' },
    reviews: { title: 'Reviews and chats', text: 'Reviews that nobody has read, and texts that visitors reported.' },
    goods: { title: 'Goods', text: 'New and changed goods that nobody has looked at.' },
    dataRequests: { title: 'Personal data', text: 'Requests of people about their data.' },
    payouts: { title: 'Payouts', text: 'Wait for approval, came back, or differ from the bank statement.' },
    papers: { title: 'Papers', text: 'New papers of sellers that nobody has checked.' },
    npd: {
      title: 'Limit of the self-employed',
      text: 'They sold 80 % of the yearly limit or more. The sellers were told.',
    },
    endingPapers: { title: 'Papers that end', text: 'Less than a month is left. The sellers were told.' },
  },
  alarms: {
    title: 'What is broken',
    kinds: {
      services: (count) => `Outside services that do not answer: ${formatNumber(count)}`,
      receipts: (count) => `Receipts that were not made: ${formatNumber(count)}`,
      integrity: (count) => `The books do not add up, problems: ${formatNumber(count)}`,
      unanswered: (count) => `Orders that sellers do not answer: ${formatNumber(count)}`,
    },
    since: (moment) => `began ${moment}`,
    reviews: { title: 'Reviews', text: 'Reviews with words and photos that nobody has read.' },
  },
  count: (count, hasMore) => `${formatNumber(count)}${hasMore ? '+' : ''}`,
  due: (moment) => `decide by ${moment}`,
  late: (moment) => `! the deadline passed: ${moment}`,
  day: {
    title: 'The day and the same weekday a week ago',
    names: { orders: 'Orders today', turnover: 'Turnover', average: 'Average order' },
    weekAgo: (value) => `by this hour a week ago ${value}`,
  },
  unknown: 'Could not be read',
  none: 'There are no queues for your roles. The sections are in the menu.',
}
