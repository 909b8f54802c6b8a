import { YOOKASSA_EMULATOR_CREDENTIALS, YOOKASSA_EMULATOR_PATH } from '@okolitsa/emulators/yookassa/credentials.ts'
import { yookassaEmulator } from '@okolitsa/emulators/yookassa/yookassa-emulator.ts'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createYookassa } from '../../adapters/payouts/yookassa.ts'
import { PAYEE, PAYER } from '../../platform/payouts/orders.data.ts'
import { FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf, NOON } from '../../testing/world.data.ts'
import { openPayoutsShop } from './payouts-shop.data.ts'

let now = () => NOON
const outside = fastify({ forceCloseConnections: true })
await outside.register(yookassaEmulator, { now: () => now().getTime() })
const address = await outside.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => outside.close())
const provider = createYookassa({ baseUrl: address + YOOKASSA_EMULATOR_PATH, ...YOOKASSA_EMULATOR_CREDENTIALS })
const shop = await openPayoutsShop({ adapters: { payouts: provider } })
now = shop.now
const { office, owner, sql, earn, balanceOf } = shop
const PATH = '/v1/office/payouts'
const TIN = PAYEE.tin ?? ''
const PHONE = { kind: 'sbp', phone: '79160000001', bankName: 'Зерно Банк' } as const
const DAY_MINUTES = 24 * 60
/** The tax service is asked about the farm; an answer holds for a week. */
const askTaxService = async (gone: readonly string[] = []) => {
  await shop.bank.inject({ method: 'POST', url: '/npd/control', payload: { gone } })
  await shop.runPeriodic('plan-npd-incomes')
  await shop.runPeriodic('check-npd-statuses')
}

