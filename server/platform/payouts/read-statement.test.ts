import { bankFiles } from '@okolitsa/strings/ru/bank-files.ts'
import { expect, it } from 'vitest'
import { windows1251Of } from '../tables/windows-1251.ts'
import { MAX_STATEMENT_BYTES } from './decode-exchange.ts'
import { orderOf } from './orders.data.ts'
import { readStatement } from './read-statement.ts'
import { writeOrders } from './write-orders.ts'

const OURS = '40702810938120061991'
const THEIRS = '40802810500000000025'

/** A bank that follows the format: windows-1251, CRLF, balances first. */
const EXACT = `1CClientBankExchange
ВерсияФормата=1.03
Кодировка=Windows
ДатаНачала=16.11.2026
ДатаКонца=17.11.2026
РасчСчет=${OURS}
СекцияРасчСчет
РасчСчет=${OURS}
НачальныйОстаток=1000000.00
ВсегоПоступило=18470.00
ВсегоСписано=118340.00
КонечныйОстаток=900130.00
КонецРасчСчет
СекцияДокумент=Платежное поручение
Номер=2201
Дата=16.11.2026
Сумма=118340.00
ПлательщикСчет=${OURS}
ДатаСписано=16.11.2026
Плательщик1=ООО Рынок
ПолучательСчет=${THEIRS}
Получатель=ИНН 500100732259 ИП ЛУЧКОВА М. С.
ПолучательИНН=500100732259
ПолучательБИК=044514512
НазначениеПлатежа=Перечисление выручки. [ABCDEFGH] a=b
КонецДокумента
СекцияДокумент=Платежное поручение
Номер=88
Дата=17.11.2026
Сумма=18470.00
ПлательщикРасчСчет=30301810000000000001
Плательщик1=БАНК
ПлательщикИНН=0
ПолучательРасчСчет=${OURS}
ДатаСписано=17.11.2026
ДатаПоступило=18.11.2026
НазначениеПлатежа=Возврат: счет получателя закрыт
КонецДокумента
КонецФайла
`
/** A bank that declares Windows and writes UTF-8, ends lines with LF, puts balances last and adds keys of its own. */
const MODERN = `\uFEFF1CClientBankExchange
ВерсияФормата=1.01
Кодировка=windows
СвойКлюч=что угодно
СекцияДокумент=Банковский ордер
Номер=2219
Дата=17.11.26
Сумма=680
ПлательщикСчет=${OURS}
ПолучательСчет=70601810000000000001
НазначениеПлатежа1=Комиссия банка
НазначениеПлатежа2=за переводы
НовыйКлюч=
КонецДокумента

СекцияРасчСчет
ДатаНачала=17.11.2026
РасчСчет=${OURS}
НачальныйОстаток=-5.00
КонецРасчСчет
КонецФайла`
/** A bank of the DOS years: cp866, no balances, a comma in sums, spaces around values. */
const OLD = `1CClientBankExchange
ВерсияФормата=1.02
Кодировка=DOS
РасчСчет = ${OURS}
СекцияДокумент=Платежное поручение
 Номер = 12
Дата=01.11.2026
Сумма=12 000,5
ПлательщикСчет=${THEIRS}
ПолучательСчет=${OURS}
ДатаПоступило=02.11.2026
КонецДокумента
КонецФайла
`
const LETTERS_866 = new Map(
  [...new TextDecoder('ibm866').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map((char, byte) => [
    char,
    byte,
  ]),
)
const crlf = (text: string) => text.replaceAll('\n', '\r\n')
const read = (bytes: Uint8Array) => {
  const result = readStatement(bytes)
  if ('mistake' in result) throw new Error(bankFiles.mistake(result.mistake))
  return result.statement
}
const sentenceOf = (bytes: Uint8Array) => {
  const result = readStatement(bytes)
  return 'mistake' in result ? bankFiles.mistake(result.mistake) : 'was read'
}

it('reads a bank that follows the format: directions, days and the other side', () => {
  const { accounts, balances, movements, warnings } = read(windows1251Of(crlf(EXACT)))
  expect(accounts).toEqual([OURS])
  expect(balances).toMatchObject([{ line: 7, opening: 100_000_000, closing: 90_013_000 }])
  expect(warnings).toEqual([])
  expect(movements).toEqual([
    {
      ...{ line: 14, account: OURS, direction: 'out', day: '2026-11-16', number: '2201', documentDay: '2026-11-16' },
      ...{ amount: 11_834_000, purpose: 'Перечисление выручки. [ABCDEFGH] a=b' },
      other: { name: 'ИП ЛУЧКОВА М. С.', tin: '500100732259', account: THEIRS, bic: '044514512' },
    },
    {
      ...{ line: 27, account: OURS, direction: 'in', day: '2026-11-18', number: '88', documentDay: '2026-11-17' },
      ...{ amount: 1_847_000, purpose: 'Возврат: счет получателя закрыт' },
      other: { name: 'БАНК', tin: null, account: '30301810000000000001', bic: '' },
    },
  ])
})

it('reads UTF-8 that is declared as Windows, sections in another order, unknown keys and a purpose in parts', () => {
  for (const bytes of [Buffer.from(MODERN), Buffer.from(crlf(MODERN.slice(1)))]) {
    const { movements, balances } = read(bytes)
    expect(movements).toMatchObject([
      { line: 5, direction: 'out', day: '2026-11-17', amount: 68_000, purpose: 'Комиссия банка за переводы' },
    ])
    // an overdrawn account
    expect(balances).toMatchObject([{ opening: null }])
  }
})

it('reads the DOS encoding, a sum with a comma and a file without balances', () => {
  const bytes = Uint8Array.from([...crlf(OLD)], (char) => LETTERS_866.get(char) ?? 0)
  expect(read(bytes).movements).toMatchObject([
    { direction: 'in', day: '2026-11-02', amount: 1_200_050, number: '12', purpose: '' },
  ])
})

it('warns of a file whose balances or documents do not add up', () => {
  const broken = EXACT.replace('КонечныйОстаток=900130.00', 'КонечныйОстаток=900130.01')
  expect(read(windows1251Of(broken)).warnings.map(bankFiles.warning)).toEqual([
    'Строка 7, счёт ··· 1991: остаток на начало, обороты и остаток на конец не сходятся.',
  ])
  const partial = EXACT.replace('Сумма=118340.00', 'Сумма=1.00')
  expect(read(windows1251Of(partial)).warnings).toMatchObject([{ problem: 'totals', line: 7 }])
})

it.each([
  ['', 'Строка 1: это не файл 1CClientBankExchange. Выгрузите в банке выписку в формате 1С.'],
  ['%PDF-1.7', 'Строка 1: это не файл 1CClientBankExchange. Выгрузите в банке выписку в формате 1С.'],
  [EXACT.slice(0, 500), /^Строка \d+: (файл обрывается|нет знака «=»)/],
  [EXACT.replace('КонецФайла\n', ''), 'Строка 38: файл обрывается, нет строки «КонецФайла». Скачайте его заново.'],
  [`${EXACT}${EXACT}`, 'Строка 40: после «КонецФайла» есть ещё строки. Загрузите файлы по одному.'],
  [EXACT.replace('КонецРасчСчет\n', ''), 'Строка 7: раздел начат и не закончен.'],
  [EXACT.replace('СекцияРасчСчет\n', ''), 'Строка 12: закончен раздел, который не начинался.'],
  [EXACT.replace('Номер=2201', 'Номер'), 'Строка 15: нет знака «=», значение не прочитать.'],
  [EXACT.replace('Дата=16.11.2026', 'Дата=31.11.2026'), 'Строка 16: поле «Дата» не прочитать.'],
  [EXACT.replace('Сумма=118340.00', 'Сумма=много'), 'Строка 17: поле «Сумма» не прочитать.'],
  [EXACT.replace('Сумма=118340.00', 'Сумма='), 'Строка 14: в документе нет поля «Сумма».'],
  [
    EXACT.replace(`ПлательщикСчет=${OURS}`, 'ПлательщикСчет=1'),
    'Строка 14: ни счёт плательщика, ни счёт получателя не наш.',
  ],
  [EXACT.replaceAll(`РасчСчет=${OURS}\n`, ''), 'Строка 1: в файле не указан ни один наш счёт (РасчСчет).'],
  [EXACT.replace('a=b', 'x'.repeat(5_000)), 'Строка 25: слишком длинная, в выписках таких не бывает.'],
])('refuses a broken file with a sentence that names the line (%#)', (text, sentence) => {
  expect(sentenceOf(windows1251Of(text))).toMatch(sentence)
})

it('refuses a file of payment orders, which nobody has executed, and one that is too large', () => {
  const [orders = new Uint8Array()] = writeOrders({
    sender: 'x',
    createdAt: new Date('2026-11-30T09:00:00Z'),
    orders: [orderOf(1)],
  })
  expect(sentenceOf(orders)).toBe('Строка 12: это платёжное поручение, а не выписка: нет дня списания или поступления.')
  expect(sentenceOf(new Uint8Array(MAX_STATEMENT_BYTES + 1))).toMatch('слишком большой')
})
