import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { BREAD, CHEESE, CURD, farmer, openChangesShop } from '../../sales/orders/changes-shop.data.ts'
import { AUTHOR } from '../../testing/supply.data.ts'
import { ANNA, DAY, FARM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'

const shop = await openChangesShop()
/** Signs in a staff member of the farm with a role. */
async function inRole(role: 'picker' | 'accountant'): Promise<string> {
  const bankSubject = randomUUID()
  const person = { name: role, bankSubject, role, organizationId: FARM } as const
  await shop.write((tx, { sellers }) => sellers.addStaff(tx, AUTHOR, [person]))
  const url = `/v1/auth/by-external-token?externalToken=${bankSubject}`
  return (await shop.call('POST', url)).body.token
}
const [PETR, RITA] = [await inRole('picker'), await inRole('accountant')]
const OLGA = await shop.staff(FARM)
const IVAN = await shop.staff(OTHER_FARM, 'Ivan')
afterAll(async () => expect(await integrityProblemsOf(shop)).toEqual([]))

// products marked as missing by one test are in stock again for the next
beforeEach(async () => {
  const bread = { organizationId: FARM, productId: BREAD }
  await shop.write((tx, { products }) => products.setStock(tx, AUTHOR, bread, { kind: 'unlimited' }))
  await shop.sql('delete from shelf_emptying')
})

const headersOf = (token?: string) => ({ headers: token ? { authorization: `Bearer ${token}` } : {} })
const picking = (token = PETR, query = '') => shop.call('GET', `/v1/cabinet/picking${query}`, headersOf(token))
interface Mark {
  readonly lineId: number
  readonly amount: number
  readonly version: number
  readonly isShort?: boolean
}
const mark = (marks: readonly Mark[], token = PETR) =>
  shop.call('POST', '/v1/cabinet/picking/marks', { ...headersOf(token), body: { marks } })
const outcomesOf = ({ body }: Awaited<ReturnType<typeof mark>>) => body.items.map(({ fate }: { fate: string }) => fate)
const ofDay = async (orderId: number) => {
  const { body } = await picking(PETR, `?date=${DAY}`)
  return body.orders.find(({ id }: { id: number }) => id === orderId)
}
const lineIn = async (orderId: number, productId = BREAD) =>
  (await ofDay(orderId)).lines.find((line: { productId: number }) => line.productId === productId)

describe('orders to pick', () => {
  it('sums products over the orders and lists the orders, without phones and with waiting ones', async () => {
    expect((await picking()).body).toEqual({
      date: null,
      timeZone: 'Europe/Moscow',
      days: [],
      toStart: [],
      gathering: 0,
      orders: [],
      products: [],
    })
    const first = await shop.assembling({ lines: { [CHEESE]: 2, [BREAD]: 3 }, rule: 'same_category' })
    const second = await shop.assembling({ lines: { [BREAD]: 4 }, as: 2_001 })
    const waiting = await shop.order({ lines: { [BREAD]: 9 }, as: 2_002 })

    const { body, text } = await picking()
    expect(body).toMatchObject({
      date: DAY,
      days: [{ date: DAY, gathering: 2, waiting: 1 }],
      toStart: [waiting],
      gathering: 2,
      products: [
        { id: BREAD, title: 'Bread', orders: 2, need: 7, picked: 0, isWeight: false },
        { id: CHEESE, title: 'Cheese', orders: 1, need: 600, picked: 0, isWeight: true, unit: 'г' },
      ],
    })
    expect(body.orders.map(({ id }: { id: number }) => id)).toEqual([first, second])
    expect(body.orders[0].lines).toMatchObject([
      { productId: CHEESE, need: 600, isWeighed: false, version: 0, substitution: 'same_category', sum: 1291 },
      { productId: BREAD, need: 3, picked: 0, finalPrice: 500 },
    ])
    const [{ phone } = { phone: '' }] = await shop.sql<{ phone: string }>(
      'select recipient_phone as phone from shop_order where id = $1',
      [first],
    )
    expect(phone).toMatch(/^7\d{10}$/)
    expect(text).not.toContain(phone)
    expect((await picking(PETR, '?date=2026-12-01')).body).toMatchObject({
      date: '2026-12-01',
      orders: [],
      toStart: [],
    })
  })

  it('updates the list after changes of the order: weighed, removed, replaced', async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 2, [BREAD]: 3 }, as: 2_003, rule: 'same_farm' })
    const [cheese, bread] = [await lineIn(id, CHEESE), await lineIn(id)]
    await shop.change(id, { kind: 'weigh', lines: [{ lineId: bread.id, picked: 2 }], isAboveCharged: false })
    expect(await lineIn(id)).toMatchObject({ need: 2, picked: 0 })
    await shop.change(id, { kind: 'weigh', lines: [{ lineId: cheese.id, picked: 571 }], isAboveCharged: false })
    expect(await lineIn(id, CHEESE)).toMatchObject({ need: 600, picked: 571, isWeighed: true })
    await shop.change(id, { kind: 'replace', lineId: cheese.id, productId: CURD, quantity: 2 })
    expect(await lineIn(id, CHEESE)).toBeUndefined()
    expect(await lineIn(id, CURD)).toMatchObject({ need: 600, isWeighed: false, replaces: cheese.id })
  })
})

