import { pairValue, parseExchange } from './exchange-file.ts'
import { type BankPayment, faultOfPayment, moscowDay } from './payment-book.ts'

const DAY_MS = 24 * 3_600_000
const HEADER = ['ВерсияФормата', 'Кодировка', 'Отправитель', 'ДатаНачала', 'ДатаКонца', 'РасчСчет']
const isoDay = (day: string) => day.split('.').reverse().join('-')

/**
 * Payments of an uploaded file of payment orders; the bank refuses the whole file for one fault.
 * @throws {Error} with the fault
 */
export function paymentsOfFile(bytes: Uint8Array, now: number, idOf: (index: number) => string): BankPayment[] {
  const { header, sections } = parseExchange(bytes)
  const lack = HEADER.find((key) => pairValue(header, key) === '')
  if (lack !== undefined) throw new Error(`header: no ${lack}`)
  if (pairValue(header, 'Кодировка') !== 'Windows') throw new Error('header: the encoding')
  const account = pairValue(header, 'РасчСчет')
  const [from, to] = [isoDay(pairValue(header, 'ДатаНачала')), isoDay(pairValue(header, 'ДатаКонца'))]

  return sections.map(({ name, value, pairs }, index) => {
    const get = (key: string) => pairValue(pairs, key)
    const at = `order ${get('Номер') || index + 1}`
    const day = isoDay(get('Дата'))
    if (name !== 'СекцияДокумент' || value !== 'Платежное поручение') throw new Error(`${at}: kind`)
    if (get('ПлательщикСчет') !== account) throw new Error(`${at}: another account`)
    if (day < from || day > to) throw new Error(`${at}: outside the days of the header`)
    if (day > moscowDay(now) || day < moscowDay(now - 10 * DAY_MS)) throw new Error(`${at}: the day`)
    if (!/^\d{1,16}\.\d{2}$/.test(get('Сумма'))) throw new Error(`${at}: the amount has two decimals`)
    if (get('ВидОплаты') !== '01') throw new Error(`${at}: ВидОплаты`)
    if (!/^[1-5]$/.test(get('Очередность'))) throw new Error(`${at}: Очередность`)
    const payment: BankPayment = {
      id: idOf(index),
      kind: 'file',
      status: 'IN_PROGRESS',
      from: account,
      to: {
        account: get('ПолучательСчет'),
        bic: get('ПолучательБИК'),
        name: get('Получатель1'),
        tin: get('ПолучательИНН') || '0',
        kpp: get('ПолучательКПП'),
      },
      number: get('Номер'),
      amount: Number(get('Сумма').replace('.', '')),
      purpose: get('НазначениеПлатежа'),
      at: now,
      returnAt: null,
    }
    const fault = faultOfPayment(payment)
    if (fault !== null) throw new Error(`${at}: ${fault}`)
    return payment
  })
}
