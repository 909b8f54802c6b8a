import { exchangeBytes } from './exchange-file.ts'
import { type BankPayment, moscowDay } from './payment-book.ts'

/** Opening balance of every account, kopecks. */
const OPENING = 500_000_000_00
const OWN_BIC = '044525974'

export interface StatementOptions {
  readonly account: string
  readonly from: string
  readonly to: string
  readonly encoding: 'windows-1251' | 'utf-8'
  readonly now: number
  readonly hasDoubleLine: boolean
  readonly hasWrongTotal: boolean
}

const sum = (kopecks: number) => (kopecks / 100).toFixed(2)
const dotted = (day: string) => day.split('-').reverse().join('.')
const total = (payments: readonly BankPayment[]) => payments.reduce((all, { amount }) => all + amount, 0)

/** A statement of the account as a file `1CClientBankExchange`: executed payments, and returns of later days. */
export function statementFile(payments: readonly BankPayment[], options: StatementOptions): Buffer {
  const { account, from, to, encoding, now, hasDoubleLine, hasWrongTotal } = options
  const own = payments.filter((payment) => payment.from === account && payment.status === 'EXECUTED')
  const isWithin = (ms: number | null) => ms !== null && ms <= now && moscowDay(ms) >= from && moscowDay(ms) <= to
  const spent = own.filter(({ at }) => isWithin(at))
  const returned = own.filter(({ returnAt }) => isWithin(returnAt))
  const documents = [
    ...spent.map((payment) => spentLines(payment)),
    ...returned.map((payment) => returnedLines(payment)),
  ]
  const listed = hasDoubleLine && documents[0] ? [...documents, documents[0]] : documents
  const closing = OPENING + total(returned) - total(spent)
  return exchangeBytes(
    [
      '1CClientBankExchange',
      'ВерсияФормата=1.03',
      `Кодировка=${encoding === 'utf-8' ? 'UTF-8' : 'Windows'}`,
      'Получатель=',
      `ДатаСоздания=${dotted(moscowDay(now))}`,
      `ДатаНачала=${dotted(from)}`,
      `ДатаКонца=${dotted(to)}`,
      `РасчСчет=${account}`,
      'СекцияРасчСчет',
      `ДатаНачала=${dotted(from)}`,
      `ДатаКонца=${dotted(to)}`,
      `РасчСчет=${account}`,
      `НачальныйОстаток=${sum(OPENING)}`,
      `ВсегоПоступило=${sum(total(returned))}`,
      `ВсегоСписано=${sum(total(spent))}`,
      `КонечныйОстаток=${sum(closing + (hasWrongTotal ? 1 : 0))}`,
      'КонецРасчСчет',
      ...listed.flat(),
      'КонецФайла',
    ],
    encoding,
  )
}

const spentLines = ({ from, to, number, amount, purpose, at }: BankPayment): string[] => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${number}`,
  `Дата=${dotted(moscowDay(at))}`,
  `Сумма=${sum(amount)}`,
  `ПлательщикСчет=${from}`,
  `ДатаСписано=${dotted(moscowDay(at))}`,
  `ПлательщикБИК=${OWN_BIC}`,
  `ПолучательСчет=${to.account}`,
  `Получатель1=${to.name.toUpperCase()}`,
  `ПолучательИНН=${to.tin}`,
  `ПолучательБИК=${to.bic}`,
  'ВидОплаты=01',
  `НазначениеПлатежа=${purpose}`,
  'КонецДокумента',
]

/** The bank of the payee returns money with the purpose of our order. */
const returnedLines = ({ from, to, number, amount, purpose, at, returnAt }: BankPayment): string[] => [
  'СекцияДокумент=Платежное поручение',
  `Номер=${(Number(number) % 900) + 1}`,
  `Дата=${dotted(moscowDay(returnAt ?? at))}`,
  `Сумма=${sum(amount)}`,
  `ПлательщикСчет=30301810000000000000`,
  'Плательщик1=БАНК ПОЛУЧАТЕЛЯ',
  'ПлательщикИНН=0',
  `ПлательщикБИК=${to.bic}`,
  `ПолучательСчет=${from}`,
  `ДатаПоступило=${dotted(moscowDay(returnAt ?? at))}`,
  `ПолучательБИК=${OWN_BIC}`,
  `НазначениеПлатежа=Возврат п/п ${number} от ${dotted(moscowDay(at))}: счет получателя закрыт. ${purpose}`.slice(
    0,
    400,
  ),
  'КонецДокумента',
]
