import type * as ru from '../ru/plans.ts'
import type { Words } from '../words.ts'
import { type DayReference, formatCount, formatDate, formatPrice } from './format.ts'

const freeDelivery = { one: 'free delivery', few: 'free deliveries', many: 'free deliveries' }
const month = { one: 'month', few: 'months', many: 'months' }
const family = { start: 'Start', advanced: 'Advanced', optimum: 'Optimum' }

export const plansText: Words<typeof ru.plansText> = {
  title: 'Subscription',
  pageTitle: 'Subscription: free deliveries every month',
  description: 'Free deliveries every month and an online cinema. You pay once for the whole term.',
  lead: 'A few deliveries free every month, and films with the larger plans.',
  none: 'The subscription is not on sale now',
  noneText: 'Look in later. Deliveries can be free without it, too: from a certain sum of an order.',
  family,
  of: (name) => `The ${family[name]} plan`,
  perTerm: (months) => `for ${formatCount(months, month)}`,
  perMonth: (roubles) => `that is ${formatPrice(roubles)} a month`,
  deliveries: (count) => `${formatCount(count, freeDelivery)} a month`,
  cinema: 'An online cinema of your choice',
  noCinema: 'No films',
  choose: 'Choose',
  chooseOf: (name) => `Choose the ${family[name]} plan`,
  signIn: 'Sign in and choose',
  does: { begin: 'Subscribe', renew: 'Renew', change: 'Switch' },
  yours: 'Your plan',
  renewFrom: (day: string, reference: DayReference) => `You can renew it from ${formatDate(day, reference)}`,
  backNote: (roubles) => `${formatPrice(roubles)} comes back for the rest of yours`,
  waiting: 'Waiting for payment',
  toPay: 'Pay',

  buy: {
    title: { begin: 'Subscribe', renew: 'Renew the subscription', change: 'Switch to another plan' },
    close: 'Close',
    term: 'Term',
    days: (from, to, reference) => `${formatDate(from, reference)} to ${formatDate(to, reference)}`,
    text: {
      begin: 'It begins as soon as you pay.',
      renew: 'It begins when the present one ends: not a day is lost.',
      change:
        'The present one ends as soon as you pay, and its free deliveries go. The money for the rest returns where you paid from.',
    },
    once: 'You are charged once. It does not renew by itself: we keep no card.',
    back: 'Back for the rest of the present one',
    total: 'To pay',
    payment: 'How to pay',
    pay: (roubles) => `Pay ${formatPrice(roubles)}`,
    failed: 'It did not work. Check the connection and try again',
  },

  running: {
    title: 'You have now',
    until: (day, reference) => `Runs until ${formatDate(day, reference)}`,
    more: 'Deliveries and films',
    end: 'End the subscription',
    endTitle: 'End the subscription now?',
    endText: 'Free deliveries and films go at once.',
    back: (roubles) =>
      roubles > 0
        ? `${formatPrice(roubles)} returns where you paid from.`
        : 'There is nothing to return: what was paid is used up, or the subscription was a gift.',
    confirm: (roubles) => (roubles > 0 ? `End it and get ${formatPrice(roubles)} back` : 'End it'),
    stay: 'Keep it',
    ended: 'The subscription has ended',
  },

  rules: {
    title: 'How it works',
    items: [
      ['Deliveries', 'New ones come every month, unused ones go. Cancel an order and its delivery comes back.'],
      ['Where it works', 'At sellers that take the subscription. Turn on “Free delivery” when you check out.'],
      [
        'Payment',
        'Once for the whole term, by card or the fast payment system. Nothing is charged by itself: we remind you a week before the end, and in the last month you renew with one press.',
      ],
      [
        'Refund',
        'You can end it on any day. You get the days that have not begun. If more of the deliveries than of the days are used, we count by deliveries.',
      ],
    ],
  },

  orders: {
    title: 'Payments and receipts',
    status: {
      toPay: 'Waiting for payment',
      beginning: 'Paid, the subscription is about to begin',
      running: (to, reference) => `Paid until ${formatDate(to, reference)}`,
      ahead: (from, reference) => `Paid, begins on ${formatDate(from, reference)}`,
      over: 'The term is over',
      ended: (kept) => `Ended early, ${formatPrice(kept)} stays paid`,
      unpaid: 'Not paid',
    },
    receipt: {
      prepayment: 'Receipt',
      settlement: 'Settlement receipt',
      payment: 'Receipt',
      refund: 'Refund receipt',
      correction: 'Correction receipt',
    },
    refund: (roubles, isDone) => `${formatPrice(roubles)} ${isDone ? 'returned' : 'on its way back'}`,
    thanks: 'Thank you! Your subscription is running',
    thanksRenewed: 'Thank you! Your subscription is renewed',
    thanksText: 'The free deliveries are yours already: turn them on when you check out.',
    beginningText: 'The money has come; this takes a few seconds.',
    toPayText: 'It begins as soon as you pay.',
    unpaidText: 'The money did not come in time, or you chose another plan. Nothing has begun.',
    toFarmers: 'To the farmers',
    toPlans: 'To the plans',
    paid: 'When',
    sum: 'Sum',
    number: 'Order',
  },
}