beforeAll(async () => {
  // a self-employed person: no sole proprietor is paid by phone
  await sql("update organization set legal_name = 'Пример Анна Петровна', tax_system = 'npd', ien = '' where id = $1", [
    FARM,
  ])
  await shop.giveRequisites(FARM, PHONE)
  await askTaxService()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const accountant = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  office(['accountant'], method, PATH + path, body)
const fail = (fault: string, times = 1) =>
  outside.inject({ method: 'POST', url: '/yookassa/control', payload: { fail: fault, times } })
const payoutsThere = async (): Promise<{ status: string; amount: { value: string }; description: string }[]> =>
  (await outside.inject('/yookassa/payouts')).json().items
const itemIn = async (id: number) => (await accountant('GET', `/${id}/items`)).body.items[0]
/** Minutes pass, and the worker looks at payouts that wait. */
const follow = async (minutes = 11) => {
  shop.passMinutes(minutes)
  await shop.runPeriodic('follow-payouts')
  await shop.freshen()
}

/** Drafts, approves and sends a run of the farm; the worker has made its first call. */
async function sendRun(): Promise<number> {
  await shop.freshen()
  const drafted = await accountant('POST', '', { reason: 'test' })
  if (drafted.status !== 200) throw new Error(JSON.stringify(drafted.body))
  const { id } = drafted.body
  const { amount } = (await accountant('GET', `/${id}`)).body
  expect((await owner('POST', `${PATH}/${id}/approval`, { amount })).status).toBe(200)
  expect((await accountant('POST', `/${id}/sending`, { way: 'file' })).status).toBe(200)
  await shop.runOutbox()
  return id
}
const messagesOfReturns = async () =>
  (
    await sql(
      "select payload from outbox where topic = 'OwnerMessageAsked' and payload ->> 'what' = 'payoutReturned' order by id",
    )
  ).length
/** The same phone once more, as new requisites that the owner has confirmed. */
const confirmAgain = () => shop.giveRequisites(FARM, { ...PHONE, phone: '79160000002' })

it('pays a person by phone with the name that the bank compares, and shows it to the seller', async () => {
  await earn(FARM, 100_000)
  const id = await sendRun()
  expect(await itemIn(id)).toMatchObject({
    amount: 1_000,
    way: 'provider',
    to: { kind: 'sbp', bankName: 'Зерно Банк' },
  })
  await follow()
  expect(await itemIn(id)).toMatchObject({ state: 'paid', problem: null })
  expect((await accountant('GET', `/${id}`)).body).toMatchObject({ state: 'done', paid: 1, files: 0 })
  const there = await payoutsThere()
  expect(there).toMatchObject([{ status: 'succeeded', amount: { value: '1000.00' } }])
  expect(there[0]?.description).toMatch(/НДС не облагается\. \[[A-Z2-9]{8}\]$/)
  const headers = { authorization: `Bearer ${await shop.staff(FARM)}` }
  const { body } = await shop.call('GET', `/v1/cabinet/money?organizationId=${FARM}`, { headers })
  expect(body.payouts).toMatchObject([{ amount: 1_000, state: 'paid' }])
})

it('makes one payout when answers are lost, the provider is silent, and it answers twice', async () => {
  const before = (await payoutsThere()).length
  await earn(FARM, 110_000)
  await fail('lost-answer', 2)
  const id = await sendRun()
  expect(await itemIn(id)).toMatchObject({ state: 'sent', needsPerson: false })
  await follow()
  const timeout = AbortSignal.timeout
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(Math.min(ms, 300)))
  await fail('timeout')
  await follow()
  expect(await itemIn(id)).toMatchObject({ state: 'sent' })
  await follow()
  await follow()
  expect(await itemIn(id)).toMatchObject({ state: 'paid' })
  expect((await payoutsThere()).length).toBe(before + 1)
  expect(await balanceOf(FARM)).toBe(0)
})

it('gives the money back when the bank has another name, and pays nobody until the requisites change', async () => {
  await earn(FARM, 120_000)
  await fail('other-name')
  const id = await sendRun()
  expect(await itemIn(id)).toMatchObject({ state: 'returned', problem: 'recipient_check_failed' })
  expect(await balanceOf(FARM)).toBe(120_000)
  expect(await messagesOfReturns()).toBe(1)
  await follow()
  expect(await messagesOfReturns()).toBe(1)
  const { id: next } = (await accountant('POST', '', { reason: 'test' })).body
  expect(await itemIn(next)).toMatchObject({ amount: 0, reason: 'returned', carried: 1_200 })
  await accountant('POST', `/${next}/cancellation`)
  await confirmAgain()
  const again = await sendRun()
  await follow()
  expect(await itemIn(again)).toMatchObject({ state: 'paid', amount: 1_200 })
})

it('keeps the money on the balance without a word on requisites when the provider has no money', async () => {
  await earn(FARM, 130_000)
  const before = await messagesOfReturns()
  await fail('no-money')
  const id = await sendRun()
  expect(await itemIn(id)).toMatchObject({ state: 'failed', problem: 'insufficient_funds' })
  expect(await messagesOfReturns()).toBe(before)
  const again = await sendRun()
  await follow()
  expect(await itemIn(again)).toMatchObject({ state: 'paid', amount: 1_300 })
})

it('returns a payout that the receiver’s bank rejects after days', async () => {
  await earn(FARM, 140_000)
  await fail('slow', 3)
  const id = await sendRun()
  for (const _ of [1, 2]) await follow(DAY_MINUTES)
  expect(await itemIn(id)).toMatchObject({ state: 'sent', needsPerson: false })
  await fail('none')
  await fail('reject')
  await follow(DAY_MINUTES)
  expect(await itemIn(id)).toMatchObject({ state: 'returned', problem: 'rejected_by_payee' })
  expect(await balanceOf(FARM)).toBe(140_000)
})

it('finds the return of a paid payout in the statement of the bank by its mark, once', async () => {
  await shop.giveRequisites(FARM, PHONE)
  const id = await sendRun()
  await follow()
  const paid = await itemIn(id)
  expect(paid).toMatchObject({ state: 'paid', amount: 1_400 })
  const mark = /\[([A-Z2-9]{8})\]$/.exec((await payoutsThere()).at(-1)?.description ?? '')?.[1]
  shop.passMinutes(3 * DAY_MINUTES)
  await shop.freshen()
  const day = '28.11.2026'
  const file = [
    ...['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=Windows', `РасчСчет=${PAYER.account}`],
    ...['СекцияДокумент=Платежное поручение', 'Номер=9', `Дата=${day}`, 'Сумма=1400.00', `ДатаПоступило=${day}`],
    ...['ПлательщикСчет=30232810600000000001', 'Плательщик1=НКО ВЫПЛАТЫ', 'ПлательщикИНН=0'],
    ...[`ПолучательСчет=${PAYER.account}`, `НазначениеПлатежа=Возврат выплаты ${mark}`, 'КонецДокумента', 'КонецФайла'],
  ]
  const upload = (path: string) => {
    const form = new FormData()
    form.set('fileName', 'kl_to_1c.txt')
    form.set('files', new Blob([`${file.join('\r\n')}\r\n`]), 'kl_to_1c.txt')
    return accountant('POST', `/statements${path}`, form)
  }
  expect((await upload('/preview')).body).toMatchObject({ returned: 1, paid: 0, waiting: 0 })
  await Promise.all([upload(''), upload('')])
  expect(await itemIn(id)).toMatchObject({ state: 'returned' })
  expect(await balanceOf(FARM)).toBe(140_000)
  expect((await upload('/preview')).body).toMatchObject({ returned: 0, repeated: 1 })
})

it('holds payouts of a seller who lost the status or whose status nobody confirmed for a week, and shows both the reason', async () => {
  await sql('update npd_seller set checked_on = null')
  await shop.giveRequisites(FARM, { ...PHONE, phone: '79160000003' })
  await earn(FARM, 10_000)
  const draft = async () => {
    await shop.freshen()
    return (await accountant('POST', '', { reason: 'test' })).body.id as number
  }
  const money = async () => {
    const headers = { authorization: `Bearer ${await shop.staff(FARM, 'Vera')}` }
    return (await shop.call('GET', `/v1/cabinet/money?organizationId=${FARM}`, { headers })).body.nextPayout
  }
  const unverified = await draft()
  expect(await itemIn(unverified)).toMatchObject({ amount: 0, reason: 'selfEmployedUnverified', carried: 1_500 })
  expect(await money()).toMatchObject({ hold: 'selfEmployedUnverified' })
  await accountant('POST', `/${unverified}/cancellation`)

  await askTaxService()
  const lostLater = await draft()
  expect(await itemIn(lostLater)).toMatchObject({ amount: 1_500, state: 'due' })
  expect(await money()).toMatchObject({ hold: null })
  await owner('POST', `${PATH}/${lostLater}/approval`, { amount: 1_500 })
  shop.passMinutes(DAY_MINUTES)
  await shop.freshen()
  await askTaxService([TIN])
  await accountant('POST', `/${lostLater}/sending`, { way: 'file' })
  expect(await itemIn(lostLater)).toMatchObject({ state: 'failed', problem: 'selfEmployedLost' })
  const held = await draft()
  expect(await itemIn(held)).toMatchObject({ amount: 0, reason: 'selfEmployedLost' })
  await accountant('POST', `/${held}/cancellation`)

  // the way out: the tax service confirms the status again
  shop.passMinutes(DAY_MINUTES)
  await askTaxService()
  const again = await draft()
  expect(await itemIn(again)).toMatchObject({ amount: 1_500, state: 'due' })
  await accountant('POST', `/${again}/cancellation`)
  // or the seller has another tax system
  await sql('update npd_seller set lost_on = checked_on')
  await sql("update organization set tax_system = 'usn_income', ien = '304500116000157' where id = $1", [FARM])
  const registered = await draft()
  expect(await itemIn(registered)).toMatchObject({ amount: 1_500, reason: null })
  await accountant('POST', `/${registered}/cancellation`)
})
