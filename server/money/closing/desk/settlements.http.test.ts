import { plusDays } from '@okolitsa/domain/clock/clock.ts'
import type { OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { INTEGRITY_SQL } from '../../../db/check-integrity.ts'
import { openOfficeShop } from '../../../desks/office-orders/office-shop.data.ts'
import { writeXlsx } from '../../../platform/tables/write-xlsx.ts'
import { BREAD } from '../../../sales/orders/changes-shop.data.ts'
import { ANNA, FARM } from '../../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../../testing/world.data.ts'
import { openLedgerShop, problemsAfter } from '../../ledger/ledger-shop.data.ts'

const PATH = '/v1/office/closing'
const MONTH = '2026-11'
const NEXT = '2026-12'
const DAY = 24 * 60
const PAYER = '7707083893'
const COLUMNS = {
  rbs: {
    ...{ day: 'Дата операции', amount: 'Сумма, руб.', reference: 'Номер заказа', fee: 'Комиссия, руб.' },
    ...{ operation: 'Тип операции', refunds: 'возврат' },
  },
  moneta: { day: 'Дата', amount: 'Сумма операции', reference: 'MNT_TRANSACTION_ID', fee: 'Комиссия MONETA' },
  fiscal: { day: 'Дата и время', amount: 'Итог, руб.', reference: '№ ФД' },
} as const

const trade = await openLedgerShop()
await trade.sql(`insert into organization_payment_method (organization_id, code) values ($1, 'payanyway')`, [FARM])
for (const day of [0, 1]) {
  for (const order of [0, 1]) {
    await trade.paid({ as: 2_001 + 2 * day + order })
    trade.passMinutes(1)
  }
  if (day === 0) {
    await trade.call('PATCH', `/api/v1/orders/${await trade.paid()}/cancel`, { as: ANNA })
    await trade.runOutbox()
    trade.passMinutes(DAY)
  }
}
const byWallet = await trade.order({ lines: { [BREAD]: 2 }, paymentMethod: 'payanyway' })
const status = async () => (await trade.call('GET', `/api/v1/checkout/payment/status/${byWallet}`, { as: ANNA })).body
const { pathname, search } = new URL((await status()).payUrl)
await trade.bank.inject({ method: 'POST', url: pathname + search, payload: { action: 'pay' } })
await vi.waitUntil(async () => (await status()).phase === 'paid', { timeout: 60_000, interval: 200 })
await trade.runOutbox()
trade.passMinutes(9 * DAY)
const shop = await openOfficeShop(trade)
const { office, call } = shop

beforeAll(async () => {
  await shop.sql(`update market set state = 'open', version = version + 1`)
  shop.passMinutes(1)
  await shop.proveFactor()
})
afterEach(async () => {
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const accountant = ['accountant'] as const satisfies readonly OfficeRole[]
const ok = async (...asked: Parameters<typeof office>) => {
  const { status: code, body } = await office(...asked)
  expect([asked[2], code, JSON.stringify(body)]).toEqual([asked[2], 200, expect.anything()])
  return body
}
const get = (period: string) => ok(accountant, 'GET', `${PATH}/${period}`)
const addSource = async (body: object) => (await ok(accountant, 'POST', `${PATH}/sources`, body)).id as number
const upload = async (sourceId: number, bytes: Uint8Array, columns: object = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'register', ...columns })) form.set(name, String(value))
  form.set('files', new Blob([new Uint8Array(bytes)]), 'register')
  return ok(accountant, 'POST', `${PATH}/sources/${sourceId}/files`, form)
}
const registerOf = async (kind: keyof typeof COLUMNS, encoding: string) =>
  (await shop.bank.inject(`/${kind}/register?from=${MONTH}-01&to=${MONTH}-30&encoding=${encoding}`)).rawPayload
/** Balances of the accounts of gateways and of the bank, kopecks. */
const balances = async () => {
  const rows = await shop.sql<{ name: string; balance: number }>(
    `select account || ':' || owner as name, balance from ledger_balance where account in ('gateway', 'bank') and balance <> 0`,
  )
  return Object.fromEntries(rows.map(({ name, balance }) => [name, balance]))
}