describe('marks', () => {
  it('stores marks by line without changing the order, and counts a repeat once', async () => {
    const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_004 })
    const { id: lineId } = await lineIn(id)
    const marking = { lineId, amount: 2, version: 0 }
    expect((await mark([marking])).body.items).toEqual([
      { lineId, amount: 2, isShort: false, version: 1, fate: 'marked' },
    ])
    // a repeat after a lost answer
    expect((await mark([marking])).body.items).toMatchObject([{ amount: 2, version: 1, fate: 'marked' }])
    expect(await lineIn(id)).toMatchObject({ picked: 2, need: 3, version: 1 })
    expect(outcomesOf(await mark([{ ...marking, version: 1, isShort: true }]))).toEqual(['marked'])
    expect(await lineIn(id)).toMatchObject({ picked: 2, isShort: true, version: 2 })
    // the whole amount was found later
    expect((await mark([{ lineId, amount: 3, version: 2, isShort: true }])).body.items[0].isShort).toBe(false)
    expect((await shop.read(id, 2_004)).lines[0].pickedAmount).toBeNull()
  })

  it("loses no mark of concurrent pickers, and returns the other's mark to one of them", async () => {
    const ids = await Promise.all([2_005, 2_006, 2_007].map((as) => shop.assembling({ lines: { [BREAD]: 5 }, as })))
    const lines: number[] = []
    for (const id of ids) lines.push((await lineIn(id)).id)
    const all = (amount: number) => lines.map((lineId) => ({ lineId, amount, version: 0 }))
    // different marks of the same lines, in opposite orders, many times
    const answers = await Promise.all(
      [1, 2, 3, 4].map((amount) =>
        mark(amount % 2 === 0 ? all(amount) : all(amount).reverse(), amount > 2 ? OLGA : PETR),
      ),
    )
    for (const lineId of lines) {
      const markedItems = answers.map(({ body }) =>
        body.items.find((item: { lineId: number }) => item.lineId === lineId),
      )
      const won = markedItems.filter(({ fate }) => fate === 'marked')
      expect(won).toHaveLength(1)
      expect(markedItems.filter(({ fate }) => fate === 'stale')).toHaveLength(3)
      // the later picker got the present mark
      for (const one of markedItems) expect(one).toMatchObject({ amount: won[0].amount, version: 1 })
    }
    // concurrent marks of different lines are all stored
    const [one = 0, two = 0] = lines
    const both = await Promise.all([
      mark([{ lineId: one, amount: 5, version: 1 }]),
      mark([{ lineId: two, amount: 5, version: 1 }], OLGA),
    ])
    expect(both.flatMap(outcomesOf)).toEqual(['marked', 'marked'])
  })

  it('refuses marks for products sold by weight, above the ordered amount, and after shipping', async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 1, [BREAD]: 2 }, as: 2_008 })
    const [cheese, bread] = [await lineIn(id, CHEESE), await lineIn(id)]
    const answer = await mark([
      { lineId: cheese.id, amount: 1, version: 0 },
      { lineId: bread.id, amount: 3, version: 0 },
    ])
    expect(outcomesOf(answer)).toEqual(['closed', 'closed'])
    expect(outcomesOf(await mark([{ lineId: bread.id, amount: 1, version: 7 }]))).toEqual(['stale'])
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    expect(outcomesOf(await mark([{ lineId: bread.id, amount: 1, version: 0 }]))).toEqual(['closed'])
    expect(await ofDay(id)).toBeUndefined()
  })
})

