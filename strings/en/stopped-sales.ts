import type * as ru from '../ru/stopped-sales.ts'
import type { Words } from '../words.ts'
import { formatDate } from './format.ts'

export const stoppedSales: Words<typeof ru.stoppedSales> = {
  ends: (day, reference) => `The contract with the market ends: from ${formatDate(day, reference)} you do not sell`,
  endsText:
    'Finish the orders that have begun. After this day the cabinet is for reading and for finishing what has begun.',
  title: 'The market has suspended your sales',
  titleTill: (day, reference) => `The market has suspended your sales until ${formatDate(day, reference)}`,
  text: 'Customers do not see your shop, and there are no new orders. Deliver the orders that have begun as promised.',
}
