import { OFFICE_ROLES, type OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { COLUMNS, type ReportColumn, type ReportName } from '@okolitsa/domain/reports/reports.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openLedgerShop } from '../../money/ledger/ledger-shop.data.ts'
import { writePromoCode } from '../../sales/loyalty/loyalty-shop.data.ts'
import { BREAD, CHEESE, farmer } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, DAY, FARM, PICKUP } from '../../testing/two-farms.data.ts'

const shop = await openLedgerShop()
const CHEESES = 2 * 645.5
const COURIER = 299
const feeOf = (roubles: number) => Math.floor(roubles * 10) / 100

let owner: Record<string, string>
const ask = (path: string, headers = owner) => shop.call('GET', `/v1/office/reports/${path}`, { headers })
const report = async (path: string) => {
  const { status, body, text } = await ask(path)
  expect(status, text).toBe(200)
  return body
}
/** Numbers of rows by key, with the names of the columns. */
const rowsOf = ({ columns, rows, total }: { columns: ReportColumn[]; rows: Row[]; total: Row['values'] }) => {
  const named = (values: Row['values']) => Object.fromEntries(columns.map((column, index) => [column, values[index]]))
  const found: Record<string, Record<string, number | null | undefined>> = { total: named(total) }
  for (const { key, values } of rows) found[key] = named(values)
  return found
}
interface Row {
  readonly key: string
  readonly values: (number | null)[]
}
/** A tenth of the cheese was spoilt; of 129,10 ₽ bonuses are given back as bonuses. */
const [SPOILT, REFUND] = [129.1, 119.1]

const ids = { early: 0, promo: 0, canceled: 0, unpaid: 0, claimed: 0, fetched: 0, late: 0, dinner: 0, tour: 0, plan: 0 }
beforeAll(async () => {
  await writePromoCode(shop, 'HUNDRED')
  // Saturday, 21 November, 11:00: the first order of Anna, for cash
  ids.early = await shop.received()
  ids.promo = await shop.paid({ as: 2_001, promoCode: 'HUNDRED' })
  ids.claimed = await shop.paid({ bonuses: 100 })
  ids.canceled = await shop.order({ as: 2_002 })
  ids.unpaid = await shop.order({ as: 2_003, paymentMethod: 'sbp' })
  ids.fetched = await shop.order({ as: 2_004, methodCode: 'pickup', tradePlaceId: PICKUP, lines: { [BREAD]: 1 } })
  ids.late = await shop.order({ as: 2_005, lines: { [BREAD]: 1 } })
  const sold = { lines: { [BREAD]: 1 } }
  ids.dinner = await shop.received({ as: 2_006, ...sold })
  ids.tour = await shop.received({ as: 2_007, ...sold })
  ids.plan = await shop.received({ as: 2_008, ...sold })
  await shop.handOver(ids.promo)
  await shop.call('PATCH', `/api/v1/orders/${ids.canceled}/cancel`, { as: 2_002, body: { reason: 'no' } })
  // the rest of the day: a job cancels what was not paid
  shop.passMinutes(12 * 60)
  await shop.runPeriodic()
  // Monday, 12:00 in Moscow: in time; at 20:20 it is late
  shop.moveClock(new Date(`${DAY}T09:00:00Z`))
  await shop.handOver(ids.claimed)
  await shop.claimSpoilt(ids.claimed, 10)
  for (const to of ['isAssembling', 'readyForIssuance', 'received'] as const)
    await shop.services.orders.move(farmer, ids.fetched, to)
  shop.moveClock(new Date(`${DAY}T17:20:00Z`))
  await shop.handOver(ids.late)
  await shop.sql(
    `insert into dinner_order (order_id, is_asap, promised_from, promised_to, first_promised_to, counted_from, road_minutes, cutlery, drop_off)
     select id, true, placed_at, placed_at + interval '1 hour', placed_at + interval '1 hour', placed_at, 10, 1, 'call'
       from shop_order where id = $1`,
    [ids.dinner],
  )
  for (const kind of ['tour', 'plan'] as const)
    await shop.sql('update shop_order set delivery_kind = $2, place = null where id = $1', [ids[kind], kind])
  await shop.sql(`insert into search_empty (phrase, region_code, day, times) values
    ('сыр козий', '77', '2026-11-22', 3), ('сыр козий', '40', '2026-11-23', 2), ('хлеб', '77', '2026-11-10', 4)`)
  // 300 g of cheese for 645,50 ₽ went bad
  await shop.sql(
    `insert into stock_movement (product_id, on_hand_delta, cause, reason, at, on_hand_after) values ($1, -300, 'write-off', 'spoiled', $2, 0)`,
    [CHEESE, `${DAY}T10:00:00Z`],
  )
  owner = await shop.office()
})

