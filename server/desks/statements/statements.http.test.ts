import type { Balance, OrderSum, Statement } from '@okolitsa/contracts/statements/statements.ts'
import { kopecksOf } from '@okolitsa/domain/money/roubles.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { writePromoCode } from '../../sales/loyalty/loyalty-shop.data.ts'
import { BREAD } from '../../sales/orders/changes-shop.data.ts'
import { pagesOfPdf } from '../../testing/pdf.data.ts'
import { FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { payOut } from '../payouts/pay-out.data.ts'

const shop = await openLedgerShop()
/** Two cheeses for 1 291 ₽ and 299 ₽ for the courier. */
const CHEESES = 1_291
const COURIER = 299
const SHARE = CHEESES - 129.1 + COURIER
const MONTH = 'from=2026-11-01&to=2026-11-30'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
let owner: Record<string, string>
const get = (path: string, headers = owner) => shop.call('GET', `/v1/cabinet/${path}`, { headers })
const ok = async <T>(path: string): Promise<T> => {
  const { status, body, text } = await get(path)
  expect(status, text).toBe(200)
  return body as T
}
const money = (path = '') => `money${path}${path.includes('?') ? '&' : '?'}organizationId=${FARM}`
const balance = () => ok<Balance>(money())
const statement = (query = MONTH) => ok<Statement>(money(`/statement?${query}`))
const sum = (id: number) => ok<OrderSum>(`orders/${id}/sum`)
const effects = ({ lines }: OrderSum) => lines.map(({ kind, effect, about }) => [kind, effect, about])

const ids = { paid: 0, promo: 0, cash: 0, underWay: 0 }
beforeAll(async () => {
  owner = bearer(await shop.staff(FARM))
  await writePromoCode(shop, 'HUNDRED')
  ids.paid = await shop.paid({ bonuses: 100 })
  ids.promo = await shop.paid({ as: 2_001, promoCode: 'HUNDRED' })
  ids.cash = await shop.order({ as: 2_002, lines: { [BREAD]: 1 } })
  ids.underWay = await shop.order({ as: 2_003, lines: { [BREAD]: 1 } })
})

describe('the money of a seller', () => {
  it('is none before the first order is handed over', async () => {
    expect(await balance()).toMatchObject({
      ...{ balance: 0, payable: 0, waiting: 0, debt: 0, waits: [], payouts: [], underWay: { orders: 4 } },
      since: { at: null, opening: 0, totals: [], corrections: [] },
    })
    expect(await statement()).toMatchObject({ opening: 0, closing: 0, totals: [], lines: [], next: null })
    const expected = await sum(ids.underWay)
    expect(expected).toMatchObject({ isExpected: true, percent: 10, total: 500 - 50 + COURIER, waiting: null })
  })

  it('waits for the time for claims, while the fee of a cash order is a debt at once', async () => {
    for (const id of [ids.paid, ids.promo, ids.cash]) await shop.handOver(id)
    const promoShare = 0.9 * (CHEESES - 100) + COURIER
    const shown = await balance()
    expect(shown.waiting).toBeCloseTo(SHARE + promoShare, 2)
    expect(shown).toMatchObject({ payable: 0, debt: 50, waits: [{ reason: 'claimTime', orders: 2 }] })
    expect(shown.balance).toBeCloseTo(shown.payable + shown.waiting - shown.debt, 2)
    expect(shown.nextPayout).toMatchObject({ date: '2026-11-25', minimum: 500 })
    expect(shown.waitingOrders.map(({ orderId }) => orderId)).toEqual([ids.paid, ids.promo])

    expect(effects(await sum(ids.paid))).toEqual([
      ['goods', CHEESES, 0],
      ['bonuses', 0, 100],
      ['ownDelivery', COURIER, 0],
      ['fee', -129.1, CHEESES],
    ])
    expect(effects(await sum(ids.promo))).toEqual([
      ['goods', CHEESES, 0],
      ['ownPromo', -100, 0],
      ['ownDelivery', COURIER, 0],
      ['fee', -119.1, CHEESES - 100],
    ])
    expect(await sum(ids.cash)).toMatchObject({ isExpected: false, total: -50, waiting: null })
  })

  it('is payable after the time for claims, is paid out, and a later refund becomes a debt', async () => {
    shop.passMinutes(3 * 24 * 60 + 1)
    // a session of the cabinet has ended by then
    owner = bearer(await shop.staff(FARM, 'Vera'))
    const before = await balance()
    expect(before).toMatchObject({ waiting: 0, debt: 0, waits: [] })
    await payOut(shop, FARM)
    expect(await balance()).toMatchObject({ balance: 0, payouts: [{ amount: before.payable }], since: { opening: 0 } })

    shop.passMinutes(1)
    // as an appeal decided after the payout
    const move = (days: number) =>
      shop.sql('update shop_order set finished_at = finished_at + make_interval(days => $2) where id = $1', [
        ids.paid,
        days,
      ])
    await move(3)
    await shop.claimSpoilt(ids.paid, 10)
    await move(-3)
    const after = await balance()
    expect(after.debt).toBeCloseTo(0.9 * 129.1, 2)
    expect(after.since.corrections).toMatchObject([{ kind: 'correction', cause: 'claim', orderId: ids.paid }])
    expect(effects(await sum(ids.paid))).toContainEqual(['spoilt', 0, expect.any(Number)])
  })

  it('adds up in the statement of the month, and agrees with the numbers of the seller', async () => {
    const shown = await statement()
    expect(shown.totals.map(({ kind, count }) => [kind, count])).toEqual([
      ['sale', 2],
      ['cashSale', 1],
      ['correction', 1],
      ['payout', 1],
    ])
    const kopecksIn = (rows: readonly { readonly amount: number }[]) =>
      rows.reduce((all, { amount }) => all + kopecksOf(amount), 0)
    expect(kopecksOf(shown.opening) + kopecksIn(shown.totals)).toBe(kopecksOf(shown.closing))
    expect(kopecksIn(shown.lines)).toBe(kopecksIn(shown.totals))
    expect(shown.closing).toBe((await balance()).balance)
    const [ledger] = await shop.sql<{ sum: number }>(
      `select -sum(amount)::int as sum from ledger_line where account = 'seller' and owner = $1`,
      [String(FARM)],
    )
    expect(kopecksOf(shown.closing)).toBe(ledger?.sum)
    // the numbers are before the fee, with corrections on the day of the order
    const sales = shown.totals.reduce((all, { kind, goods, delivery }) => {
      return kind === 'payout' ? all : all + kopecksOf(goods) + kopecksOf(delivery)
    }, 0)
    const numbers = await ok<{ total: { sum: number } }>(`numbers?organizationId=${FARM}&${MONTH}`)
    expect(sales).toBe(kopecksOf(numbers.total.sum))
  })

  it('is written to files with the same sums, and each line names its order', async () => {
    const shown = await statement()
    const csv = await get(money(`/statement/csv?${MONTH}`))
    const rows = csv.text
      .trim()
      .split('\r\n')
      .map((row: string) => row.split(';'))
    expect([csv.status, rows.length]).toEqual([200, shown.lines.length + 3])
    expect(rows.at(-1)?.at(-1)).toBe(String(shown.closing).replace('.', ','))
    expect(rows.slice(2, -1).map((row: string[]) => row[2])).toEqual(
      shown.lines.toReversed().map(({ number }) => number ?? ''),
    )
    expect((await get(money(`/statement/xlsx?${MONTH}`))).status).toBe(200)
    const pdf = await shop.app.http.inject({
      method: 'GET',
      url: `/v1/cabinet/${money(`/statement/pdf?${MONTH}`)}`,
      headers: owner,
    })
    const [page = ''] = pagesOfPdf(pdf.rawPayload)
    expect(page).toContain(`№\u00A0${ids.promo}`)
  })

  it('refuses wrong periods with messages of their fields', async () => {
    for (const query of [
      'from=2026-11-02&to=2026-11-01',
      'from=2025-01-01&to=2026-11-01',
      'from=2026-11-01',
      'after=x',
    ]) {
      const { status, body } = await get(money(`/statement?${query}`))
      expect([query, status, Object.values(body.errors).every((text) => /[а-я]/.test(String(text)))]).toEqual([
        query,
        400,
        true,
      ])
    }
  })
})

describe('access', () => {
  const paths = () => [
    money(),
    money('/statement'),
    money('/statement/csv'),
    money('/statement/pdf'),
    `orders/${ids.paid}/sum`,
  ]

  it('shows money to owner and accountant, none to a picker and a courier, and not that of another seller', async () => {
    const as = async (role: 'accountant' | 'picker' | 'courier') => bearer(await shop.staff(FARM, role, role))
    const [accountant, picker, courier] = [await as('accountant'), await as('picker'), await as('courier')]
    const stranger = bearer(await shop.staff(OTHER_FARM, 'Ivan'))
    for (const path of paths()) {
      const statuses = []
      for (const headers of [accountant, picker, courier, stranger, {}])
        statuses.push((await get(path, headers as Record<string, string>)).status)
      expect([path, ...statuses]).toEqual([path, 200, 403, 403, 404, 401])
    }
  })

  it('shows the same numbers to the accountant of the office, and both sides of every entry', async () => {
    const accountant = await shop.office({ roles: ['accountant'] })
    const office = (path: string, headers = accountant) => shop.call('GET', `/v1/office/${path}`, { headers })
    expect((await office(`sellers/${FARM}/money`)).body).toEqual(await balance())
    expect((await office(`sellers/${FARM}/money/statement?${MONTH}`)).body).toEqual(await statement())
    expect((await office(`orders/${ids.paid}/sum`)).body).toEqual(await sum(ids.paid))
    expect((await office('sellers/999999/money')).status).toBe(404)
    expect((await office('orders/999999/sum')).status).toBe(404)

    const { body } = await office(`ledger?order=${ids.paid}`)
    expect(body.items.length).toBeGreaterThan(3)
    for (const { lines } of body.items) {
      const side = (name: 'debit' | 'credit') =>
        lines.reduce((all: number, line: Record<'debit' | 'credit', number>) => all + kopecksOf(line[name]), 0)
      expect(side('debit')).toBe(side('credit'))
    }
    const ofSeller = await office(`ledger?seller=${FARM}`)
    expect(ofSeller.body.sellerTitle).toEqual(expect.any(String))
    expect(ofSeller.body.items.map(({ orderId }: { orderId: number }) => orderId)).toContain(ids.paid)
    const support = await shop.office({ roles: ['support'] })
    for (const path of [`sellers/${FARM}/money`, 'ledger', `orders/${ids.paid}/sum`])
      expect([path, (await office(path, support)).status, (await office(path, {})).status]).toEqual([path, 403, 401])
  })
})
