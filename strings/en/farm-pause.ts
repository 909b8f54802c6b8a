import type * as ru from '../ru/farm-pause.ts'
import type { Words } from '../words.ts'
import { formatDate } from './format.ts'

export const farmPause: Words<typeof ru.farmPause> = {
  rests: (until, reference) =>
    until ? `Having a rest until ${until.time ?? formatDate(until.date, reference)}` : 'Having a rest',
  text: 'It takes no new orders for now.',
  ask: 'Tell me when it opens',
  asked: 'We’ll tell you when it opens',
  saved: 'We’ll tell you when the farm opens: the notification comes to your account',
  removed: 'No longer waiting',
}