const WEEKS = 'from=2026-11-16&to=2026-11-29'

describe('turnover and fee', () => {
  it('are what a hand count of the orders that ended says, by week', async () => {
    const all = await report(`turnover?${WEEKS}`)
    const saturday = [CHEESES, CHEESES - 100, 500, 500, 500]
    const monday = [CHEESES - SPOILT, 500, 500]
    const sum = (goods: number[]) => goods.reduce((total, one) => total + one, 0)
    const fees = (goods: number[]) => sum(goods.map(feeOf))
    const rows = rowsOf(all)
    expect(rows['2026-11-16']).toMatchObject({
      orders: 5,
      turnover: sum(saturday) + 5 * COURIER,
      onTimeShare: 100,
      refundedShare: 0,
    })
    expect(rows['2026-11-16']?.fee).toBeCloseTo(fees(saturday), 2)
    // the pick-up has no delivery; one of two deliveries was late, one of three orders was paid back in part
    expect(rows['2026-11-23']).toMatchObject({ orders: 3, onTimeShare: 50, refundedShare: 33.3 })
    expect(rows['2026-11-23']?.turnover).toBeCloseTo(sum(monday) + 2 * COURIER, 2)
    expect(rows.total?.turnover).toBeCloseTo(sum([...saturday, ...monday]) + 7 * COURIER, 2)
    expect(all).toMatchObject({ isGoingOn: true, before: { from: '2026-11-02', to: '2026-11-15' } })
    expect(all.rows.map(({ key, isPartial }: Row & { isPartial: boolean }) => [key, isPartial])).toEqual([
      ['2026-11-23', true],
      ['2026-11-16', false],
    ])
    const [ledger] = await shop.sql<{ fee: number }>(
      `select -sum(amount)::int as fee from ledger_entry join ledger_line on entry_id = ledger_entry.id
        where kind = 'settlement' and account in ('platform', 'tax')`,
    )
    expect(Math.round((rows.total?.fee ?? 0) * 100)).toBe(ledger?.fee)
  })
  it('are split by trade, town and way, and filtered by the same', async () => {
    const trades = rowsOf(await report(`turnover?${WEEKS}&by=trade`))
    expect(Object.keys(trades).sort()).toEqual(['dinner', 'goods', 'plan', 'total', 'tour'])
    expect(trades).toMatchObject({ dinner: { orders: 1, turnover: 799 }, tour: { orders: 1 }, goods: { orders: 5 } })
    expect(rowsOf(await report(`turnover?${WEEKS}&by=way`)).pickup).toMatchObject({ orders: 1, turnover: 500 })
    const towns = rowsOf(await report(`turnover?${WEEKS}&by=town`))
    expect(towns).toMatchObject({ Москва: { orders: 6 }, '': { orders: 2 } })
    const filtered = await report(`turnover?${WEEKS}&trade=dinner&seller=${FARM}&town=Москва&way=courier`)
    expect(rowsOf(filtered).total).toMatchObject({ orders: 1, turnover: 799 })
    expect(filtered.sellerTitle).toEqual(expect.any(String))
  })
  it('are compared with the period before up to the same hour', async () => {
    const { before, totalBefore } = await report('turnover?from=2026-11-23&to=2026-11-24')
    expect(before).toEqual({ from: '2026-11-21', to: '2026-11-22' })
    expect(totalBefore[0]).toBe(5)
    expect((await report('turnover?from=2027-01-01&to=2027-01-31')).total).toEqual([null, null, null, null, null, null])
  })
})

