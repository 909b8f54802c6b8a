import type * as ru from '../ru/accept-all.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'
import { nouns } from './plural.ts'

/** Texts of the button that accepts all new orders in one call. */
export const acceptAll: Words<typeof ru.acceptAll> = {
  open: (count) => `Accept all ${count}`,
  title: 'Accept all new orders?',
  accepted: (count) => `Accepted: ${formatCount(count, nouns.order)}`,
  waiting: (count) => `Not yet: ${formatCount(count, nouns.order)}`,
  waitingText: 'They are not paid yet. Once the money is there, they can be accepted.',
  asked: (count) => `Waiting for the customer: ${formatCount(count, nouns.order)}`,
  text: 'Customers learn that you have begun to gather. Each order can still be changed by itself.',
  more: (count) => `The first ${count} are accepted. The others can follow.`,
  confirm: (count) => `Accept ${formatCount(count, nouns.order)}`,
  keep: 'Not now',
  close: 'Close',
  loading: 'Looking what has come…',
  failed: 'What has come is not known. Close the window and open it again.',
  none: 'Nothing to accept',
}
