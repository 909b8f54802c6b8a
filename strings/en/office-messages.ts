import type * as ru from '../ru/office-messages.ts'
import type { Words } from '../words.ts'

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
