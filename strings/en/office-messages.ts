import type * as ru from '../ru/office-messages.ts'
import type { Words } from '../words.ts'
import { formatPrice } from './format.ts'

/** Ready messages of the office to customers; the person edits the text before it is sent. */
export const officeMessages: Words<typeof ru.officeMessages> = [
  {
    title: 'Late',
    text: 'We are sorry: your order will arrive later than promised. We watch it and will write when it is near.',
  },
  { title: 'No answer', text: 'We called you and got no answer. Please write when it suits you to talk.' },
  {
    title: 'Looking into it',
    text: 'Thank you for telling us. We are talking with the seller and will answer by this evening.',
  },
  { title: 'Money on its way', text: 'We have sent the money. The bank credits it within a few days.' },
]

/** The text of a notice about money that the market returns; the reason is the office's. */
export const officeRefund: Words<typeof ru.officeRefund> = (sum, reason) =>
  `We are returning ${formatPrice(sum)} to where it was paid from. Your order stays as it is, the marketplace pays. ${reason}`

/** A reason of a change that the office made as a side asked. */
export const askedBySide: Words<typeof ru.askedBySide> = {
  seller: (reason) => `As the seller asked: ${reason}`,
  customer: (reason) => `As the customer asked: ${reason}`,
}
