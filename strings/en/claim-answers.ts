import { REPAY_DAYS } from '@okolitsa/domain/payments/seller-debt.ts'
import type * as ru from '../ru/claim-answers.ts'
import type { Words } from '../words.ts'
import { formatPrice } from './format.ts'

export const claimAnswers: Words<typeof ru.claimAnswers> = {
  title: 'What do you decide?',
  money: (sum) => `Return ${formatPrice(sum)}`,
  part: 'Return a part',
  goods: 'Bring new goods',
  notes: {
    money: 'all that the customer asks for',
    part: 'with an explanation',
    goods: 'with the next delivery',
  },
  percent: (percent) => `${percent}%`,
  percentLabel: 'How many per cent to return',
  percentError: 'Enter a whole number from 1 to 99',
  reason: 'Why not all of it',
  reasonError: 'Explain to the customer why it is not all',
  note: 'What to tell the customer, if you like',
  goodsText: 'The customer reads the promise and may take the money instead. A task appears on “Today”.',
  byHand: `You took the money for the order: you return it yourselves, within ${REPAY_DAYS} days.`,
  promise: 'Promise new goods',
  giveBack: (sum) => (sum === null ? 'Return' : `Yes, return ${formatPrice(sum)}`),
  keep: 'I will think about it',
  promised: 'New goods are promised',
  promisedText: 'You promised new goods with the next delivery. The customer may ask for the money.',
  brought: 'The new goods are there',
  broughtAsking: 'Does the customer have the new goods?',
  broughtText: 'The claim is closed. The customer can no longer ask for the money.',
  broughtSave: 'Yes, they have them',
  broughtKeep: 'Not yet',
  broughtSaved: 'Marked: the new goods are there',
  lessGiven: (asked) => `The customer asked for ${formatPrice(asked)}.`,
  customer: {
    promised: 'The seller brings new goods with the next delivery',
    replaced: 'The seller brought new goods',
    part: (asked) => `You asked for ${formatPrice(asked)}`,
    takeMoney: 'I prefer the money',
    asking: (sum) => `Take ${formatPrice(sum)} in money?`,
    askingText: 'Then no new goods come.',
    confirm: 'Yes, the money',
    keep: 'I will wait',
    taken: 'The seller knows: the money goes back',
  },
}
