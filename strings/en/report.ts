import type * as ru from '../ru/report.ts'
import type { Words } from '../words.ts'

export const reportText: Words<typeof ru.reportText> = {
  report: 'Report',
  titles: {
    review: 'Report a review',
    photo: 'Report a photo',
    answer: 'Report an answer',
    question: 'Report a question',
    chat: 'Report a message',
    post: 'Report news',
    page: 'Report a page',
  },
  reason: 'What is wrong',
  chooseReason: 'Choose what is wrong',
  reasons: {
    insult: 'Insults',
    personalData: 'Personal data of others',
    advertising: 'Advertising',
    deceit: 'Not true',
    forbidden: 'Forbidden: treatment, alcohol, calls to violence',
    other: 'Other',
  },
  words: 'Details, if needed',
  send: 'Send',
  sent: 'Thank you. We will read it and decide. The author will not learn who reported it.',
  failed: 'It was not sent. Try again',
  close: 'Close',
}
