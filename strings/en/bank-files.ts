import type { UnmatchedReason } from '@okolitsa/domain/payouts/match-movements.ts'
import type { RegisterField } from '@okolitsa/domain/payouts/register-rows.ts'
import type * as ru from '../ru/bank-files.ts'
import type { Words } from '../words.ts'

const fields: Readonly<Record<RegisterField, string>> = {
  day: 'day',
  amount: 'amount',
  reference: 'operation number',
  fee: 'fee',
  operation: 'kind of operation',
}

const reasons: Readonly<Record<UnmatchedReason, string>> = {
  amountDiffers: 'the amount differs',
  twice: 'this payout was found in another line',
  notExpected: 'this payout was never sent to the bank',
  unknownReference: 'the mark belongs to none of our payouts',
  ambiguous: 'several payouts or lines are possible',
  foreign: 'not a payout of ours',
}

export const bankFiles: Words<typeof ru.bankFiles> = {
  mistake(mistake) {
    const at = `Line ${mistake.line}`
    switch (mistake.problem) {
      case 'tooLarge':
        return 'The file is too large for a statement. Export a shorter period.'
      case 'longLine':
        return `${at}: too long for a statement.`
      case 'notExchange':
        return `${at}: this is no 1CClientBankExchange file. Export the statement for 1C.`
      case 'afterEnd':
        return `${at}: there are lines after the end of the file. Load the files one by one.`
      case 'unclosed':
        return `${at}: a section begins and does not end.`
      case 'strayEnd':
        return `${at}: the end of a section that did not begin.`
      case 'noValue':
        return `${at}: there is no “=”, so the value cannot be read.`
      case 'cut':
        return `${at}: the file breaks off before its last line. Download it again.`
      case 'noAccount':
        return `${at}: the file names none of our accounts.`
      case 'notExecuted':
        return `${at}: this is a payment order and not a statement: no day of execution.`
      case 'foreign':
        return `${at}: neither the payer's nor the payee's account is ours.`
      case 'noField':
        return `${at}: the document has no field “${mistake.field}”.`
      case 'malformed':
        return `${at}: the field “${mistake.field}” cannot be read.`
    }
  },
  warning({ problem, line, account }) {
    const words =
      problem === 'balance'
        ? 'the opening balance, the turnover and the closing balance do not agree'
        : 'the turnover differs from the sum of the documents; the file may be incomplete'
    return `Line ${line}, account ··· ${account.slice(-4)}: ${words}.`
  },
  outcome(outcome) {
    switch (outcome.kind) {
      case 'paid':
      case 'confirmed':
        return 'Matched'
      case 'returned':
        return 'Returned by the bank'
      case 'repeated':
        return 'Already imported'
      case 'unmatched':
        return `To sort out: ${reasons[outcome.reason]}`
    }
  },
  registerMistake: ({ row, field, problem }) =>
    `Line ${row}, ${fields[field]}: ${problem === 'missing' ? 'empty' : 'cannot be read'}.`,
  missingColumns: (missing) => `The file lacks columns: ${missing.map((field) => fields[field]).join(', ')}.`,
}
