import type * as ru from '../ru/office-order-help.ts'
import type { Words } from '../words.ts'
import { formatCount, formatPrice } from './format.ts'
import { counted } from './plural.ts'

const points = counted('bonus point', 'bonus points')

/** Money returned at the market's cost, and changes that a side of an order asked the office for. */
export const officeOrderHelp: Words<typeof ru.officeOrderHelp> = {
  refund: {
    title: 'Return money',
    amount: 'How much, ₽',
    of: (most) => `at most ${formatPrice(most)}`,
    wrong: (most) => `Above zero and at most ${formatPrice(most)}`,
    reason: 'What for',
    reasons: [
      'We are sorry to be more than an hour late.',
      'We are sorry for the crumpled packaging.',
      'We are sorry for the trouble.',
    ],
    reasonError: 'Write what for: the customer reads it',
    way: 'Where to',
    toCard: (cardEnd) => (cardEnd === null ? 'Where it was paid from' : `To the card •••• ${cardEnd}`),
    toCardNote: 'how long it takes depends on the bank, the receipt of the refund comes by itself',
    toBonuses: 'As bonus points',
    toBonusesNote: (most) => `at once, a whole number, up to ${formatCount(most, points)}`,
    customer: 'The customer gets',
    seller: 'Seller',
    commission: 'Commission of the market',
    market: 'The market pays',
    same: 'unchanged',
    points: (count) => formatCount(count, points),
    final: 'A gift cannot be taken back.',
    limit: (left, limit) =>
      limit === 0
        ? 'Your role returns money with a second person only: an owner signs.'
        : `Your limit for a day: ${formatPrice(left)} of ${formatPrice(limit)} left.`,
    above: 'This is above your limit: the money goes back when an owner signs.',
    waiting: (sum, name) =>
      `Awaits a signature: ${formatPrice(sum)}, proposed by ${name}. Another proposal above the limit replaces it.`,
    waitingNote: (sum, name) => `awaits a signature: ${formatPrice(sum)}, proposed by ${name}`,
    note: (most) => `at the cost of the market, up to ${formatPrice(most)}`,
    save: (sum, isBonuses, isAbove) =>
      isBonuses
        ? `Give ${formatCount(sum, points)}`
        : `${isAbove ? 'Propose to return' : 'Return'} ${formatPrice(sum)}`,
    keep: 'Do not return',
    given: 'The money is on its way back',
    proposed: 'The proposal awaits an owner’s signature',
  },
  sideChange: {
    title: 'Change as asked',
    note: 'by the seller or the customer, by their rules',
    what: 'What to change',
    kinds: {
      weigh: 'Seller: the weight or what was picked',
      replace: 'Seller: replace goods',
      cancelLine: 'Seller: out of stock, remove',
      refuseLine: 'Seller: refused at the handover',
      edit: 'Customer: how much was ordered',
      delivery: 'Customer: day, address or recipient',
    },
    line: 'Goods',
    amounts: {
      weigh: (isWeight, unit) => (isWeight ? `Picked, ${unit}` : 'Picked, pieces'),
      replace: () => 'How many, pieces or steps',
      edit: () => 'How many, pieces or steps; 0 removes',
    },
    day: 'Day',
    chooseDay: 'The same day',
    address: 'New address',
    addressHint: 'Empty: as before. Choose the house from the suggestions',
    flat: 'Flat',
    recipient: 'New recipient',
    recipientHint: 'Empty: as before. Name and phone change together',
    phone: 'Phone of the recipient',
    search: 'Find a replacement',
    instead: 'Replace by',
    chooseGoods: 'Choose goods',
    reason: 'Who asked and why',
    reasonError: 'Write the reason: the customer and the seller will see it',
    before: 'Before',
    after: 'After',
    refund: 'Returned to the customer or charged less',
    surcharge: 'The customer pays in addition',
    bonuses: 'Bonus points returned',
    cancels: 'No goods remain: the whole order is cancelled.',
    needsCustomer: 'It becomes dearer than the customer agreed to: we ask first and wait an hour.',
    ask: 'Ask the customer',
    save: 'Change the order',
    made: 'Saved',
  },
  sides: {
    title: 'As the sides see it',
    customer: 'As the customer sees it',
    seller: 'As the seller sees it',
    pageTitle: (order) => `${order}: as the customer sees it`,
    back: 'To the order in the office',
    shown: 'The customer sees the order like this',
    shownText: 'It is shown only: nothing here can be pressed; phone, address and photos are hidden.',
  },
  proposal: {
    title: (change) => `Awaits the customer: ${change}`,
    yes: 'Agree',
    no: 'Refuse',
    yesTitle: 'Agree for the customer?',
    noTitle: 'Refuse for the customer?',
    yesText: (total) => `The order will cost ${total}.`,
    noText: 'The goods stay as ordered or leave the order.',
    reasons: ['The customer answered by phone'],
    answered: 'The answer is saved',
    withdraw: 'Take back',
    withdrawTitle: 'Take the proposal back?',
    withdrawText: 'The customer no longer sees the question, and the order stays as it was.',
    withdrawReasons: ['Proposed by mistake', 'The seller has changed their mind'],
    withdrawn: 'The proposal is taken back',
  },
}
