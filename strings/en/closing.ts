import type * as ru from '../ru/closing.ts'
import type { Words } from '../words.ts'
import { formatCount, formatDate, formatNumber, formatPrice } from './format.ts'
import { counted } from './plural.ts'

const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
const ROWS = counted('row', 'rows')
const DIFFERENCES = counted('difference', 'differences')
const ENTRIES = counted('entry', 'entries')

export const monthTitle: typeof ru.monthTitle = (period) =>
  `${MONTHS[Number(period.slice(5)) - 1] ?? ''}\u00A0${period.slice(0, 4)}`

const methods: Readonly<Record<string, string>> = {
  sbp: 'by SBP',
  rbs: 'by card',
  payanyway: 'through PayAnyWay',
  paw: 'through Paw',
  paybylink: 'by link',
}

const kinds = { acquirer: 'Acquiring', fiscal: 'Register', bank: 'Bank' }
const fileLine: typeof ru.closing.files.line = (rows, known) =>
  [formatCount(rows, ROWS), known > 0 ? `${formatCount(known, ROWS)} known before` : ''].filter(Boolean).join(', ')

export const closing: Words<typeof ru.closing> = {
  title: 'Closing of a month',
  note: 'Compare the ledger with the acquirer, the register and the bank, and decide about each difference. The numbers of a closed month do not change.',
  loading: 'Comparing the month',
  loadFailed: 'The month could not be compared',
  retry: 'Try again',
  failed: 'It did not work. Try again',
  months: 'Months',
  log: 'Log of closings',
  states: { open: 'Open', closing: 'Being closed', closed: 'Closed' },
  closedBy: (name, moment) => `Closed by ${name}, ${moment}`,
  closedBefore: 'Closed together with the following month',
  reopened: (name, moment, reason) => `Opened again by ${name}, ${moment}. ${reason}`,
  waiting: (name, reason) =>
    `${name} asks to open the month again: ${reason}. A second person approves on the page “People and rights”.`,
  late: (count) => `${formatCount(count, ENTRIES)} of earlier months that were closed`,
  kinds,
  sourceKinds: {
    acquirer: 'Register of an acquirer',
    fiscal: 'Register of receipts',
    bank: 'Statement of a bank (1C)',
  },
  compared: {
    title: 'Ledger and registers, ₽',
    empty: 'No money moved in this month yet, and there are no registers.',
    columns: { what: 'Compared', here: 'In the ledger', there: 'Outside', gap: 'Difference', state: 'Found' },
    line: ({ kind, about, isRefund }) => {
      if (kind === 'acquirer' && about === '')
        return isRefund ? 'Refunds that the ledger does not have' : 'Payments that the ledger does not have'
      if (kind === 'acquirer') return `${isRefund ? 'Returned' : 'Taken'} ${methods[about] ?? about}`
      if (kind === 'fiscal') return isRefund ? 'Receipts, refunds' : 'Receipts, sales'
      if (!isRefund) return 'Left the account'
      return about === '' ? 'Came into the account, the rest' : `Came into the account: ${about}`
    },
    agrees: 'Agrees',
    unread: 'No register',
    left: (count) => `left: ${formatCount(count, DIFFERENCES)}`,
    decided: (count) => `decided: ${formatCount(count, DIFFERENCES)}`,
  },
  obstacles: {
    notEnded: 'The month has not ended',
    notNext: 'Close the month before it first',
    unread: 'Not all registers are imported',
    undecided: 'Not all differences are decided',
    openRuns: 'A payout has not ended',
    books:
      'No fresh check of the books without errors. It runs every night, and an owner may start it at once on the page “State”',
  },
  check: 'Before the closing',
  ready: 'All is ready: registers are read, differences decided, the books are right.',
  close: 'Close the month',
  closeTitle: (month) => `Close ${month}?`,
  closeText:
    'The numbers of the month will not change. What comes later goes into the next month, marked. Opening it again takes two people.',
  closed: 'The month is closed',
  keep: 'Not now',
  reopen: 'Open again',
  reopenTitle: (month) => `Open again: ${month}`,
  reopenText: 'Another person approves. The reason stays in the log.',
  reason: 'Why open it',
  send: 'Send for approval',
  sent: 'The request waits for a second person',
  opened: 'The month is open again',
  closeLabel: 'Close the window',
  differences: {
    title: 'Differences',
    empty: 'No differences.',
    unread: 'Differences appear when a register is imported.',
    columns: { what: 'Difference', here: 'In the ledger', there: 'Outside', decision: 'Decision' },
    problems: {
      missingHere: 'Outside, not in the ledger',
      missingThere: 'In the ledger, not outside',
      otherSum: 'Other sum',
      otherDay: 'Other day',
    },
    reference: (kind, reference) => {
      if (kind !== 'bank') return `${kinds[kind]}, No.\u00A0${reference}`
      return reference.includes('#') ? kinds.bank : `${kinds.bank}, money of the acquirer, INN\u00A0${reference}`
    },
    back: (kind) => (kind === 'bank' ? 'came into the account' : 'refund'),
    side: (sum, day, reference) =>
      sum === null ? '—' : `${formatPrice(sum)}${day === null ? '' : `, ${formatDate(day, reference)}`}`,
    order: (id) => `Order No.\u00A0${id}`,
    decide: 'Decide',
    again: 'Change the decision',
    outcomes: {
      accepted: 'Right as it is',
      next: 'Move to the next month',
      correct: 'Corrected by an entry of the ledger',
    },
    done: { accepted: 'Accepted', next: 'Next month', correct: 'Corrected' },
    entry: (id) => `entry No.\u00A0${id}`,
    entryField: 'Number of the entry',
    entryHint: 'Make the correcting entry in the ledger first',
    toLedger: 'Ledger',
    comment: 'Reason',
    save: 'Save the decision',
    saved: 'The decision is saved',
    by: (name, moment) => `${name}, ${moment}`,
    shown: (shown, all) => `${formatNumber(shown)} of ${formatNumber(all)} shown, those without a decision first`,
  },
  sums: {
    title: 'Turnover of the month',
    now: 'Now',
    frozen: 'At the closing',
    columns: { account: 'Account', debit: 'Debit, ₽', credit: 'Credit, ₽' },
    empty: 'No entries.',
  },
  files: {
    title: 'Registers and statements',
    empty: 'Nothing is imported for this month yet.',
    line: fileLine,
    upload: 'Import a file',
    source: 'From whom',
    noSource: 'Choose',
    newSource: 'A new source',
    newTitle: 'Name',
    newTitleHint: 'For example “Acquiring, cards”',
    newKind: 'What it sends',
    payer: 'INN from which the money comes',
    payerHint: 'The bank statement names it as the INN of the payer. By it we find the money of the acquirer.',
    savePayer: 'Save the INN',
    payerSaved: 'The INN is saved',
    add: 'Add the source',
    added: 'The source is added',
    file: 'An XLSX or CSV file, or a bank statement in the 1C format',
    choose: 'Choose a file',
    chosen: (name) => `File: ${name}`,
    columns: 'Columns of the file',
    rows: 'Beginning of the file',
    none: 'no such column',
    fields: {
      day: 'Day',
      amount: 'Sum',
      reference: 'Number of the payment or receipt',
      fee: 'Fee of the bank',
      operation: 'Kind of operation',
    },
    refunds: 'Words that mean a refund',
    refundsHint: 'Separated by commas. A sum below zero is a refund, too',
    import: 'Import',
    remembered: 'The columns are kept from the last import, check them.',
    done: (rows, known) => `Imported: ${fileLine(rows, known)}`,
    repeated: 'This file was imported before, nothing changed.',
    fees: (sum) => `Acquirer's fee posted: ${formatPrice(sum)}`,
    arrived: (sum) => `Money of the acquirer came into the account: ${formatPrice(sum)}`,
    twice: (rows) => `Repeated within the file, check rows ${rows.join(', ')}. They count.`,
    skipped: (count) => `Without an operation (totals and notes): ${formatCount(count, ROWS)}`,
    mistakes: 'These rows could not be read. Correct them and import again:',
    tooLarge: 'The file is larger than 20 MB. Export a shorter period.',
  },
  refused: {
    tooLong: 'The file is too large: at most 200,000 rows can be read. Export a shorter period.',
    noTable: 'This is not a table: an XLSX or CSV file is needed.',
    noRows: 'There are no operations in the file.',
  },
}
