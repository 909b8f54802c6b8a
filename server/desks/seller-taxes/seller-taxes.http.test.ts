import type { SellerTaxes } from '@okolitsa/contracts/seller-taxes/seller-taxes.endpoints.ts'
import type { Statement } from '@okolitsa/contracts/statements/statements.ts'
import { kopecksOf } from '@okolitsa/domain/money/roubles.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { importContracts } from '../../publishing/seller-contract/module.ts'
import { BREAD } from '../../sales/orders/changes-shop.data.ts'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { accountOf } from '../payouts/payouts-shop.data.ts'

const shop = await openLedgerShop()
const TIN = '500100732259'
const PATH = `/v1/cabinet/sellers/${FARM}/taxes`
/** Two cheeses for 1 291 ₽ and 299 ₽ for the courier. */
const GROSS = 1_590
const LINK = `https://lknpd.nalog.ru/api/v1/receipt/${TIN}/200abc/print`
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
let owner: Record<string, string>
const call = (method: 'GET' | 'POST' | 'PATCH', path = '', body?: object, headers = owner) =>
  shop.call(method, PATH + path, { headers, ...(body && { body }) })
const read = async (): Promise<SellerTaxes> => {
  const { status, body, text } = await call('GET')
  expect(status, text).toBe(200)
  return body
}
const incomes = async () => (await read()).npd?.incomes.map(({ orderId, amount, state }) => [orderId, amount, state])
const partner = (payload: object) => shop.bank.inject({ method: 'POST', url: '/npd-partner/control', payload })
const receipts = async (): Promise<{ total: number; isCanceled: boolean }[]> =>
  (await shop.bank.inject('/npd-partner/receipts')).json().items
const live = async () => (await receipts()).filter(({ isCanceled }) => !isCanceled).map(({ total }) => total)
const plan = () => shop.runPeriodic('plan-npd-incomes')
const register = () => shop.runPeriodic('register-npd-incomes')
/** Runs of several nodes at once. */
const everywhere = (task: () => Promise<void>) => Promise.all([task(), task(), task(), task()])
const messages = () =>
  shop.sql<{ what: string }>(
    `select distinct payload ->> 'what' as what from outbox where topic = 'OwnerMessageAsked' and payload ->> 'what' like 'npd%' order by 1`,
  )

beforeAll(async () => {
  owner = bearer(await shop.staff(FARM))
})
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