describe('moving several orders in one call', () => {
  const step = (orderIds: readonly number[], body: object = {}, token = PETR) =>
    shop.call('POST', '/v1/cabinet/picking/steps', { ...headersOf(token), body: { orderIds, step: 'start', ...body } })
  const outcomesIn = ({ body }: Awaited<ReturnType<typeof step>>) =>
    body.items.map(({ fate, date }: { fate: string; date: string | null }) => (date ? [fate, date] : fate))
  const stateOf = async (id: number, as: number) => (await shop.read(id, as)).deliveryStatus

  it('starts and ships several orders once, with a separate result for each', async () => {
    const brought = await shop.order({ lines: { [BREAD]: 3 }, as: 2_010 })
    const fetched = await shop.order({ lines: { [BREAD]: 3 }, as: 2_011, methodCode: 'pickup', tradePlaceId: 1 })
    const unpaid = await shop.order({ lines: { [BREAD]: 3 }, as: 2_012, paymentMethod: 'sbp' })
    const all = [brought, fetched, unpaid]
    // the call arrives twice, concurrently
    const twice = await Promise.all([step(all), step([...all, brought])])
    const outcomesOfOrder = (index: number) => twice.map((answer) => outcomesIn(answer)[index]).sort()
    expect([outcomesOfOrder(0), outcomesOfOrder(1)]).toEqual([
      ['already', 'moved'],
      ['already', 'moved'],
    ])
    expect(outcomesOfOrder(2)).toEqual(['refused', 'refused'])
    const steps = await shop.sql('select from order_transition where order_id = $1 and to_state = $2', [
      brought,
      'isAssembling',
    ])
    expect(steps).toHaveLength(1)

    // before the day: the courier's order needs a confirmation, and pick-up orders may be ready early
    expect(outcomesIn(await step([brought, fetched], { step: 'send' }))).toEqual([['early', DAY], 'moved'])
    expect(await stateOf(brought, 2_010)).toBe('isAssembling')
    expect(outcomesIn(await step([brought, fetched], { step: 'send', isEarlyMeant: true }))).toEqual([
      'moved',
      'already',
    ])
    expect([await stateOf(brought, 2_010), await stateOf(fetched, 2_011)]).toEqual(['onTheRoad', 'readyForIssuance'])
  })
  it('does not move orders with unweighed products', async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 1, [BREAD]: 1 }, as: 2_020 })
    const ready = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_021 })
    expect(outcomesIn(await step([id, ready], { step: 'send', isEarlyMeant: true }))).toEqual(['unweighed', 'moved'])
    const { id: lineId } = await lineIn(id, CHEESE)
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 290 }], isAboveCharged: false })
    expect(outcomesIn(await step([id], { step: 'send', isEarlyMeant: true }))).toEqual(['moved'])
  })
  it("does not move orders that wait for the customer's answer, and refuses other sellers", async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 2 }, as: 2_013 })
    const { id: lineId } = await lineIn(id, CHEESE)
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 640 }], isAboveCharged: true })
    expect(await ofDay(id)).toMatchObject({ awaitsAnswer: true })
    expect(outcomesIn(await step([id], { step: 'send', isEarlyMeant: true }))).toEqual(['awaitsAnswer'])
    for (const [token, status] of [
      ['', 401],
      [RITA, 403],
      [IVAN, 404],
    ] as const)
      expect((await step([id], {}, token)).status).toBe(status)
    // with an order of another seller none is moved
    const own = await shop.order({ lines: { [BREAD]: 3 }, as: 2_014 })
    expect((await step([own, 999_999])).status).toBe(404)
    expect(await stateOf(own, 2_014)).toBe('formed')
    for (const wrong of [{ orderIds: [] }, { step: 'fly' }, { orderIds: Array.from({ length: 101 }, (_, i) => i + 1) }])
      expect((await step([own], wrong)).status).toBe(400)
  })
})

