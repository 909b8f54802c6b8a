import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { BREAD, BRIE, CHEESE, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { ordersToPrint } from './use-cases/orders-to-print.ts'

const shop = await openChangesShop()
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
const headersOf = (token?: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const day = (query = `organizationId=${FARM}`, token: string | undefined = OLGA) =>
  shop.call('GET', `/v1/cabinet/printing?${query}`, headersOf(token))
const paper = (query: Record<string, string | number> = {}, token: string | undefined = OLGA) => {
  const asked = new URLSearchParams({ organizationId: String(FARM), date: DAY })
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value))
  return shop.app.http.inject({ method: 'GET', url: `/v1/cabinet/printing/paper?${asked}`, ...headersOf(token) })
}
const pagesOf = (reply: Awaited<ReturnType<typeof paper>>) =>
  Number(/\/Count (\d+)/.exec(reply.rawPayload.toString('latin1'))?.[1])

describe('documents of a day', () => {
  it('prints orders in progress with first names and without phones, and empty documents without orders', async () => {
    expect((await day()).body).toEqual({ date: null, timeZone: 'Europe/Moscow', days: [], orders: [] })
    expect((await paper()).statusCode).toBe(404)
    const first = await shop.assembling({ lines: { [CHEESE]: 2, [BREAD]: 3 } })
    const second = await shop.order({ lines: { [BREAD]: 1 }, as: 2_001 })
    const { body, text } = await day()
    expect(body).toMatchObject({ date: DAY, days: [{ date: DAY, orders: 2 }] })
    expect(body.orders).toMatchObject([
      { id: first, number: String(first), deliveryStatus: 'isAssembling', productLabels: 2 },
      { id: second, deliveryStatus: 'formed', productLabels: 1 },
    ])
    const [{ name, phone } = { name: '', phone: '' }] = await shop.sql<{ name: string; phone: string }>(
      'select recipient_name as name, recipient_phone as phone from shop_order where id = $1',
      [first],
    )
    expect(name.split(' ')).toContain(body.orders[0].name)
    expect(text).not.toContain(phone)
    expect((await day(`organizationId=${FARM}&date=2026-12-01`)).body.orders).toEqual([])
  })

  it('returns PDF files of the selected orders: a page per label, 21 on a sheet, lists on A4', async () => {
    const reply = await paper()
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(reply.headers['content-disposition']).toContain(`parcels-${DAY}.pdf`)
    expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pagesOf(reply)).toBe(2)
    expect(pagesOf(await paper({ paper: 'products' }))).toBe(3)
    expect(pagesOf(await paper({ paper: 'products', sheet: 'a4', prices: 'no' }))).toBe(1)
    const [{ id } = { id: 0 }] = (await day()).body.orders
    expect(pagesOf(await paper({ orderIds: id }))).toBe(1)
    expect(pagesOf(await paper({ orderIds: `${id},${id}`, paper: 'products' }))).toBe(2)
    expect(pagesOf(await paper({ paper: 'picking' }))).toBe(1)
    expect(pagesOf(await paper({ paper: 'packing' }))).toBe(1)
    // an English document differs
    const english = await shop.app.http.inject({
      method: 'GET',
      url: `/v1/cabinet/printing/paper?organizationId=${FARM}&date=${DAY}`,
      headers: { ...headersOf(OLGA).headers, 'accept-language': 'en' },
    })
    expect(english.rawPayload.equals(reply.rawPayload)).toBe(false)
  })

  it("refuses other people, answers 404 for another seller, and omits another seller's order", async () => {
    const [{ id } = { id: 0 }] = (await day()).body.orders
    const anna = await shop.tokenOf(ANNA)
    for (const [token, status] of [
      ['', 401],
      [anna, 401],
      [IVAN, 404],
    ] as const) {
      expect((await day(`organizationId=${FARM}`, token)).status).toBe(status)
      expect((await paper({}, token)).statusCode).toBe(status)
    }
    expect((await paper({ organizationId: OTHER_FARM, orderIds: id }, IVAN)).statusCode).toBe(404)
  })

  it('names the invalid parameters', async () => {
    for (const [name, value] of [
      ['date', 'tomorrow'],
      ['paper', 'wallpaper'],
      ['sheet', 'a0'],
      ['organizationId', 'x'],
      ['orderIds', 'x'],
      ['orderIds', Array.from({ length: 301 }, (_, index) => index + 1).join(',')],
    ] as const) {
      const reply = await paper({ [name]: value })
      expect([reply.statusCode, Object.keys(reply.json().errors)[0]?.split('.')[0]]).toEqual([400, name])
    }
  })
})

describe('the lot of products on their label', () => {
  const scope = { kind: 'seller', organizationIds: [FARM] } as const
  const arrive = (number: string, amount: number, bestBefore: string) =>
    shop.call('POST', '/v1/cabinet/stock/moves', {
      ...headersOf(OLGA),
      body: {
        moves: [
          {
            press: randomUUID(),
            productId: BRIE,
            kind: 'arrival',
            amount,
            lot: { number, madeOn: '2026-11-01', bestBefore },
          },
        ],
      },
    })
  async function lotOf(id: number) {
    const [order] = await shop.write((tx) =>
      ordersToPrint({ executor: tx, stock: shop.services.stock }, scope, {
        organizationId: FARM,
        date: DAY,
        orderIds: [id],
        most: 1,
      }),
    )
    const line = order?.lines.find((one) => one.product_id === BRIE)
    return [line?.lot_numbers, line?.made_on, line?.best_before]
  }

  it('prints the shipped lot, and before shipping only a lot that is certain', async () => {
    const id = await shop.assembling({ lines: { [BRIE]: 1 } })
    expect(await lotOf(id)).toEqual([null, null, null])
    await arrive('early', 1, '2027-09-01')
    expect(await lotOf(id)).toEqual(['early', '2026-11-01', '2027-09-01'])
    // with another order it is unknown which of them leaves first
    const second = await shop.order({ lines: { [BRIE]: 1 }, as: 2_003 })
    expect(await lotOf(id)).toEqual([null, null, null])
    await arrive('late', 5, '2027-10-01')
    expect(await lotOf(id)).toEqual([null, null, null])
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    expect(await lotOf(id)).toEqual(['early', '2026-11-01', '2027-09-01'])
    // the remaining stock is sufficient and of one lot
    expect(await lotOf(second)).toEqual(['late', '2026-11-01', '2027-10-01'])
    await shop.sql("update stock_lot set recalled_at = shop_now(), recall_text = 'x' where number = 'late'")
    expect(await lotOf(second)).toEqual([null, null, null])
  })
})
