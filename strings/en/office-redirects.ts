import type * as ru from '../ru/office-redirects.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDay } from './format.ts'

const times = { one: 'time', few: 'times', many: 'times' }
const addresses = { one: 'address', few: 'addresses', many: 'addresses' }

export const officeRedirects: Words<typeof ru.officeRedirects> = {
  title: 'Old addresses',
  note: 'Where an address has no page, the visitor is sent to a new one. Live pages are never hidden.',
  add: 'Add',
  fields: { from: 'Old address', to: 'Where it leads' },
  hints: { from: 'A path, such as /catalog/milk', to: 'A page of the market or an https:// address' },
  many: 'Paste a table',
  pasted: 'Two columns: the old address and where it leads',
  pastedHint: 'Separated by semicolons, commas or cells. First we show what would happen',
  tooMany: (most) => `At most ${most} rows at once`,
  preview: 'See what would happen',
  saveMany: (count) => `Save ${formatCount(count, addresses)}`,
  outcomes: {
    new: 'New',
    changed: 'Leads elsewhere',
    same: 'Already there',
    wrongFrom: 'It must be a path of the market, not the home page',
    wrongTo: 'It must be a page of the market or an https:// address',
    loop: 'A circle: the address would lead to itself',
    repeated: 'This address is above already',
    tooMany: 'There are too many addresses',
  },
  list: 'List of old addresses',
  search: 'Find an address',
  none: 'There are no old addresses yet',
  nothing: 'There is no such address',
  uses: (uses, lastUsedOn, reference) =>
    lastUsedOn === null
      ? 'nobody has come yet'
      : `used ${formatCount(uses, times)}, last ${formatDay(lastUsedOn, reference)}`,
  more: 'More',
  remove: 'Remove',
  removeOf: (from) => `Remove ${from}`,
  removeTitle: (from) => `Remove ${from}?`,
  removeText: 'Whoever follows an old link will see that there is no page.',
  keep: 'Keep it',
  saved: (count) => `${formatCount(count, addresses)} saved`,
  removed: 'The old address is removed',
  failed: 'It did not work. Please try again',
  loading: 'Loading addresses',
  loadFailed: 'The addresses did not load',
  retry: 'Try again',
}