const photo = await sharp({ create: { width: 180, height: 120, channels: 3, background: '#3a3' } })
  .withExif({ IFD0: { Artist: 'who' } })
  .jpeg()
  .toBuffer()

describe('photos of parcels', () => {
  const send = async (orderId: number, files: readonly Buffer[], token = PETR) => {
    const parts = files.flatMap((file, index) => [
      Buffer.from(`--edge\r\ncontent-disposition: form-data; name="files"; filename="${index}.jpg"\r\n\r\n`),
      file,
      Buffer.from('\r\n'),
    ])
    const { headers } = headersOf(token)
    return shop.call('POST', `/v1/cabinet/orders/${orderId}/photos`, {
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=edge' },
      body: Buffer.concat([...parts, Buffer.from('--edge--\r\n')]),
    })
  }
  it('shows photos of a parcel to the customer and the seller, without metadata, three at most', async () => {
    const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_015 })
    const added = await send(id, [photo, photo])
    expect([added.status, added.body.order.parcelPhotoIds.length]).toEqual([201, 2])
    const [photoId] = (await shop.read(id, 2_015)).parcelPhotoIds
    const seen = await shop.raw('GET', `/api/v1/orders/${id}/photos/${photoId}`, 2_015)
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await sharp(seen.rawPayload).metadata()).exif).toBeUndefined()
    const ofSeller = (token: string) => shop.call('GET', `/v1/cabinet/orders/${id}/photos/${photoId}`, headersOf(token))
    expect((await ofSeller(RITA)).status).toBe(200)
    expect((await ofSeller(IVAN)).status).toBe(404)
    expect((await shop.raw('GET', `/api/v1/orders/${id}/photos/${photoId}`, ANNA)).statusCode).toBe(404)
    expect((await shop.raw('GET', `/api/v1/orders/${id}/photos/${photoId}`)).statusCode).toBe(401)
    // of two more photos one fits; after that none is processed
    expect((await send(id, [photo, photo])).body).toMatchObject({ code: 'ORDER_CHANGE_FORBIDDEN' })
    expect((await send(id, [photo])).status).toBe(201)
    const drawn = shop.photosDrawn()
    expect((await send(id, [photo])).body.facts.reason).toBe('photosFull')
    expect(shop.photosDrawn()).toBe(drawn)
  })
  it('requires a picked parcel and a picker', async () => {
    const id = await shop.order({ lines: { [BREAD]: 3 }, as: 2_016 })
    expect((await send(id, [photo])).body.facts.reason).toBe('state')
    await shop.services.orders.move(farmer, id, 'isAssembling')
    expect((await send(id, [])).body.code).toBe('PHOTO_REQUIRED')
    expect((await send(id, [Buffer.from('no picture')])).body.code).toBe('PHOTO_UNREADABLE')
    for (const [token, status] of [
      ['', 401],
      [RITA, 403],
      [IVAN, 404],
    ] as const)
      expect((await send(id, [photo], token)).status).toBe(status)
    expect((await shop.read(id, 2_016)).parcelPhotoIds).toEqual([])
  })
})