interface Arrived {
  readonly number: number
  readonly day: string
  readonly amount: number
  readonly tin?: string
}
const OWN = '40702810900000000025'
/** A statement of the market's account with money that came in. */
const statement = (rows: readonly Arrived[]): Buffer => {
  const dotted = (day: string) => day.split('-').toReversed().join('.')
  const documents = rows.flatMap(({ number, day, amount, tin = PAYER }) => [
    ...['СекцияДокумент=Платежное поручение', `Номер=${number}`, `Дата=${dotted(day)}`],
    ...[`Сумма=${(amount / 100).toFixed(2)}`, 'ПлательщикСчет=30233810100000000001', 'Плательщик1=ПАО БАНК'],
    ...[`ПлательщикИНН=${tin}`, 'ПлательщикБИК=044525225', `ПолучательСчет=${OWN}`, `ДатаПоступило=${dotted(day)}`],
    ...['ПолучательБИК=044525974', 'НазначениеПлатежа=Перечисление по эквайрингу', 'КонецДокумента'],
  ])
  const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=UTF-8', `РасчСчет=${OWN}`]
  return Buffer.from([...head, ...documents, 'КонецФайла', ''].join('\r\n'))
}
const arrivalOf = (month: { lines: { kind: string; isRefund: boolean; about: string }[] }, about: string) =>
  month.lines.find((line) => line.kind === 'bank' && line.isRefund && line.about === about)

it.each([
  ['rbs', 'acquirer'],
  ['moneta', 'acquirer'],
  ['fiscal', 'fiscal'],
] as const)('imports the register of %s in every form with the columns that were saved', async (emulator, kind) => {
  const sourceId = await addSource({ kind, title: `Реестр ${emulator}` })
  const windows = await registerOf(emulator, 'windows-1251')
  const first = await upload(sourceId, windows, COLUMNS[emulator])
  expect(first).toMatchObject({ mistakes: [], twice: [], periods: [MONTH], file: { known: 0 } })
  expect(first.file.rows).toBeGreaterThan(0)
  expect(first.fees > 0).toBe(kind === 'acquirer')

  const { sources } = await ok(accountant, 'GET', PATH)
  const { mapping } = sources.find(({ id }: { id: number }) => id === sourceId)
  const saved = { ...mapping, refunds: mapping.refunds.join(',') }
  const rows = new TextDecoder('windows-1251').decode(windows).trim().split('\r\n')
  const sheet = await writeXlsx(
    rows.map((line) => line.split(';')),
    'Реестр',
  )
  for (const bytes of [await registerOf(emulator, 'utf-8'), sheet])
    expect(await upload(sourceId, bytes, saved)).toMatchObject({
      ...{ isRepeated: false, mistakes: [], fees: 0, file: { rows: 0, known: first.file.rows } },
    })
  // every operation of the register is in the books, and the other way round
  const { differences } = await get(MONTH)
  expect(differences.filter((one: { kind: string }) => kind === 'fiscal' && one.kind === kind)).toEqual([])
  if (emulator === 'moneta') expect(differences).toEqual([])
})

