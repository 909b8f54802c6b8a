import type * as ru from '../ru/category-request.ts'
import type { Words } from '../words.ts'

export const categoryRequest: Words<typeof ru.categoryRequest> = {
  title: 'Is a category missing?',
  about: 'Tell us what you miss, and we will see which farms to look for.',
  field: 'What to add',
  hint: 'For example, goat ice cream',
  send: 'Send',
  sent: (title) => `Noted: “${title}”. Thank you for telling us!`,
  again: 'Ask for something else',
  empty: 'Please write at least a word',
  enough: 'That is enough wishes for today. Please write again tomorrow',
  failed: 'We could not send it. Check your connection and try again',
}
