import type * as ru from '../ru/office-queue.ts'
import type { Words } from '../words.ts'

export const officeQueue: Words<typeof ru.officeQueue> = {
  take: 'Take it',
  giveBack: 'Give back',
  mine: (time) => `Yours since ${time}`,
  taken: (name, time) => `${name} works on it, since ${time}`,
  several: (name, count) => `${name}: ${count}`,
  you: 'you',
  working: (people) => `Working on it: ${people}`,
  faster: (name) => `${name} works on it already`,
  failed: 'Not saved. Check the connection and try again',
  due: (moment) => `by ${moment}`,
  retry: 'Try again',
  undo: 'Undo',
  previous: 'Previous',
  next: 'Next',
  keysHint: 'Keys',
  keys: {
    next: 'Next and previous',
    reasons: 'Reason of the decision',
    undo: 'Take the last decision back (10 seconds)',
    close: 'Close the reasons',
    help: 'These keys',
  },
}
