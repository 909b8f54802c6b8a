import type { IsoDate } from '@okolitsa/domain/clock/clock.ts'
import { MAX_PURPOSE } from '@okolitsa/domain/payouts/bank-order.ts'
import { bankAmount, bankDay } from '@okolitsa/domain/payouts/bank-values.ts'
import type { PayoutVat } from '@okolitsa/domain/payouts/payout-vat.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'

/**
 * Words of the file `1CClientBankExchange` 1.03, by which banks and accounting programs exchange payment orders and
 * statements. The file is Russian in every language of the interface.
 */
export const bankKeys = {
  first: '1CClientBankExchange',
  last: 'КонецФайла',
  version: 'ВерсияФормата',
  encoding: 'Кодировка',
  sender: 'Отправитель',
  recipient: 'Получатель',
  createdDay: 'ДатаСоздания',
  createdTime: 'ВремяСоздания',
  from: 'ДатаНачала',
  to: 'ДатаКонца',
  account: 'РасчСчет',
  kind: 'Документ',
  balances: 'СекцияРасчСчет',
  balancesEnd: 'КонецРасчСчет',
  opening: 'НачальныйОстаток',
  received: 'ВсегоПоступило',
  spent: 'ВсегоСписано',
  closing: 'КонечныйОстаток',
  document: 'СекцияДокумент',
  documentEnd: 'КонецДокумента',
  number: 'Номер',
  day: 'Дата',
  amount: 'Сумма',
  spentDay: 'ДатаСписано',
  receivedDay: 'ДатаПоступило',
  payer: 'Плательщик',
  payee: 'Получатель',
  way: 'ВидПлатежа',
  operation: 'ВидОплаты',
  code: 'Код',
  purpose: 'НазначениеПлатежа',
  priority: 'Очередность',
} as const

/** Endings of the keys of the payer and of the payee. */
export const partyKeys = {
  account: 'Счет',
  tin: 'ИНН',
  kpp: 'КПП',
  name: '1',
  settlementAccount: 'РасчСчет',
  bankName: 'Банк1',
  bankTown: 'Банк2',
  bic: 'БИК',
  correspondentAccount: 'Корсчет',
} as const

export const bankValues = {
  encoding: 'Windows',
  order: 'Платежное поручение',
  way: 'Электронно',
  tin: 'ИНН',
} as const

/** Characters that windows-1251 lacks and a bank would refuse, with their replacements: signs and Turkic letters. */
export const bankReplacements: Readonly<Record<string, string>> = {
  '\u20BD': 'руб.',
  ә: 'а',
  ө: 'о',
  ү: 'у',
  ұ: 'у',
  қ: 'к',
  ң: 'н',
  ғ: 'г',
  һ: 'х',
  җ: 'ж',
  ҙ: 'з',
  ҫ: 'с',
  ӱ: 'у',
  ӧ: 'о',
  ӓ: 'а',
  ӑ: 'а',
  ӗ: 'е',
  ӳ: 'у',
}

export interface PurposeFacts {
  /** Null = none is known. */
  readonly contract: { readonly number: string; readonly day: IsoDate } | null
  /** Agent's report; null = none yet. */
  readonly report: { readonly number: string; readonly from: IsoDate; readonly to: IsoDate } | null
  /** VAT inside the payment; banks look for the word also where there is none. */
  readonly vat: PayoutVat
  readonly mark: string
}

/** Purpose of a payment to a seller, at most 210 characters; VAT and the mark are never cut. */
export function payoutPurpose({ contract, report, vat, mark }: PurposeFacts): string {
  const rates = vat.map(({ percent, amount }) => `${percent} % - ${bankAmount(amount)}`)
  const words = rates.length === 0 ? 'НДС не облагается' : `В том числе НДС ${rates.join(', ')}`
  const tail = `. ${words}. [${mark}]`
  const named = contract === null ? '' : ` № ${contract.number} от ${bankDay(contract.day)}`
  const about = `Перечисление выручки по агентскому договору${named}`
  const period =
    report === null ? '' : `, отчет агента № ${report.number} за ${bankDay(report.from)}-${bankDay(report.to)}`
  const whole = `${about}${period}`
  const most = MAX_PURPOSE - tail.length
  return `${whole.length <= most ? whole : cutText(about, most)}${tail}`
}

/** Problems of payouts about which the bank or the provider could not be asked. */
export const payoutProblems = {
  noSbpBank: 'Банк для выплат по телефону не найден у сервиса выплат',
  noService: 'Связь с банком или сервисом выплат выключена в настройках',
  lostAnswer: 'Ответ банка потерян: проверьте в банке, есть ли такой платёж',
} as const
