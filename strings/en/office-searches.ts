import type * as ru from '../ru/office-searches.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'

export const officeSearches: Words<typeof ru.officeSearches> = {
  title: 'Searched in vain',
  note: 'Of 30 days, the most frequent first. The persons are not recorded.',
  none: 'Everything searched for in 30 days was found.',
  times: (times) => formatCount(times, { one: 'time', few: 'times', many: 'times' }),
  elsewhere: 'no region named',
}
