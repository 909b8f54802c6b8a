import type { AgencyPaper } from '@okolitsa/domain/agency-papers/paper-number.ts'
import type * as ru from '../ru/money-papers.ts'
import type { Words } from '../words.ts'
import { formatDate } from './format.ts'
import { counted, plural } from './plural.ts'

const kinds: Readonly<Record<AgencyPaper, string>> = {
  agentReport: 'Agent’s report',
  feeAct: 'Act',
  reconciliation: 'Act of reconciliation',
  householdYear: 'Statement of payouts',
}
const count = (number: number, one: string, several: string) => `${number} ${plural(number, counted(one, several))}`

export const moneyPapers: Words<typeof ru.moneyPapers> = {
  title: 'Papers',
  lead: 'Reports, acts and reconciliations of past months. Download them whenever you like.',
  empty: 'No papers yet',
  emptyText: 'The first ones appear when the market closes a month with your sales.',
  latest: {
    open: (month) => `${month}: the papers appear when the market closes the month.`,
    forming: (month) => `${month}: the market has closed the month and forms the papers.`,
    nothing: (month) => `${month}: no money moved, so there are no papers.`,
  },
  kpp: {
    title: 'KPP',
    text: 'A company needs it in electronic documents. It applies to new papers; earlier ones stay as they are.',
    label: 'KPP',
    save: 'Save',
    saved: 'The KPP is saved',
  },
  toMoney: 'Money',
  kinds,
  name: ({ kind, number, day }) => `${kinds[kind]} No. ${number} of ${day}`,
  period: (period) => period.replace('..', ' – '),
  revision: (revision) => `Correction ${revision}`,
  totals: {
    agentReport: 'at the end',
    feeAct: 'fee',
    reconciliation: 'at the end',
    householdYear: 'paid out',
  },
  state: (state, until, reference) =>
    state === 'waiting'
      ? `Objections until ${until === null ? '' : formatDate(until, reference)}`
      : {
          accepted: 'Accepted',
          objected: 'Objected, the market will answer',
          answered: 'The market has answered the objection',
          corrected: 'Corrected by a newer one',
          issued: 'Issued',
        }[state],
  sending: {
    waiting: 'Electronic: being sent',
    invited: 'Electronic: accept the market’s invitation at the operator',
    noBox: 'Electronic: the seller is not at the operator',
    rejects: 'Electronic: the seller rejected the invitation',
    draft: 'Electronic: waits for the market’s signature',
    sent: 'Electronic: sent',
    delivered: 'Electronic: delivered',
    signed: 'Electronic: signed',
    refused: 'Electronic: refused',
    clarification: 'Electronic: a clarification is asked for',
    failed: 'Electronic: the operator did not take it',
  },
  pdf: 'PDF',
  xml: 'XML',
  download: (format, name) => `Download ${format}: ${name}`,
  object: 'Object',
  accept: 'Accept',
  accepted: 'The paper is accepted',
  objectTitle: 'What is wrong?',
  objectLabel: 'Write what you do not agree with',
  objectText: 'The market checks it and answers here. An objection cannot be withdrawn.',
  objectSend: 'Send the objection',
  objected: 'The objection is sent',
  keep: 'Not now',
  acceptTitle: 'Accept the paper?',
  acceptText: 'You cannot object afterwards. If you do nothing, it is accepted by itself in 30 days.',
  yours: 'Your objection',
  answer: 'The market’s answer',
  onlyOwner: 'An owner objects to papers and accepts them.',
  failed: 'It did not work. Please try again.',
  further: 'Earlier',
  toFirst: 'To the latest',
  reconcile: {
    title: 'Act of reconciliation',
    text: 'For any past days, a year at most.',
    from: 'First day',
    to: 'Last day',
    make: 'Make the act',
    made: 'The act of reconciliation is ready',
  },
  office: {
    title: 'Papers of a month',
    lead: 'Reports, acts and statements for sellers. A formed paper never changes; a new one corrects it.',
    toLedger: 'Ledger',
    loading: 'Loading papers',
    loadFailed: 'Papers could not be loaded',
    retry: 'Again',
    empty: 'No such papers',
    emptyText: 'Papers are formed when their month is closed. Close the month, or change the filters.',
    noEdo: 'No operator of electronic documents is connected: papers are downloaded only.',
    waiting: ({ answer, sending }) =>
      [
        answer > 0 && `${count(answer, 'objection waits', 'objections wait')} for an answer`,
        sending > 0 && `${count(sending, 'paper was', 'papers were')} not sent`,
      ]
        .filter(Boolean)
        .join(', '),
    form: {
      title: 'Form papers',
      month: 'Month',
      year: 'Yearly statements of plots',
      ask: 'Count',
      sellers: (sellers, formed) =>
        sellers === 0
          ? 'No money moved in this period.'
          : `${count(sellers, 'seller', 'sellers')} with movements, ${formed} with papers.`,
      obstacles: {
        notEnded: 'The period has not ended.',
        notClosed: 'The papers are formed by themselves when the month is closed.',
        lacksOperator: 'First fill in the details of the operator in the settings of the market.',
      },
      toClosing: 'Close the month',
      sellersFile: (format) => `All sellers of the month, ${format}`,
      underWay: 'The papers are being formed; this takes a few minutes.',
      make: (left) => `Form for ${count(left, 'seller', 'sellers')}`,
      made: 'The papers are being formed',
    },
    filters: {
      period: 'Period',
      kind: 'Kind',
      needs: 'What waits',
      search: 'Seller',
      any: 'All',
      show: 'Show',
      answer: 'Objections without an answer',
      sending: 'Not sent electronically',
    },
    correct: 'Correct',
    correctTitle: 'Form a correction?',
    correctText:
      'The report and the act of this month are compared with the ledger. What changed becomes a new paper that names the former one.',
    corrected: 'The correction is formed',
    send: 'Send electronically',
    sent: 'Being sent',
    answerLabel: 'Answer to the seller',
    answerSend: 'Answer',
    answerDone: 'The answer is sent',
  },
}