it('sums the whole price by month, with a refund on its own day, as the statement does', async () => {
  const paid = await shop.paid({ bonuses: 100 })
  const cash = await shop.order({ as: 2_001, lines: { [BREAD]: 1 } })
  for (const id of [paid, cash]) await shop.handOver(id)
  await shop.claimSpoilt(paid, 10)
  const { months, total, npd } = await read()
  expect(npd).toBeNull()
  expect(months).toEqual([{ month: '2026-11', ...total }])
  expect(total).toMatchObject({ sold: GROSS + 500 + 299, returned: 129.1, taken: 799, paidOut: 0 })
  const { body } = await shop.call('GET', `/v1/cabinet/money/statement?organizationId=${FARM}`, { headers: owner })
  const all = (body as Statement).totals.reduce(
    (sum, { goods, delivery }) => sum + kopecksOf(goods) + kopecksOf(delivery),
    0,
  )
  expect(kopecksOf(total.income)).toBe(all)
  const file = await shop.app.http.inject({ method: 'GET', url: `${PATH}/xlsx`, headers: owner })
  expect([file.statusCode, file.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
  expect((await call('GET', '?year=1999')).body.errors.year).toMatch(/[а-я]/)
})

it('asks for own receipts until the seller allows the market, and takes links of the tax service only', async () => {
  shop.passMinutes(1)
  await shop.sql(`update organization set tax_system = 'npd', ien = '', tin = $2 where id = $1`, [FARM, TIN])
  await plan()
  // orders of earlier need no receipt
  expect(await incomes()).toEqual([])
  const id = await shop.paid({ as: 2_002 })
  await shop.handOver(id)
  await everywhere(plan)
  expect(await incomes()).toEqual([[id, GROSS, 'asked']])
  expect(await messages()).toEqual([{ what: 'npdReceipts' }])
  const incomeId = (await read()).npd?.incomes[0]?.id
  const wrong = await call('PATCH', `/npd/${incomeId}`, { link: 'https://evil.test/nalog.ru' })
  expect([wrong.status, wrong.body.errors.link]).toEqual([400, expect.stringMatching(/[а-я]/)])
  expect((await call('PATCH', '/npd/999999', { link: LINK })).status).toBe(404)
  expect((await call('PATCH', `/npd/${incomeId}`, { link: LINK })).body.npd).toMatchObject({
    asked: 0,
    incomes: [{ state: 'given', link: LINK }],
  })
})

it('registers an income once, also when nodes meet and an answer is lost, and a refund replaces the receipt', async () => {
  await partner({ undecided: [TIN] })
  expect((await call('POST', '/npd', {})).body.npd.binding).toBe('waiting')
  await partner({ losesAnswer: true })
  await shop.runPeriodic('follow-npd-bindings')
  await partner({})
  await shop.runPeriodic('follow-npd-bindings')
  expect((await read()).npd?.binding).toBe('bound')

  const id = await shop.paid()
  await shop.handOver(id)
  await everywhere(plan)
  await partner({ losesAnswer: true })
  await everywhere(register)
  shop.passMinutes(5)
  await everywhere(register)
  expect(await live()).toEqual([GROSS * 100])
  expect((await incomes())?.[0]).toEqual([id, GROSS, 'registered'])

  // a settlement and a refund while nodes plan and register
  const other = await shop.paid({ as: 2_003 })
  await Promise.all([shop.handOver(other), shop.claimSpoilt(id, 50), everywhere(plan), everywhere(register)])
  for (let turn = 0; turn < 3; turn += 1) {
    await everywhere(plan)
    await everywhere(register)
  }
  expect((await live()).sort()).toEqual([GROSS * 100, GROSS * 100 - 64_550].sort())
  expect(await receipts()).toHaveLength(3)
})

it('goes back to own receipts when the seller withdraws the permission', async () => {
  await partner({ unbound: [TIN] })
  const id = await shop.paid({ as: 2_004 })
  await shop.handOver(id)
  await plan()
  await register()
  expect((await incomes())?.[0]).toEqual([id, GROSS, 'asked'])
  expect((await read()).npd).toMatchObject({ binding: 'none', asked: 1 })
  await partner({})
})

it('asks about the status twice a minute at most over all nodes, and notifies a seller who has lost it once', async () => {
  const check = () => shop.runPeriodic('check-npd-statuses')
  const lose = (gone: string[]) => shop.bank.inject({ method: 'POST', url: '/npd/control', payload: { gone } })
  await lose([TIN])
  await everywhere(check)
  expect((await read()).npd?.lostOn).toBe('2026-11-21')
  const money = async () =>
    (await shop.call('GET', `/v1/cabinet/money?organizationId=${FARM}`, { headers: owner })).body.nextPayout
  expect(await money()).toMatchObject({ hold: 'requisites' })
  const requisites = [{ organizationId: FARM, requisites: accountOf(25) }]
  await shop.database.inTransaction((tx) => importContracts(tx, { version: 1, at: shop.now(), requisites }))
  expect(await money()).toMatchObject({ hold: 'selfEmployedLost' })
  const list = await shop.call('GET', '/v1/office/sellers?npd=lost', { headers: await shop.office() })
  expect(list.body.items.map(({ id }: { id: number }) => id)).toEqual([FARM])
  shop.passMinutes(24 * 60)
  await everywhere(check)
  owner = bearer(await shop.staff(FARM, 'Vera'))
  expect((await messages()).map(({ what }) => what)).toEqual(['npdLost', 'npdReceipts'])
  const sent = await shop.sql(`select from outbox where topic = 'OwnerMessageAsked' and payload ->> 'what' = 'npdLost'`)
  expect(sent).toHaveLength(1)
  await lose([])
  const { npd } = shop.services.registration
  shop.passMinutes(2)
  const asked = await Promise.allSettled(
    ['1', '2', '3', '4'].map((last) => npd?.isPayer(`50010073225${last}`, '2026-11-25')),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  shop.passMinutes(2)
  await npd?.isPayer(TIN, '2026-11-25')
  await lose([TIN])
  // an answer is kept for a day, whichever node asked
  expect(await npd?.isPayer(TIN, '2026-11-25')).toBe(true)
})

it('shows taxes to owner and accountant, and nothing to others', async () => {
  const [accountant, picker] = [await shop.staff(FARM, 'A', 'accountant'), await shop.staff(FARM, 'P', 'picker')]
  const stranger = await shop.staff(OTHER_FARM, 'Ivan')
  for (const path of ['', '/xlsx'])
    expect(
      await Promise.all(
        [bearer(accountant), bearer(picker), bearer(stranger), {}].map(
          async (headers) => (await call('GET', path, undefined, headers as Record<string, string>)).status,
        ),
      ),
    ).toEqual([200, 403, 404, 401])
  expect((await call('POST', '/npd', {}, bearer(accountant))).body.code).toBe('OWNERS_ONLY')
  for (const [method, path, body] of [
    ['POST', '/npd', {}],
    ['PATCH', '/npd/1', { link: LINK }],
  ] as const)
    expect([
      (await call(method, path, body, bearer(stranger))).status,
      (await call(method, path, body, bearer(picker))).status,
      (await call(method, path, body, {} as Record<string, string>)).status,
    ]).toEqual([404, 403, 401])
})
