import type * as ru from '../ru/cabinet-visit.ts'
import type { Words } from '../words.ts'
import { formatCount } from './format.ts'

export const cabinetVisit: Words<typeof ru.cabinetVisit> = {
  label: 'You are in the cabinet of a seller',
  where: (title, name) => `You are in the cabinet of ${title} as ${name}`,
  modes: { reading: 'view only, changes are not saved', acting: 'acting for the seller' },
  left: (minutes) => `${formatCount(minutes, { one: 'minute', few: 'minutes', many: 'minutes' })} left`,
  closed: 'Money, company details, contract and people are closed: only the seller changes them.',
  leave: 'Leave',
  enter: 'Enter the cabinet',
  enterText: 'You see the cabinet as the seller does. Phones and e-mails of customers stay hidden.',
  title: (title) => `Enter the cabinet of ${title}?`,
  how: 'What for',
  ways: {
    reading: { title: 'To look only', note: 'nothing can be changed' },
    acting: { title: 'To do something for the seller', note: 'goods, stock, delivery, picking, answers' },
  },
  reason: 'Reason',
  reasonHint: 'For example: called, cannot put a cheese on sale. It stays in the log.',
  explained: 'The visit ends by itself after 30 minutes. The log keeps every action: who you are and for whom.',
  go: 'Enter for 30 minutes',
  keep: 'Do not enter',
  close: 'Close',
  failed: 'The cabinet did not open. Try again',
}