describe('permissions to pick', () => {
  it('lets only pickers and managers of the seller see and mark orders', async () => {
    const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_009 })
    const { id: lineId } = await lineIn(id)
    const oneMark = [{ lineId, amount: 1, version: 0 }]
    const customer = await shop.tokenOf(ANNA)
    for (const [token, status] of [
      ['', 401],
      [customer, 401],
      [RITA, 403],
    ] as const) {
      expect((await picking(token)).status).toBe(status)
      expect((await mark(oneMark, token)).status).toBe(status)
    }
    expect((await picking(IVAN)).body).toMatchObject({ date: null, orders: [], products: [] })
    expect((await picking(IVAN, `?organizationId=${FARM}`)).status).toBe(404)
    expect((await mark(oneMark, IVAN)).status).toBe(404)
    // with one foreign line none is marked
    expect((await mark([...oneMark, { lineId: 999_999_999, amount: 1, version: 0 }])).status).toBe(404)
    expect(await lineIn(id)).toMatchObject({ picked: 0, version: 0 })
  })
  it('refuses an invalid mark', async () => {
    for (const wrong of [
      [],
      [{ lineId: 0, amount: 1, version: 0 }],
      [{ lineId: 1, amount: -1, version: 0 }],
      [{ lineId: 1, amount: 1.5, version: 0 }],
      [{ lineId: 1, amount: 1, version: -1 }],
      Array.from({ length: 501 }, (_, index) => ({ lineId: index + 1, amount: 1, version: 0 })),
    ])
      expect((await mark(wrong)).status).toBe(400)
    expect((await picking(PETR, '?date=yesterday')).status).toBe(400)
  })
})

