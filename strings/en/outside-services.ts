import type { CheckOutcome } from '@okolitsa/domain/outside-services/outside-service.ts'
import type * as ru from '../ru/outside-services.ts'
import type { Words } from '../words.ts'

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

const titles: (typeof ru.outsideServices)['titles'] = {
  sms: 'SMS',
  email: 'E-mail',
  rbs: 'Acquiring (cards)',
  sbp: 'SBP',
  payanyway: 'PayAnyWay',
  fiscal: 'ATOL cash register',
  cdek: 'CDEK',
  dadata: 'DaData',
  dbo: 'Sellers’ bank',
  bankApi: 'Market’s account (T-API)',
  payouts: 'Payouts to people (YooKassa)',
  edo: 'Electronic documents (Diadoc)',
  npdPartner: '“My tax” (partner)',
  mango: 'Mango telephony',
  smotreshka: 'Smotreshka',
  storage: 'File storage',
  valkey: 'Valkey',
  push: 'Push messages',
  chatAnswers: 'Answers in chats',
  maps: 'Maps',
  certificates: 'Domain certificates',
}

const done = {
  answers: 'answers',
  messageSent: 'sent, check that it arrived',
  paymentWithdrawn: 'a payment of 1\u00A0₽ was registered and withdrawn',
  receiptRegistered: 'a receipt of 1\u00A0₽ was registered at the test register',
  realRegister: 'answers. No receipt was registered: on a real register it would document a sale that never was',
  fileStored: 'a file was written, read and deleted',
} as const

const lookAt = (names: readonly string[], more = '') => {
  const all = [...names, ...(more ? [more] : [])]
  return all.length > 0 ? `, check ${listed(all)}` : ''
}

function problemOf({ problem, code, variables }: Extract<CheckOutcome, { state: 'failed' }>): string {
  const named = code === null ? '' : ` (${code})`
  switch (problem) {
    case 'denied':
      return `${code ?? 'sign-in refused'}${lookAt(variables)}`
    case 'wrongPlace':
      return `there is no such service at this address${named}${lookAt(variables)}`
    case 'serverError':
      return `the service itself failed${named}, try again later`
    case 'refused':
      return `refused${named}${lookAt(variables)}`
    case 'noMoney':
      return `the account has no money${named}, top it up`
    case 'timeout':
      return `no answer in 10\u00A0s${lookAt(variables, 'the internet connection')}`
    case 'unreached':
      return `no connection${named}${lookAt(variables, 'the internet connection')}`
    case 'broken':
      return `the connection broke${named}, try again later`
    case 'malformed':
      return `the answer cannot be read${lookAt(variables)}`
    case 'badValue':
      return `the value cannot be used${lookAt(variables)}`
  }
}

export const outsideServices: Words<typeof ru.outsideServices> = {
  titles,
  purposes: {
    sms: 'Codes for signing in and news of orders. Without SMS nobody can sign in.',
    email: 'E-mail about orders and to sellers.',
    rbs: 'Card payment on the bank’s page.',
    sbp: 'Payment by QR code.',
    payanyway: 'Payment through MONETA.',
    fiscal: 'Fiscal receipts of payments and refunds.',
    cdek: 'Pick-up points, delivery prices and shipments.',
    dadata: 'Address suggestions and company details by tax number.',
    dbo: 'Sign-in of sellers through their bank. Without it they sign in by phone.',
    bankApi: 'Payment orders to sellers straight to the bank. Without it the bank takes a file.',
    payouts: 'Payouts to sellers without an account: by phone or to a card.',
    edo: 'Acts to sellers through an operator. Without it papers are downloaded only.',
    npdPartner: 'Receipts of self-employed sellers at the tax service. Without it they send their own.',
    mango: 'Calls between customer and seller that show no numbers.',
    smotreshka: 'Online cinema for subscribers.',
    storage: 'Pictures of goods and uploads.',
    valkey: 'A shared count of requests when there are several nodes.',
    push: 'Messages to browsers and phones.',
    chatAnswers: 'Automatic answers to customers.',
    maps: 'Streets on the map of farms and points.',
    certificates: 'HTTPS for sellers’ own domains.',
  },
  line(service, mode, outcome) {
    const name = `${titles[service]}${mode === 'emulator' ? ' (pretended)' : ''}`
    switch (outcome.state) {
      case 'works':
        return `${name}: ${done[outcome.result]}`
      case 'off':
        return outcome.variables.length > 0
          ? `${name}: not connected, ${listed(outcome.variables)} not set`
          : `${name}: not connected`
      case 'failed':
        return mode === 'emulator' && outcome.problem === 'unreached'
          ? `${name}: the emulator does not answer, start the shop`
          : `${name}: ${problemOf(outcome)}`
    }
  },
  trialSms: 'Connection test: SMS of the shop arrive.',
  trialMail: {
    subject: 'Connection test',
    text: 'This e-mail was sent while testing the shop’s services. If you can read it, e-mail works.',
  },
  trialPayment: 'Connection test, the payment will be withdrawn',
  trialReceipt: 'Test of the register',
}