describe('other reports', () => {
  it('say how promises were kept, by seller', async () => {
    const rows = rowsOf(await report(`promise?${WEEKS}`))
    expect(rows[FARM]).toEqual({ driven: 5, onTime: 4, late: 1, onTimeShare: 80 })
    expect(rows.total).toEqual(rows[FARM])
  })
  it('say what was lost, by reason and by seller', async () => {
    const rows = rowsOf(await report(`losses?${WEEKS}`))
    expect(rows).toMatchObject({
      user: { canceled: 1, canceledSum: CHEESES + COURIER, claimed: null },
      unpaid: { canceled: 1, canceledSum: CHEESES + COURIER },
      spoilt: { claimed: 1, claimSum: REFUND, canceled: null },
      refund: { refunded: 1, refundedSum: REFUND },
      'writeOff.spoiled': { writtenOff: 645.5, canceled: null },
      total: { canceled: 2, claimed: 1, claimSum: REFUND, refunded: 1, writtenOff: 645.5 },
    })
    expect(rowsOf(await report(`losses?${WEEKS}&by=seller`))[FARM]).toEqual(rows.total)
  })
  it('rank sellers', async () => {
    const { rows } = await report(`sellers?${WEEKS}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ key: String(FARM), title: expect.any(String), isPartial: false })
    expect(rowsOf(await report(`sellers?${WEEKS}`))[FARM]).toMatchObject({ orders: 8, canceledShare: 20, rating: null })
  })
  it('show which customers came back, by the month of their first order', async () => {
    const all = await report('cohorts')
    const rows = rowsOf(all)
    // Anna has two orders; the customer of the subscription has none
    expect(rows['2026-11-01']).toEqual({ customers: 6, returnedShare: 16.7 })
    const [november] = all.rows
    expect(november).toMatchObject({ key: '2026-11-01', isPartial: true })
    expect(november.months).toEqual(Array.from({ length: 11 }, () => null))
    expect(all.rows).toHaveLength(12)
  })
  it('count what was searched in vain, by phrase, region and day', async () => {
    const all = await report(`searches?${WEEKS}`)
    expect(rowsOf(all)).toEqual({ 'сыр козий': { times: 5 }, total: { times: 5 } })
    expect(all.totalBefore).toEqual([4])
    expect(rowsOf(await report(`searches?${WEEKS}&by=region`))).toMatchObject({ 77: { times: 3 }, 40: { times: 2 } })
    const days = await report(`searches?from=2026-11-22&to=2026-11-23&by=day&phrase=${encodeURIComponent('сыр козий')}`)
    expect(days.rows.map(({ key, values }: Row) => [key, values[0]])).toEqual([
      ['2026-11-23', 2],
      ['2026-11-22', 3],
    ])
  })
})

describe('the list of orders', () => {
  const listed = async (query: string) =>
    (await shop.call('GET', `/v1/office/orders?${query}`, { headers: owner })).body.items.map(
      ({ id }: { id: number }) => id,
    )
  it('has as many orders as each number of a report counts', async () => {
    let compared = 0
    for (const name of ['turnover', 'promise', 'losses'] as const) {
      const { columns, total } = await report(`${name}?${WEEKS}`)
      for (const [index, column] of (columns as ReportColumn[]).entries()) {
        const { kind, counts } = COLUMNS[column]
        if (kind !== 'count' || counts === null) continue
        expect([column, (await listed(`endedFrom=2026-11-16&endedTo=2026-11-29&counted=${counts}`)).length]).toEqual([
          column,
          total[index],
        ])
        compared += 1
      }
    }
    expect(compared).toBe(7)
  })
  it('is filtered by trade, town, way, reason and cohort', async () => {
    expect(await listed('trade=dinner&counted=sold')).toEqual([ids.dinner])
    expect((await listed('town=&counted=sold')).toSorted()).toEqual([ids.tour, ids.plan])
    expect(await listed('way=pickup')).toEqual([ids.fetched])
    expect([await listed('loss=unpaid'), await listed('loss=spoilt')]).toEqual([[ids.unpaid], [ids.claimed]])
    expect(await listed('cohort=2026-11-01&counted=second')).toEqual([ids.claimed])
    expect(await listed('cohort=2026-11-01&counted=first')).toHaveLength(6)
    expect(await listed('cohort=2026-10-01')).toEqual([])
    expect(await listed(`endedFrom=${DAY}&counted=late`)).toEqual([ids.late])
  })
  it('begins a day at midnight in Moscow', async () => {
    await shop.sql(`update shop_order set placed_at = '2026-11-20T22:00:00Z' where id = $1`, [ids.plan])
    expect(await listed('from=2026-11-21&to=2026-11-21')).toContain(ids.plan)
    expect(await listed('to=2026-11-20')).toEqual([])
  })
})

describe('a report', () => {
  it('is open to its roles only', async () => {
    const open: Record<string, ReportName[]> = {}
    for (const role of OFFICE_ROLES.filter((one) => one !== 'owner')) {
      const headers = await shop.office({ name: role, roles: [role as OfficeRole] })
      const statuses = await Promise.all(
        (['turnover', 'sellers', 'promise', 'losses', 'cohorts', 'searches'] as const).map(async (name) => ({
          name,
          status: (await ask(name, headers)).status,
        })),
      )
      open[role] = statuses.filter(({ status }) => status === 200).map(({ name }) => name)
      const closed = statuses.filter(({ status }) => status !== 200).map(({ status }) => status)
      expect([...new Set(closed)]).toEqual(role === 'analyst' ? [] : [role === 'moderator' ? 403 : 404])
    }
    expect(open).toMatchObject({ editor: ['searches'], accountant: ['turnover', 'losses'], moderator: [] })
    expect((await ask('turnover', {})).status).toBe(401)
    expect((await shop.call('GET', '/v1/office/reports/turnover', { as: ANNA })).status).toBe(401)
  })
  it('refuses wrong filters by field', async () => {
    const errorsOf = async (query: string) => {
      const { status, body } = await ask(`turnover?${query}`)
      expect([query, status]).toEqual([query, 400])
      return body.errors
    }
    expect(Object.keys(await errorsOf('by=phrase'))).toEqual(['by'])
    expect(Object.keys(await errorsOf('from=2026-11-01'))).toEqual(['to'])
    expect(Object.keys(await errorsOf('from=2025-01-01&to=2026-11-01'))).toEqual(['to'])
    expect(Object.keys(await errorsOf(`town=${'т'.repeat(81)}&seller=0&trade=slaves`)).sort()).toEqual([
      'seller',
      'town',
      'trade',
    ])
    expect((await ask('nothing')).status).toBeGreaterThanOrEqual(400)
  })
  it('is exported as it is shown', async () => {
    const { text } = await ask(`losses/export/csv?${WEEKS}`)
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('\uFEFFПричина;Отмен;Отменено, ₽;С жалобой;По жалобам, ₽;Возвратов;Вернули, ₽;Списано, ₽')
    expect(lines).toContain('Отменил покупатель;1;1590;;;;;')
    expect(lines.at(-1)).toMatch(/^Всего;2;3180;1;/)
    expect((await ask(`cohorts/export/xlsx`)).status).toBe(200)
    expect((await ask(`turnover/export/csv`, await shop.office({ roles: ['editor'] }))).status).toBe(404)
  })
})
