import { kopecks } from '@okolitsa/domain/money/money.ts'
import { paymentMark } from '@okolitsa/domain/payouts/payment-mark.ts'
import { pairValue, parseExchange } from '@okolitsa/emulators/tbank/exchange-file.ts'
import { paymentsOfFile } from '@okolitsa/emulators/tbank/orders-file.ts'
import { payoutPurpose } from '@okolitsa/strings/ru/bank-format.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { accountAt, orderOf, PAYEE, PAYER } from './orders.data.ts'
import { type OrdersFile, refusedOrders, writeOrders } from './write-orders.ts'

const createdAt = new Date('2026-11-30T07:15:42Z')
const fileOf = (orders: OrdersFile['orders']): OrdersFile => ({ sender: 'Околица', createdAt, orders })
const decode = (bytes: Uint8Array | undefined) => new TextDecoder('windows-1251').decode(bytes)

// the readers of the emulator are written from the description of the format and know nothing of the writer
const accepted = (bytes: Uint8Array) => paymentsOfFile(bytes, createdAt.getTime(), (index) => String(index))

it('writes the file that banks import: every line, in order', () => {
  const purpose = payoutPurpose({
    contract: { number: '118', day: '2026-02-02' },
    report: { number: '11-0418', from: '2026-11-16', to: '2026-11-30' },
    ...{ vat: [], mark: paymentMark(7) },
  })
  const [file] = writeOrders(fileOf([orderOf(418, { purpose })]))
  expect(decode(file).split('\r\n')).toEqual([
    ...['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', 'Отправитель=Околица', 'Получатель='],
    ...['ДатаСоздания=30.11.2026', 'ВремяСоздания=10:15:00', 'ДатаНачала=30.11.2026', 'ДатаКонца=30.11.2026'],
    ...['РасчСчет=40702810938120061991', 'Документ=Платежное поручение', 'СекцияДокумент=Платежное поручение'],
    ...['Номер=418', 'Дата=30.11.2026', 'Сумма=18240.55', 'ПлательщикСчет=40702810938120061991'],
    ...['Плательщик=ИНН 7722698789 ООО "Околица"', 'ПлательщикИНН=7722698789', 'ПлательщикКПП=772201001'],
    ...['Плательщик1=ООО "Околица"', 'ПлательщикРасчСчет=40702810938120061991', 'ПлательщикБанк1=ПАО СБЕРБАНК'],
    ...['ПлательщикБанк2=г Москва', 'ПлательщикБИК=044525225', 'ПлательщикКорсчет=30101810400000000225'],
    ...[`ПолучательСчет=${PAYEE.account}`, 'Получатель=ИНН 500100732259 ИП Пример Анна Петровна'],
    ...['ПолучательИНН=500100732259', 'ПолучательКПП=0', 'Получатель1=ИП Пример Анна Петровна'],
    ...[`ПолучательРасчСчет=${PAYEE.account}`, 'ПолучательБанк1=БАНК «ЗЕРНО»', 'ПолучательБИК=044514512'],
    ...['ПолучательКорсчет=30101810000000000512', 'ВидПлатежа=Электронно', 'ВидОплаты=01', 'Очередность=5', 'Код=0'],
    `НазначениеПлатежа=Перечисление выручки по агентскому договору № 118 от 02.02.2026, отчет агента № 11-0418 за 16.11.2026-30.11.2026. НДС не облагается. [${paymentMark(7)}]`,
    ...['КонецДокумента', 'КонецФайла', ''],
  ])
})

it('keeps VAT and the mark in a purpose of at most 210 characters', () => {
  const purpose = payoutPurpose({
    contract: { number: '1'.repeat(150), day: '2026-02-02' },
    report: { number: '2', from: '2026-11-16', to: '2026-11-30' },
    vat: [{ percent: 10, amount: kopecks(165_823) }],
    mark: paymentMark(7),
  })
  expect(purpose.length).toBeLessThanOrEqual(210)
  expect(purpose).toMatch(/\. В том числе НДС 10 % - 1658\.23\. \[[A-Z2-9]{8}\]$/)
})

it('replaces characters that the encoding lacks and writes a person without a taxpayer number as 0', () => {
  const payee = { ...PAYEE, name: 'КФХ\u00A0«Шәфкать» — ферма 🌾\nвторая', tin: null }
  const [payment] = accepted(writeOrders(fileOf([orderOf(1, { payee })]))[0] as Uint8Array)
  expect(payment?.to).toMatchObject({ name: 'КФХ «Шафкать» - ферма вторая', tin: '0' })
})

it('writes no order that a bank would refuse, and says which and why', () => {
  const file = fileOf([
    orderOf(1, { payee: { ...PAYEE, account: '40802810900000000026' } }),
    orderOf(2),
    orderOf(2, { amount: kopecks(0) }),
    orderOf(3, { payer: { ...PAYER, account: accountAt(PAYER.bic, '40702', 5) } }),
  ])
  expect(refusedOrders(file)).toEqual([
    { number: 1, mistakes: ['payee.account'] },
    { number: 2, mistakes: ['amount', 'sameNumber'] },
    { number: 3, mistakes: ['otherAccount'] },
  ])
  expect(() => writeOrders(file)).toThrow('order 1: payee.account')
})

it('divides a large run into files of 500 orders', () => {
  const files = writeOrders(fileOf(Array.from({ length: 1_001 }, (_, index) => orderOf(index + 1))))
  expect(files.map((file) => accepted(file).length)).toEqual([500, 500, 1])
})

it('is read back by an independent reader, whatever the texts and the sums are', () => {
  const sign = fc.oneof(fc.integer({ min: 0, max: 0x4ff }), fc.integer({ min: 0, max: 0x1_ffff }))
  const text = (maxLength: number) =>
    fc.array(sign, { maxLength }).map((codes) => String.fromCodePoint(...codes).toWellFormed())
  const orders = fc.uniqueArray(
    fc.record({
      number: fc.integer({ min: 1, max: 999_999 }),
      amount: fc.integer({ min: 1, max: 99_999_999_999_999 }),
      name: text(100),
      words: text(25),
      account: fc.integer({ min: 0, max: 99_999_999_999 }),
    }),
    { selector: ({ number }) => number, minLength: 1, maxLength: 20 },
  )
  fc.assert(
    fc.property(orders, (rows) => {
      const written = rows.map(({ number, amount, name, words, account }) =>
        orderOf(number, {
          amount: kopecks(amount),
          purpose: `${words} НДС не облагается. [${paymentMark(number)}]`,
          payee: { ...PAYEE, name: `ИП ${name}`, account: accountAt(PAYEE.bic, '40802', account) },
        }),
      )
      const [bytes = new Uint8Array()] = writeOrders(fileOf(written))
      const { sections } = parseExchange(bytes)
      expect(accepted(bytes).map(({ number, amount, to }) => [number, amount, to.account])).toEqual(
        written.map(({ number, amount, payee }) => [String(number), amount, payee.account]),
      )
      for (const [index, { pairs }] of sections.entries()) {
        const purpose = pairValue(pairs, 'НазначениеПлатежа')
        expect(purpose.endsWith(`НДС не облагается. [${paymentMark(written[index]?.number ?? 0)}]`)).toBe(true)
        // payments to the budget have these keys, ordinary ones must not
        for (const key of ['СтатусСоставителя', 'ПоказательКБК', 'ОКАТО']) expect(pairValue(pairs, key)).toBe('')
      }
    }),
    { numRuns: 30 },
  )
})