describe('the money of acquirers', () => {
  let nets: { day: string; net: number }[] = []
  let bankId = 0

  it('is owed by the payer of a register, when the payer is named later, once, and the payer stays', async () => {
    const before = await balances()
    expect(before['gateway:sbp']).toBeGreaterThan(0)
    const { sources } = await ok(accountant, 'GET', PATH)
    const { id } = sources.find(({ title }: { title: string }) => title === 'Реестр rbs')
    const name = (payer: string, sourceId = id) =>
      office(accountant, 'POST', `${PATH}/sources/${sourceId}/payer`, { payer })
    expect((await call('POST', `${PATH}/sources/${id}/payer`, { body: { payer: PAYER } })).status).toBe(401)
    expect((await office(['analyst'], 'POST', `${PATH}/sources/${id}/payer`, { payer: PAYER })).status).toBe(403)
    expect((await name('7707083890')).body.errors).toHaveProperty('payer')
    expect((await name(PAYER, 999_999)).status).toBe(404)
    const wrong = await office(accountant, 'POST', `${PATH}/sources`, { kind: 'bank', title: 'Б', payer: PAYER })
    expect(wrong.body.errors).toHaveProperty('payer')

    const answers = await Promise.all([name(PAYER), name(PAYER)])
    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect((await name('7736207543')).status).toBe(404)
    nets = await shop.sql<{ day: string; net: number }>(
      `select day::text as day, sum(case when is_refund then -amount else amount end - fee)::int as net
       from register_row where source_id = $1 group by 1 order by 1`,
      [id],
    )
    expect(nets).toHaveLength(2)
    const owed = nets.reduce((sum, { net }) => sum + net, 0)
    // the wallet's source has no payer, so its money stays at the gateway
    expect(await balances()).toEqual({ 'gateway:payanyway': before['gateway:payanyway'], [`gateway:${PAYER}`]: owed })
    const month = await get(MONTH)
    expect(arrivalOf(month, 'Реестр rbs')).toMatchObject({ here: owed / 100, there: 0, differences: 0 })
    // the statement of the bank is needed now
    expect(month.obstacles).toContain('unread')
  })

  it('is posted once when a day comes in two payments, statements overlap and a file is sent twice at once', async () => {
    bankId = await addSource({ kind: 'bank', title: 'Расчётный счёт' })
    const [one, two] = nets.map(({ net }) => net) as [number, number]
    const after = (days: number) => plusDays(nets[0]?.day ?? '', days)
    const rows = [
      { number: 1, day: after(2), amount: 70_000 },
      { number: 2, day: after(3), amount: one - 70_000 },
      { number: 3, day: after(4), amount: 5_000_000, tin: '7736207543' },
    ]
    const file = statement(rows)
    const both = await Promise.all([upload(bankId, file), upload(bankId, file)])
    expect(both.map(({ arrived }) => arrived).sort((a, b) => a - b)).toEqual([0, one / 100])
    const overlapping = [...rows.slice(1), { number: 4, day: after(4), amount: two - 1_500 }]
    expect(await upload(bankId, statement(overlapping))).toMatchObject({
      ...{ arrived: (two - 1_500) / 100, file: { rows: 1, known: 2 } },
    })
    expect(await balances()).toMatchObject({ 'bank:': one + two - 1_500, [`gateway:${PAYER}`]: 1_500 })

    const month = await get(MONTH)
    expect(arrivalOf(month, 'Реестр rbs')).toMatchObject({ differences: 1, undecided: 1 })
    expect(month.differences).toMatchObject([
      // the first day agrees, the second one is short
      {
        kind: 'bank',
        isRefund: true,
        problem: 'otherSum',
        reference: PAYER,
        here: two / 100,
        there: (two - 1_500) / 100,
      },
      // money of somebody else is not in the ledger
      { kind: 'bank', isRefund: true, problem: 'missingHere', here: null, there: 50_000 },
    ])
  })

  it('that did not come is moved on and agrees with what comes in the next month', async () => {
    const { differences } = await get(MONTH)
    for (const one of differences) {
      const { kind, reference, isRefund, here, there } = one
      const outcome = reference === PAYER ? 'next' : 'accepted'
      const body = { kind, reference, isRefund, here, there, outcome, comment: 'Придёт в декабре' }
      await ok(accountant, 'POST', `${PATH}/${MONTH}/decisions`, body)
    }
    expect((await get(MONTH)).obstacles).not.toContain('undecided')
    await upload(bankId, statement([{ number: 5, day: `${NEXT}-01`, amount: 1_500 }]))
    const next = await get(NEXT)
    expect(arrivalOf(next, 'Реестр rbs')).toMatchObject({ here: 15, there: 15, differences: 0 })
    expect((await balances())[`gateway:${PAYER}`]).toBeUndefined()
  })

  it('is found by the check of the books when it is posted wrongly', async () => {
    const find = (breaking: string) => problemsAfter(shop, INTEGRITY_SQL, breaking)
    const words = async (breaking: string, problem: RegExp) =>
      expect(await find(breaking)).toContainEqual(expect.stringMatching(problem))
    await words('update register_row set amount = amount + 1 where payer is not null', /^row \d+ of a statement says/)
    await words("delete from register_row where kind = 'bank'", /is of row \d+ of a statement, which is not there$/)
    await words(
      `update register_row set amount = amount + 1 where source_id in (select id from register_source where payer is not null)`,
      /^register file \d+ leaves -?\d+ to be paid by 7707083893/,
    )
    await words(
      `update ledger_entry set kind = 'bonus' where cause like 'acquirer-payment:%'`,
      /^ledger entry \d+ \(bonus\) moves money of the bank$/,
    )
  })
})
