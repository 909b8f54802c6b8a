import type * as ru from '../ru/search-days.ts'
import type { Words } from '../words.ts'

export const searchDays: Words<typeof ru.searchDays> = {
  title: 'It does not come then',
  text: 'But there are other days:',
}
