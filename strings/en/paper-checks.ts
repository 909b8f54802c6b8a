import type * as ru from '../ru/paper-checks.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { counted } from './plural.ts'

export const paperChecks: Words<typeof ru.paperChecks> = {
  states: { waiting: 'Waits for a check', accepted: 'Checked', refused: 'Refused', expired: 'Ended' },
  reasons: {
    unreadable: 'Cannot be read: blurred or cut',
    wrongPaper: 'This is another paper',
    ended: 'It has ended, or the day is wrong',
    anotherCompany: 'It belongs to somebody else',
    incomplete: 'Pages or a signature are missing',
    other: 'Other',
  },
  because: (reason, remark) => (remark === null ? reason : `${reason}. ${remark}`),
  lacks: 'Missing papers',
  plot: 'Extract from the household book',
  lack: (kind) => `No checked paper: ${kind}`,
  requiredBy: ({ categories, goods, isOfTrade }) =>
    isOfTrade ? 'Required for all goods' : `${formatCount(goods, counted('item', 'items'))}: ${categories.join(', ')}`,
  blocks: 'Not sold',
  warns: 'Required',
}
