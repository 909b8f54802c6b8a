import type * as ru from '../ru/loyalty-levels.ts'
import type { Words } from '../words.ts'
import { formatPercent, formatPrice } from './format.ts'

export const loyaltyLevels: Words<typeof ru.loyaltyLevels> = {
  title: 'Bonuses for regulars',
  rule: (accrual, share) =>
    `${formatPercent(accrual)} comes back in bonuses from the start, more later. They pay for up to ${formatPercent(share)} of the goods.`,
  levels: 'Levels',
  from: (sum) => `${formatPrice(sum)} bought in a year`,
  percent: formatPercent,
  yours: 'your level',
  bought: (sum) =>
    sum === 0 ? 'You have not received anything here this year' : `You bought ${formatPrice(sum)} here in a year`,
  next: (title, sum) => `${formatPrice(sum)} to go to “${title}”`,
  highest: 'There is no higher level. Thank you for staying with us!',
  counted: 'We count orders received within the last year, without delivery and refunds.',
  guest: 'Sign in to see your level.',
  account: {
    title: 'Your levels',
    below: (accrual) => `${formatPercent(accrual)} in bonuses so far`,
    level: (title, accrual) => `“${title}”, ${formatPercent(accrual)} in bonuses`,
  },
}
