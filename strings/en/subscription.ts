import type * as ru from '../ru/subscription.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatDeduction, formatNumber, formatPrice } from './format.ts'

const freeDelivery = { one: 'free delivery', few: 'free deliveries', many: 'free deliveries' }

export const subscriptionText: Words<typeof ru.subscriptionText> = {
  title: 'Subscription',
  pageTitle: 'Subscription',
  plan: { start: 'The Start plan', advanced: 'The Advanced plan', optimum: 'The Optimum plan' },
  until: (day, reference) => `until ${formatDate(day, reference)}`,
  left: (count) => (count === 0 ? 'No free deliveries left' : `${formatCount(count, freeDelivery)} left`),
  usedOf: (used, total) => `This month: ${formatNumber(used)} of ${formatNumber(total)} used.`,
  nextMonth: (day, reference, count) =>
    `On ${formatDate(day, reference)} you get ${formatNumber(count)} new; unused ones do not carry over.`,
  lastMonth: 'This is the last month of your subscription: unused deliveries do not carry over.',
  benefit: {
    title: (day, reference) => `Saved since ${formatDate(day, reference)}`,
    row: formatDeduction,
    free: 'free',
    total: 'All of this month of the subscription',
    sum: formatPrice,
  },
  whereTitle: 'How to use them',
  where:
    'Order with delivery from a seller who takes subscriptions and turn on “Free delivery” at checkout. If the order is cancelled, it comes back.',
  toFarmers: 'To the farmers',
  cinema: {
    title: 'Online cinema',
    note: 'Films through Smotreshka. A cinema is chosen for a month.',
    choose: 'Cinema',
    names: { start: 'START', premier: 'PREMIER', viju: 'viju', amediateka: 'Amediateka' },
    save: 'Choose',
    isOn: 'Films with my subscription',
    status: {
      active: 'On',
      inactive: 'Off',
      activating: 'Turning on, it takes a couple of minutes',
      deactivating: 'Turning off, it takes a couple of minutes',
    },
    chosen: 'your cinema',
    changeFrom: (day, reference) => `You can change it from ${formatDate(day, reference)}`,
    changeFromText: 'A cinema is chosen once a month.',
    saved: (name) => `${name} is yours now`,
    failed: 'That did not work. Check your connection and try again',
  },
  plans: 'Plans and renewing',
  more: 'More about it',
}