describe('missing products', () => {
  const emptied = async (token = PETR) =>
    (await shop.call('GET', `/v1/cabinet/picking/emptied?organizationId=${FARM}`, headersOf(token))).body.items
  const giveBack = (id: string, token = PETR) =>
    shop.call('POST', `/v1/cabinet/picking/emptied/${id}/return`, headersOf(token))
  const fill = (productId: number, onHand: number) =>
    shop.write((tx, { products }) =>
      products.setStock(tx, AUTHOR, { organizationId: FARM, productId }, { kind: 'counted', onHand }),
    )
  const change = async (orderId: number, requestedChange: object) => {
    const at = `/v1/cabinet/orders/${orderId}/changes`
    const preview = await shop.call('POST', `${at}/preview`, { ...headersOf(OLGA), body: { requestedChange } })
    const body = { requestedChange, expectedTotal: preview.body.totalAfter }
    expect((await shop.call('POST', at, { ...headersOf(OLGA), body })).status).toBe(200)
    return preview.body
  }
  const free = async (productId: number) => {
    const [onHand = 0, allocated = 0, held = 0] = await shop.stockOf(productId)
    return onHand - allocated - held
  }

  it('removes missing products from stock with the mark, once, and restores them by one call', async () => {
    await fill(BREAD, 100_000)
    const id = await shop.assembling({ lines: { [BREAD]: 3 }, as: 2_020 })
    const { id: lineId } = await lineIn(id)
    const before = await free(BREAD)
    const shortMark = { lineId, amount: 1, version: 0, isShort: true }
    await Promise.all([mark([shortMark]), mark([shortMark], OLGA)])
    expect(await free(BREAD)).toBe(0)
    const [shelf] = await emptied()
    expect(shelf).toMatchObject({ productId: BREAD, title: 'Bread', amount: before, isWeight: false })
    // the stock history contains the change
    const history = await shop.call('GET', `/v1/cabinet/stock/entries?productId=${BREAD}`, headersOf(OLGA))
    expect(history.body.items[0]).toMatchObject({ kind: 'writeOff', reason: 'missing', staffName: expect.any(String) })
    // another mark of a missing amount does not empty the stock again
    await fill(BREAD, (await shop.stockOf(BREAD))[0] ?? 0)
    expect((await giveBack(shelf.id, IVAN)).status).toBe(404)
    const presses = await Promise.all([giveBack(shelf.id), giveBack(shelf.id, OLGA)])
    expect(presses.map(({ body }) => body.isReturned).sort()).toEqual([false, true])
    expect(await free(BREAD)).toBe(before)
    expect(await emptied()).toEqual([])
    await mark([{ ...shortMark, amount: 2, version: 1 }])
    expect(await free(BREAD)).toBe(before)
  })

  it('does not restock missing products when their line is removed or replaced', async () => {
    await fill(BREAD, 50_000)
    const left = await shop.assembling({ lines: { [CHEESE]: 1, [BREAD]: 3 }, as: 2_021 })
    await change(left, { kind: 'cancelLine', lineIds: [(await lineIn(left)).id], isGone: true })
    expect(await free(BREAD)).toBe(0)
    // a line that was found later does not change the stock
    await fill(BREAD, ((await shop.stockOf(BREAD))[0] ?? 0) + 10)
    const kept = await shop.assembling({ lines: { [CHEESE]: 1, [BREAD]: 3 }, as: 2_022 })
    await change(kept, { kind: 'cancelLine', lineIds: [(await lineIn(kept)).id] })
    expect(await free(BREAD)).toBe(10)
    const asked = await shop.assembling({ lines: { [CHEESE]: 2 }, as: 2_023, rule: 'ask' })
    const cheese = await lineIn(asked, CHEESE)
    const preview = await change(asked, {
      ...{ kind: 'replace', lineId: cheese.id, productId: CURD, quantity: 2, isGone: true },
    })
    expect(preview.needsCustomer).toBe(true)
    expect(await free(CHEESE)).toBe(0)
    // more products arrived while the customer decided
    await fill(CHEESE, ((await shop.stockOf(CHEESE))[0] ?? 0) + 900)
    const [proposal] = await shop.sql<{ id: string }>(`select id from order_change where order_id = $1`, [asked])
    const answer = { yes: true, expectedTotal: preview.totalAfter }
    expect((await shop.post(`${asked}/changes/${proposal?.id}/answer`, answer, 2_023)).status).toBe(200)
    expect(await free(CHEESE)).toBe(900)
  })

  it('sets uncounted stock to zero for missing products, and makes it uncounted again when restored', async () => {
    const product = { organizationId: FARM, productId: BREAD }
    await shop.write((tx, { products }) => products.setStock(tx, AUTHOR, product, { kind: 'unlimited' }))
    const id = await shop.assembling({ lines: { [BREAD]: 2 }, as: 2_024 })
    await mark([{ lineId: (await lineIn(id)).id, amount: 0, version: 0, isShort: true }])
    const kindOf = async () =>
      (await shop.sql<{ kind: string }>('select kind from stock where product_id = $1', [BREAD]))[0]
    expect([await kindOf(), await free(BREAD)]).toEqual([{ kind: 'counted' }, 0])
    const [shelf] = await emptied()
    expect(shelf.amount).toBeNull()
    expect((await giveBack(shelf.id)).body).toEqual({ isReturned: true })
    expect(await kindOf()).toEqual({ kind: 'unlimited' })
  })

  it('refuses to restore stock after an hour', async () => {
    await fill(BREAD, 50_000)
    const id = await shop.assembling({ lines: { [BREAD]: 2 }, as: 2_025 })
    await mark([{ lineId: (await lineIn(id)).id, amount: 0, version: 0, isShort: true }])
    const [shelf] = await emptied()
    await shop.sql(`update shelf_emptying set at = at - interval '61 minutes'`)
    expect(await emptied()).toEqual([])
    expect((await giveBack(shelf.id)).body).toEqual({ isReturned: false })
    expect(await free(BREAD)).toBe(0)
  })
})
