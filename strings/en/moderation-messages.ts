import type * as ru from '../ru/moderation-messages.ts'
import type { Words } from '../words.ts'

export const hiddenBecause: Words<typeof ru.hiddenBecause> = {
  insult: 'it has insults in it',
  personalData: 'it has phones, addresses or surnames of others',
  advertising: 'it is advertising',
  elsewhere: 'it is off the subject',
  unreadable: 'it could not be read',
  copied: 'the text or the photos are of others',
  forbidden: 'the market forbids it: treatment, alcohol, calls to violence',
  waiting: 'the market is still checking the text',
}

export const hiddenTexts: Words<typeof ru.hiddenTexts> = {
  photo: 'your photo of a review',
  answer: 'your answer to a review',
  chat: 'your message in a chat',
  post: 'your news',
  page: 'a page of your site',
}
