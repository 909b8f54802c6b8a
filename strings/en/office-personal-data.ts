import type * as ru from '../ru/office-personal-data.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate } from './format.ts'

const days = { one: 'day', few: 'days', many: 'days' }

export const officePersonalData: Words<typeof ru.officePersonalData> = {
  title: 'Personal data',
  note: (open) => (open === 0 ? 'No requests' : `Waiting for an answer: ${open}`),
  requests: 'Requests',
  none: 'No requests yet.',
  noName: 'No name given',
  kinds: { export: 'Send my data', correction: 'Correct', deletion: 'Delete everything' },
  sources: { account: 'from the account', letter: 'by letter' },
  states: { new: 'New', ready: 'Ready to carry out', running: 'In progress', done: 'Done', canceled: 'Ended' },
  received: (day, reference) => `received ${formatDate(day, reference)}`,
  answerBy: (day, reference) => `answer by ${formatDate(day, reference)}`,
  people: (names) => names.join(', '),
  moves: { prepare: 'Person checked', approve: 'Carry out', cancel: 'End without doing it' },
  moveTexts: {
    prepare: 'Make sure that the person asks: call the phone of the account, or compare the answer.',
    approve:
      'The person opens the archive in the account; the office does not see it. The account is erased within a minute, for good. Make a correction before you press.',
    cancel: 'Write why: the answer stays with the request.',
  },
  result: 'Result',
  saved: 'Saved',
  failed: 'It did not work. Try again',
  close: 'Close',
  enter: 'Enter a letter',
  customer: 'Number of the customer',
  customerHint: 'From the address of the page in Customers.',
  kind: 'Asks for',
  receivedOn: 'Received on',
  text: 'Text of the person',
  kept: 'What stays and why',
  keptItems: {
    orders: 'Orders without name, phone and address: tax records, five years',
    receipts: 'Receipts: law 54-FZ, with the contact they were sent to',
    money: 'Payments, bonuses and postings: sums without a name',
    consents: 'Consents: proof, without network and device',
    log: 'Log of actions: hashes of personal data only',
  },
  assumed: 'Deadlines are read in 152-FZ; a lawyer has not confirmed them.',
  retention: 'Deleted by age',
  tasks: {
    'erase-accounts': 'Accounts after a request',
    'forget-old-sign-ins': 'Ended sessions',
    'delete-expired-guest-carts': 'Carts of guests',
    'forget-idempotency-keys': 'Answers to repeated presses',
    'forget-old-calls': 'Calls',
  },
  days: (count) => (count === null ? 'by the end of the row' : formatCount(count, days)),
  ran: (moment, rows) => `${moment}, ${rows} deleted`,
  neverRan: 'has not run yet',
}
