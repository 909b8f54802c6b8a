import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { ANNA, DAY, EGGS, FARM, OTHER_FARM, twoFarms } from '../../../testing/two-farms.data.ts'

const shop = await twoFarms()
const SELLER = await shop.staff(FARM, 'Olga')
const NEIGHBOUR = await shop.staff(OTHER_FARM, 'Ivan')

const get = async (path: string, token?: string) => {
  const reply = await shop.app.http.inject({
    method: 'GET',
    url: `/v1/cabinet/${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  })
  const isJson = String(reply.headers['content-type']).includes('json')
  return {
    status: reply.statusCode,
    body: isJson ? reply.json() : null,
    bytes: reply.rawPayload,
    headers: reply.headers,
  }
}
/** Reads the sheet of a workbook, and its texts row by row. */
function readParts(bytes: Uint8Array) {
  const parts = unzipSync(bytes)
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array())
  const shared = [...part('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)/g)].map(([, text]) => text)
  const sheet = part('xl/worksheets/sheet1.xml')
  const texts = [...sheet.matchAll(/t="s"><v>(\d+)/g)].map(([, index]) => shared[Number(index)])
  return { sheet, texts }
}
let customerId = 2_000
async function order(name: string, eggs: number, date: string): Promise<number> {
  customerId += 1
  const cartId = await shop.cart(customerId, FARM, { [EGGS]: eggs })
  const asked = { cartId, methodCode: 'courier', date, paymentMethod: 'cashondelivery' }
  const id = (await shop.checkout(customerId, asked)).body.orders[0].orderId
  await shop.sql('update shop_order set recipient_name = $2 where id = $1', [id, name])
  return id
}
const idsOf = async (query: string, token = SELLER): Promise<number[]> => {
  const { status, body } = await get(`orders?${query}`, token)
  expect(status).toBe(200)
  return body.items.map(({ id }: { id: number }) => id)
}
const found = (words: string) => idsOf(`queue=all&search=${encodeURIComponent(words)}`)

const NEXT = '2026-11-24'
let vera = 0
let anna = 0
let boris = 0
beforeAll(async () => {
  vera = await order('Вера Ильина', 4, DAY)
  anna = await order('Анна 100%_', 6, NEXT)
  boris = await order('Борис Вершинин', 5, DAY)
})

describe('a table of orders', () => {
  it('finds orders by name and by a part of the number, within the seller', async () => {
    expect(await found('вера')).toEqual([vera])
    expect((await found('Вер')).toSorted()).toEqual([vera, boris].toSorted())
    expect(await found('100%_')).toEqual([anna])
    expect(await found('Анна%')).toEqual([])
    const end = String(boris).slice(-3)
    expect(await found(end)).toEqual([boris])
    expect(await found(`№ ${String(boris).slice(0, -3)} ${end}`)).toEqual([boris])
    expect(await found(`${end}99`)).toEqual([])
    expect(await idsOf(`queue=all&search=${encodeURIComponent('Вера')}`, NEIGHBOUR)).toEqual([])
    const { body } = await get(`orders?queue=all&search=${encodeURIComponent('Вер')}`, SELLER)
    expect([body.totalItems, body.queues.new]).toEqual([2, 2])
  })

  it('filters by day and delivery method and sorts in both directions, in queues and in the history', async () => {
    for (const queue of ['new', 'all']) {
      expect((await idsOf(`queue=${queue}&date=${DAY}`)).toSorted()).toEqual([vera, boris].toSorted())
      expect(await idsOf(`queue=${queue}&way=pickup`)).toEqual([])
      expect(await idsOf(`queue=${queue}&sort=sum`)).toEqual([vera, boris, anna])
      expect(await idsOf(`queue=${queue}&sort=-sum`)).toEqual([anna, boris, vera])
      expect(await idsOf(`queue=${queue}&sort=name`)).toEqual([anna, boris, vera])
      expect(await idsOf(`queue=${queue}&sort=-day`)).toEqual([anna, ...[vera, boris].toSorted((a, b) => b - a)])
    }
    const { body } = await get(`orders?queue=all&date=${DAY}&way=courier`, SELLER)
    expect(body.totalItems).toBe(2)
    const { status, body: refused } = await get('orders?date=2026-02-30&way=horse&sort=up', SELLER)
    expect([status, Object.keys(refused.errors).toSorted()]).toEqual([400, ['date', 'sort', 'way']])
  })

  it('exports the list as displayed, for the seller only', async () => {
    const path = `orders-export/xlsx?queue=all&sort=name&date=${DAY}`
    const { status, bytes, headers } = await get(path, SELLER)
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="orders.xlsx"'])
    const { sheet, texts } = readParts(bytes)
    expect(texts).toContain('Кому')
    // the file uses the texts of the screen: an order paid on receipt awaits no payment
    expect(texts).toContain('Оплата при получении')
    expect(texts).not.toContain('Ждёт оплаты')
    expect(texts.filter((text) => text === 'Борис Вершинин' || text === 'Вера Ильина')).toEqual([
      ...['Борис Вершинин', 'Вера Ильина'],
    ])
    expect(texts).not.toContain('Анна 100%_')
    expect(texts).toContain('23.11.2026')
    expect(sheet).toContain(`<v>${boris}</v>`)

    const theirs = await get(path, NEIGHBOUR)
    expect([theirs.status, readParts(theirs.bytes).texts]).toEqual([200, expect.not.arrayContaining(['Вера Ильина'])])
    expect([(await get(path)).status, (await get(path, await shop.tokenOf(ANNA))).status]).toEqual([401, 401])
    expect((await get(`${path}&organizationId=${FARM}`, NEIGHBOUR)).status).toBe(404)
    expect((await get('orders-export/xlsx?queue=other', SELLER)).status).toBe(400)
  })
})
