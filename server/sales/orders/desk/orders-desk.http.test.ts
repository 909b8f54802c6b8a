import { randomUUID } from 'node:crypto'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, CHEESE, DAY, EGGS, FARM, HAM, OTHER_FARM, PICKUP, twoFarms } from '../../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../../testing/world.data.ts'
import { presentOrder } from '../public.ts'
import { presentCabinetOrder } from './http/present-desk-order.ts'

const UNKNOWN = '00000000-0000-4000-8000-000000000000'

const shop = await twoFarms()
const SELLER = await shop.staff(FARM, 'Olga')
const NEIGHBOUR = await shop.staff(OTHER_FARM, 'Ivan')
const OLEG = await shop.staff(FARM, 'Oleg')
afterEach(async () => expect(await integrityProblemsOf(shop)).toEqual([]))

async function call(method: 'GET' | 'POST', path: string, token?: string, body?: unknown) {
  const reply = await shop.app.http.inject({
    method,
    url: `/v1/cabinet/orders${path}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { payload: body as object }),
  })
  const isJson = String(reply.headers['content-type']).includes('json')
  return { status: reply.statusCode, body: isJson ? reply.json() : reply.rawPayload, headers: reply.headers }
}
/** Each order has a different customer, so that a failed checkout does not affect the next order. */
let customerId = 2_000
const GOODS = { [EGGS]: 4 }
const WEIGHED = { [CHEESE]: 1 }
async function order(lines: Record<number, number> = GOODS, farm = FARM, more: object = {}): Promise<number> {
  customerId += 1
  const cartId = await shop.cart(customerId, farm, lines)
  const { body } = await shop.checkout(customerId, {
    cartId,
    methodCode: 'courier',
    date: DAY,
    paymentMethod: 'cashondelivery',
    ...more,
  })
  return body.orders[0].orderId
}
const move = (id: number, to: string, staff = SELLER, reason?: string) =>
  call('POST', `/${id}/moves`, staff, { to, isEarlyMeant: true, ...(reason && { reason }) })
const get = async (id: number, staff = SELLER) => (await call('GET', `/${id}`, staff)).body
const idsOf = ({ body }: Awaited<ReturnType<typeof call>>) => body.items.map(({ id }: { id: number }) => id)

describe('access', () => {
  it('requires guests and customers to sign in for every call', async () => {
    const id = await order()
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['GET', `/${id}`, undefined],
      ['POST', `/${id}/moves`, { to: 'isAssembling' }],
      ['POST', `/${id}/statuses`, { status: 'booked', deliveryStatus: 'isAssembling' }],
      ['POST', `/${id}/changes/preview`, {}],
      ['POST', `/${id}/changes`, {}],
      ['POST', `/${id}/payments`, { amount: 1 }],
      ['POST', `/${id}/claims/${UNKNOWN}`, { isAccepted: true }],
      ['POST', `/${id}/claims/${UNKNOWN}/contest`, { reason: 'no' }],
      ['GET', `/${id}/claims/${UNKNOWN}/photos/${UNKNOWN}`, undefined],
    ] as const) {
      expect((await call(method, path, undefined, body)).status, `${method} ${path}`).toBe(401)
    }
    expect((await call('GET', `/${id}`, await shop.tokenOf(ANNA))).status).toBe(401)
  })
  it('answers 404 for another seller’s order in every call', async () => {
    const id = await order()
    const cheese = (await get(id)).order.lines[0].id
    const requestedChange = { kind: 'cancelLine', lineIds: [cheese] }
    expect((await call('GET', `/${id}`, NEIGHBOUR)).status).toBe(404)
    expect((await move(id, 'isAssembling', NEIGHBOUR)).status).toBe(404)
    const statuses = { status: 'booked', deliveryStatus: 'isAssembling' }
    expect((await call('POST', `/${id}/statuses`, NEIGHBOUR, statuses)).status).toBe(404)
    expect((await call('POST', `/${id}/changes/preview`, NEIGHBOUR, { requestedChange })).status).toBe(404)
    expect((await call('POST', `/${id}/changes`, NEIGHBOUR, { requestedChange, expectedTotal: 0 })).status).toBe(404)
    expect((await call('POST', `/${id}/payments`, NEIGHBOUR, { amount: 1019 })).status).toBe(404)
    expect((await call('POST', `/${id}/claims/${UNKNOWN}`, NEIGHBOUR, { isAccepted: true })).status).toBe(404)
    expect((await call('POST', `/${id}/claims/${UNKNOWN}/contest`, NEIGHBOUR, { reason: 'no' })).status).toBe(404)
    expect((await call('GET', `/${id}/claims/${UNKNOWN}/photos/${UNKNOWN}`, SELLER)).status).toBe(404)
    for (const wrong of ['0', 'abc', '99999999', '1.5'])
      expect((await call('GET', `/${wrong}`, SELLER)).status).toBe(404)
    expect((await get(id)).order.deliveryStatus).toBe('formed')
  })
  it('returns to sellers their own orders only, and none to the office', async () => {
    const own = await order()
    const foreign = await order({ [HAM]: 1 }, OTHER_FARM)
    const all = idsOf(await call('GET', '?perPage=100', SELLER))
    expect(all).toContain(own)
    expect(all).not.toContain(foreign)
    expect((await call('GET', `?perPage=100&organizationId=${OTHER_FARM}`, SELLER)).status).toBe(404)
    for (const path of ['/v1/cabinet/orders', `/v1/cabinet/orders/${own}`])
      expect((await shop.call('GET', path, { headers: await shop.office() })).status).toBe(401)
  })
})

describe('the list', () => {
  it('sorts orders into queues and counts them', async () => {
    const id = await order(WEIGHED)
    const before = (await call('GET', '', SELLER)).body.queues
    await move(id, 'isAssembling')
    const after = await call('GET', '?queue=assembling&perPage=100', SELLER)
    expect(after.body.queues).toMatchObject({ new: before.new - 1, assembling: before.assembling + 1 })
    expect(Object.keys(after.body.queues)).toEqual(['new', 'assembling', 'leaving', 'awaitingAnswer', 'claims'])
    expect(after.body.items.find((found: { id: number }) => found.id === id)).toMatchObject({
      state: 'isAssembling',
      toWeigh: 1,
      linesCount: 1,
      recipientName: 'Анна',
      awaitsAnswer: false,
      hasClaim: false,
    })
    expect(after.body.totalItems).toBe(after.body.queues.assembling)
  })
  it('pages through the history from any order in both directions', async () => {
    for (const farm of [FARM, FARM, OTHER_FARM, FARM]) await order(farm === FARM ? GOODS : { [HAM]: 1 }, farm)
    const ends = await order()
    expect((await move(ends, 'canceled', SELLER, 'late')).status).toBe(200)
    for (const queue of ['all', 'finished']) {
      const list = (more: string) => call('GET', `?queue=${queue}&${more}`, SELLER)
      const whole = await list('perPage=100')
      const ids = idsOf(whole)
      expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a))
      expect(whole.body.totalItems).toBe(ids.length)
      const forward = [...idsOf(await list('perPage=3'))]
      while (forward.length < ids.length) {
        const next = idsOf(await list(`perPage=3&page=7&after=${forward.at(-1)}`))
        expect(next.length).toBeGreaterThan(0)
        forward.push(...next)
      }
      expect(forward).toEqual(ids)
      expect(idsOf(await list(`perPage=3&after=${ids.at(-1)}`))).toEqual([])
      expect(idsOf(await list(`perPage=3&before=${ids.at(-1)}`))).toEqual(ids.slice(0, -1).slice(-3))
      expect(idsOf(await list('perPage=2&page=2'))).toEqual(ids.slice(2, 4))
    }
    // another seller's order is not a valid position
    const [foreign] = idsOf(await call('GET', '?queue=all', NEIGHBOUR))
    for (const side of ['after', 'before']) {
      expect(idsOf(await call('GET', `?queue=all&${side}=${foreign}`, SELLER))).toEqual([])
      expect((await call('GET', `?queue=all&${side}=0`, SELLER)).status).toBe(400)
    }
  })
  it('marks a customer’s first order, including none of the later ones placed before its receipt', async () => {
    const first = await order()
    const again = async () => {
      customerId -= 1
      return await order()
    }
    const [second, third] = [await again(), await again()]
    const firstOf = async (id: number) => (await call('GET', `?search=${id}`, SELLER)).body.items[0]?.isFirstOrder
    expect([await firstOf(first), await firstOf(second), await firstOf(third)]).toEqual([true, false, false])
    await move(first, 'canceled', SELLER, 'no eggs')
    expect(await firstOf(second)).toBe(true)
    for (const id of [second, third]) await move(id, 'canceled', SELLER, 'no eggs')
  })
  it('finds an order by its number and by the end of a phone', async () => {
    const id = await order()
    await shop.sql(`update shop_order set recipient_phone = '79165550777' where id = $1`, [id])
    const find = async (text: string) =>
      idsOf(await call('GET', `?queue=all&search=${encodeURIComponent(text)}`, SELLER))
    expect(await find(`№ ${id}`)).toEqual([id])
    expect(await find('0777')).toEqual([id])
    expect(await find('+7 916 555-07-77')).toEqual([id])
    expect(await find('5550')).toEqual([])
    expect(await find('99999999')).toEqual([])
    expect(await find('%')).toEqual([])
  })
  it('reports invalid parameters in Russian', async () => {
    const { status, body } = await call('GET', '?queue=other&page=0&organizationId=x', SELLER)
    expect(status).toBe(400)
    expect(Object.keys(body.errors).sort()).toEqual(['organizationId', 'page', 'queue'])
    for (const words of Object.values(body.errors)) expect(words).toMatch(/[а-я]/)
  })
})

describe('moving an order', () => {
  it('offers no steps to readers without the permission', async () => {
    const id = await order()
    const bankSubject = randomUUID()
    await shop.write((tx, { sellers }) =>
      sellers.addStaff(tx, { kind: 'service', name: 'test' }, [
        { name: 'Rita', bankSubject, role: 'accountant', organizationId: FARM },
      ]),
    )
    const { body } = await shop.call('POST', `/v1/auth/by-external-token?externalToken=${bankSubject}`)
    const seen = await get(id, body.token)
    expect([seen.order.id, seen.moves, seen.changes]).toEqual([id, [], []])
    expect((await get(id)).moves).not.toEqual([])
  })
  it('applies all steps of a courier delivery as offered by the server', async () => {
    const id = await order()
    const way: string[] = []
    for (;;) {
      const { moves } = await get(id)
      const ahead = moves.find((to: string) => to !== 'canceled')
      if (!ahead) break
      expect((await move(id, ahead)).body.order.deliveryStatus).toBe(ahead)
      way.push(ahead)
    }
    expect(way).toEqual(['isAssembling', 'onTheRoad', 'received'])
    const { history, moves } = await get(id)
    expect(moves).toEqual([])
    expect(history.map(({ step, actor, actorName }: never) => [(step as { to: string }).to, actor, actorName])).toEqual(
      [
        ['formed', 'user', null],
        ['isAssembling', 'farmer', 'Olga'],
        ['onTheRoad', 'farmer', 'Olga'],
        ['received', 'farmer', 'Olga'],
      ],
    )
  })
  it('applies all steps of a pick-up, without the customer’s address', async () => {
    const id = await order(GOODS, FARM, { methodCode: 'pickup', tradePlaceId: PICKUP })
    for (const to of ['isAssembling', 'readyForIssuance']) expect((await move(id, to)).status).toBe(200)
    const { order: found } = await get(id)
    expect(found).toMatchObject({ place: null, tradePlace: { id: PICKUP }, recipient: { name: 'Анна' } })
  })
  it("hides the private parts of a customer's order", async () => {
    const id = await order()
    const party = { kind: 'farmer', staffId: 501, organizationIds: [FARM] } as const
    const found = await shop.services.orders.getForStaff(party, id)
    const page = { ...found.page, view: { ...found.page.view, privateNote: 'the seller is slow' } }
    const full = presentOrder(page, shop.now())
    const shown = presentCabinetOrder({ ...found, page }, { decidesClaims: true }, [], shop.now())
    expect(JSON.stringify([full, shown])).not.toContain('slow')
    for (const field of ['orderGroupId', 'may', 'payment', 'history', 'claims', 'callHours']) {
      expect([field, field in full, field in shown.order]).toEqual([field, true, false])
    }
  })
  it('sends a parcel to the carrier’s office instead of the customer’s address', async () => {
    const id = await order()
    const tariff = { tariffCode: 136, end: 'office', daysMin: 2, daysMax: 4, parcelGrams: 900 }
    const toDoor = `update shop_order set delivery_kind = 'cdek', carrier_tariff = $2 where id = $1`
    await shop.sql(toDoor, [id, JSON.stringify(tariff)])
    expect((await get(id)).order).toMatchObject({ place: { city: expect.any(String) }, carrierPoint: null })
    const point = { code: 'MSK1', title: 'At the mill', kind: 'office', city: 'Moscow', address: 'Mill st., 1' }
    const about = {
      coords: { latitude: 55, longitude: 37 },
      workTime: '',
      hours: [],
      phones: [],
      note: '',
      maxWeightGrams: null,
    }
    await shop.sql('update shop_order set carrier_point = $2 where id = $1', [
      id,
      JSON.stringify({ ...point, ...about }),
    ])
    expect((await get(id)).order).toMatchObject({ place: null, carrierPoint: point })
  })
  it('refuses an early shipment without a confirmation', async () => {
    const id = await order()
    const press = (body: object) => call('POST', `/${id}/moves`, SELLER, body)
    expect((await press({ to: 'isAssembling' })).status).toBe(200)
    const early = await press({ to: 'onTheRoad' })
    expect([early.status, early.body.code, early.body.facts]).toEqual([400, 'ORDER_STEP_EARLY', { date: DAY }])
    expect((await get(id)).order.deliveryStatus).toBe('isAssembling')
    expect((await press({ to: 'onTheRoad', isEarlyMeant: 'yes' })).status).toBe(400)
    expect((await press({ to: 'onTheRoad', isEarlyMeant: true })).status).toBe(200)
    expect((await press({ to: 'received' })).body.code).toBe('ORDER_STEP_EARLY')
    expect((await press({ to: 'received', isEarlyMeant: true })).status).toBe(200)
  })
  it('refuses to ship unweighed products sold by weight, and names them', async () => {
    const id = await order({ [CHEESE]: 1, [EGGS]: 4 })
    await move(id, 'isAssembling')
    const refused = await move(id, 'onTheRoad')
    const { order: found } = await get(id)
    const cheese = found.lines.find(({ isWeight }: { isWeight: boolean }) => isWeight)
    expect([refused.status, refused.body.code, refused.body.facts]).toEqual([
      400,
      'GOODS_NOT_WEIGHED',
      { titles: [cheese.title] },
    ])
    expect(found.deliveryStatus).toBe('isAssembling')
    const requestedChange = { kind: 'weigh', lines: [{ lineId: cheese.id, picked: 250 }] }
    const { body: preview } = await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange })
    await call('POST', `/${id}/changes`, SELLER, { requestedChange, expectedTotal: preview.totalAfter })
    expect((await move(id, 'onTheRoad')).status).toBe(200)
  })
  it('refuses a step out of order, and displays the author and the reason of a cancellation', async () => {
    const id = await order()
    expect(await move(id, 'received')).toMatchObject({ status: 400, body: { code: 'ORDER_STEP_FORBIDDEN' } })
    expect(await move(id, 'elsewhere')).toMatchObject({ status: 400, body: { errors: { to: expect.any(String) } } })
    const { body } = await move(id, 'canceled', OLEG, 'frost')
    expect(body.order).toMatchObject({ deliveryStatus: 'canceled', orderCancelingInitiator: 'farmer' })
    expect(body.history.at(-1)).toMatchObject({ actor: 'farmer', actorName: 'Oleg', reason: 'frost' })
  })
  it('refuses a refund by a person without the permission', async () => {
    const id = await order()
    await shop.sql(`update shop_order set payment_status = 'paid' where id = $1`, [id])
    const picker = await shop.staff(FARM, 'Pavel', 'picker')
    expect((await get(id, picker)).moves).not.toContain('canceled')
    expect(await move(id, 'canceled', picker)).toMatchObject({ status: 403, body: { code: 'MONEY_NOT_YOURS' } })
    const [line] = (await get(id)).order.lines
    const requestedChange = { kind: 'cancelLine', lineIds: [line.id] }
    const preview = (await call('POST', `/${id}/changes/preview`, picker, { requestedChange })).body
    expect(
      await call('POST', `/${id}/changes`, picker, { requestedChange, expectedTotal: preview.totalAfter }),
    ).toMatchObject({ status: 403, body: { code: 'MONEY_NOT_YOURS' } })
    await shop.sql(`update shop_order set payment_status = 'open' where id = $1`, [id])
    expect((await move(id, 'canceled', picker)).status).toBe(200)
  })
  it('accepts both status fields of an external back office when they agree', async () => {
    const id = await order()
    const set = (status: string, deliveryStatus: string) =>
      call('POST', `/${id}/statuses`, SELLER, { status, deliveryStatus })
    expect(await set('formed', 'onTheRoad')).toMatchObject({ status: 400, body: { code: 'STATUSES_DISAGREE' } })
    expect(await set('sent', 'away')).toMatchObject({
      status: 400,
      body: { errors: { status: expect.stringMatching(/[а-я]/) } },
    })
    const { body } = await set('booked', 'onTheRoad')
    expect(body.order).toMatchObject({ status: 'booked', deliveryStatus: 'onTheRoad' })
  })
  it('hides the customer’s contacts two weeks after the order has ended', async () => {
    const id = await order()
    await move(id, 'canceled', SELLER, 'frost')
    expect((await get(id)).order.recipient).not.toBeNull()
    shop.passMinutes(15 * 24 * 60)
    // the date is beyond the lifetime of a session
    expect((await get(id, await shop.staff(FARM))).order).toMatchObject({ recipient: null, place: null })
    shop.passMinutes(-15 * 24 * 60)
  })
})

describe('changing an order', () => {
  it('previews the amounts of a weighing, and applies it only when the expected total equals the preview', async () => {
    const id = await order(WEIGHED)
    await move(id, 'isAssembling')
    const before = await get(id)
    const line = before.order.lines[0]
    expect(before.changes).toEqual(expect.arrayContaining(['weigh', 'replace', 'cancelLine']))
    const requestedChange = { kind: 'weigh', lines: [{ lineId: line.id, picked: 250 }] }
    const { body: preview } = await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange })
    expect(preview.totalBefore).toBe(before.order.sums.total)
    expect(preview.totalAfter).toBeLessThan(preview.totalBefore)
    expect((await get(id)).order.lines[0].pickedAmount).toBeNull()

    const stale = await call('POST', `/${id}/changes`, SELLER, { requestedChange, expectedTotal: preview.totalBefore })
    expect(stale.status).toBe(400)
    const { status, body } = await call('POST', `/${id}/changes`, SELLER, {
      requestedChange,
      expectedTotal: preview.totalAfter,
    })
    expect(status).toBe(200)
    expect(body.order.lines[0].pickedAmount).toBe(250)
    expect(body.order.sums.total).toBe(preview.totalAfter)
    expect(body.history.at(-1)).toMatchObject({
      actorName: 'Olga',
      step: { kind: 'change', change: 'weigh', state: 'applied', titles: [line.title], totalAfter: preview.totalAfter },
    })
  })
  it('asks the customer to confirm a higher price, and lists the order in its queue', async () => {
    const id = await order(WEIGHED)
    await move(id, 'isAssembling')
    const lineId = (await get(id)).order.lines[0].id
    const requestedChange = { kind: 'weigh', lines: [{ lineId, picked: 350 }], isAboveCharged: true }
    const { body: preview } = await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange })
    expect(preview.needsCustomer).toBe(true)
    await call('POST', `/${id}/changes`, SELLER, { requestedChange, expectedTotal: preview.totalAfter })
    expect(idsOf(await call('GET', '?queue=awaitingAnswer&perPage=100', SELLER))).toContain(id)
  })
  it('refuses invalid input in Russian, and an unsuitable change with a reason', async () => {
    const id = await order()
    for (const requestedChange of [
      {},
      { kind: 'weigh', lines: [] },
      { kind: 'weigh', lines: [{ lineId: 1, picked: -5 }] },
      { kind: 'edit' },
    ]) {
      const { status, body } = await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange })
      expect(status, JSON.stringify(requestedChange)).toBe(400)
      expect(JSON.stringify(body.errors)).toMatch(/[а-я]/)
    }
    const lineId = (await get(id)).order.lines[0].id
    const early = { kind: 'weigh', lines: [{ lineId, picked: 250 }] }
    expect(await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange: early })).toMatchObject({
      status: 400,
      body: { code: 'ORDER_CHANGE_FORBIDDEN', facts: { reason: 'state' } },
    })
    const foreign = { kind: 'cancelLine', lineIds: [999_999_999] }
    expect((await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange: foreign })).status).toBe(404)
  })
})

/** Reports the repayment of a debt as the seller. */
const repay = (id: number, debtId: number) =>
  call('POST', `/${id}/debts/${debtId}`, SELLER, { way: 'cash', on: dayIn('Europe/Moscow', shop.now()) })

describe('a claim about products', () => {
  const decide = (id: number, claimId: string, body: object, staff = SELLER) =>
    call('POST', `/${id}/claims/${claimId}`, staff, body)

  /** Places a received order with a claim that half of a line is spoilt. */
  async function claimed(): Promise<{ id: number; claimId: string; total: number }> {
    const id = await order()
    for (const to of ['isAssembling', 'onTheRoad', 'received']) await move(id, to)
    const { order: found } = await get(id)
    const [claim] = await shop.sql<{ id: string }>(
      `insert into order_claim (order_id, order_line_id, customer_id, spoilt_percent, comment, state, refund, created_at)
       values ($1, $2, $3, 50, 'soft', 'waiting', 36000, $4) returning id`,
      [id, found.lines[0].id, customerId, shop.now()],
    )
    return { id, claimId: claim?.id ?? '', total: found.sums.total }
  }

  it('lets the seller contest an instant refund, which then waits for the office', async () => {
    const id = await order()
    for (const to of ['isAssembling', 'onTheRoad', 'received']) await move(id, to)
    const [line] = (await get(id)).order.lines
    const preview = { kind: 'claim', lineId: line.id, about: 'spoilt', spoiltPercent: 1 }
    const [made] = await shop.sql<{ id: string }>(
      `with change as (
         insert into order_change (order_id, kind, state, actor, requested_change, lines, total_before, total_after, created_at,
           decided_by, decided_at)
         values ($1, 'claim', 'applied', 'user', $4, '[]', 1, 1, $3, 'user', $3) returning id)
       insert into order_claim (order_id, order_line_id, customer_id, spoilt_percent, state, refund, created_at,
         is_instant, decided_by, decided_at, change_id)
       select $1, $2, ${'$5'}, 1, 'accepted', 0, $3, true, 'system', $3, id from change returning id`,
      [id, line.id, shop.now(), JSON.stringify(preview), customerId],
    )
    const claimId = made?.id ?? ''
    const inQueue = async (staff = SELLER) => idsOf(await call('GET', `?queue=claims&search=${id}`, staff))
    expect(await inQueue()).toEqual([id])
    expect((await get(id)).claims).toMatchObject([{ isInstant: true, contestBefore: expect.any(String) }])
    const contest = (reason: string) => call('POST', `/${id}/claims/${claimId}/contest`, SELLER, { reason })
    expect((await contest('')).status).toBe(400)
    expect((await contest('it was fresh')).body.claims).toMatchObject([
      { contest: { state: 'open' }, abilities: { contest: false } },
    ])
    expect((await contest('again')).body.code).toBe('CLAIM_REFUSED')
    expect(await inQueue()).toEqual([id])
  })

  it('marks a claim as late when its seller has not handled it for two days', async () => {
    const { id, claimId } = await claimed()
    const found = async () =>
      (await call('GET', `?queue=claims&search=${id}`, SELLER)).body.items.map(
        ({ hasClaim, isClaimLate }: Record<string, unknown>) => [hasClaim, isClaimLate],
      )
    expect(await found()).toEqual([[true, false]])
    await shop.sql(`update order_claim set created_at = created_at - interval '2 days' where id = $1`, [claimId])
    expect(await found()).toEqual([[true, true]])
    const { body } = await decide(id, claimId, { isAccepted: true })
    // the order was paid in cash, so the seller repays the money
    expect(await found()).toEqual([[false, false]])
    await repay(id, body.order.debts[0].id)
    expect(await found()).toEqual([])
  })

  it('lists the order in the queue of claims until the seller accepts, and then halves the price', async () => {
    const { id, claimId, total } = await claimed()
    expect(idsOf(await call('GET', '?queue=claims&perPage=100', SELLER))).toContain(id)
    expect((await get(id)).claims).toMatchObject([
      { id: claimId, state: 'waiting', spoiltPercent: 50, comment: 'soft' },
    ])
    const { status, body } = await decide(id, claimId, { isAccepted: true })
    expect(status).toBe(200)
    expect(body.claims).toMatchObject([{ state: 'accepted' }])
    expect(body.order.sums.total).toBe(total - 360)
    expect(body.history.at(-1)).toMatchObject({ step: { kind: 'change', change: 'claim', state: 'applied' } })
    const repaid = await repay(id, body.order.debts[0].id)
    expect(repaid.body.history.at(-1)).toMatchObject({
      ...{ actorName: 'Olga', step: { kind: 'repaid', amount: 360, way: 'cash' } },
    })
    expect(idsOf(await call('GET', '?queue=claims&perPage=100', SELLER))).not.toContain(id)
    expect((await decide(id, claimId, { isAccepted: false, reason: 'no' })).status).toBe(400)
  })
  it('requires a reason and the permission to decline a claim', async () => {
    const { id, claimId, total } = await claimed()
    expect(await decide(id, claimId, { isAccepted: false })).toMatchObject({
      status: 400,
      body: { errors: { reason: 'обязательное поле' } },
    })
    expect((await decide(id, claimId, { isAccepted: true }, NEIGHBOUR)).status).toBe(404)
    expect((await decide(id, UNKNOWN, { isAccepted: true })).status).toBe(404)
    const { body } = await decide(id, claimId, { isAccepted: false, reason: 'it was fresh' })
    expect(body.claims).toMatchObject([{ state: 'declined', decisionReason: 'it was fresh' }])
    expect(body.order.sums.total).toBe(total)
  })
})

describe('cash taken by the seller', () => {
  const take = (id: number, amount: unknown, staff = SELLER) => call('POST', `/${id}/payments`, staff, { amount })
  const takingsOf = (id: number) => shop.sql('select amount, actor_id from offline_payment where order_id = $1', [id])

  it('records cash once, also when several people report it, and adds it to the history', async () => {
    const id = await order()
    const { order: before, offline } = await get(id)
    expect([before.paymentStatus, offline]).toEqual(['open', { taken: 0, due: before.sums.total }])
    const replies = await Promise.all([SELLER, OLEG, SELLER].map((staff) => take(id, offline.due, staff)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await takingsOf(id)).toHaveLength(1)
    const { order: after, offline: rest, history } = await get(id)
    expect([after.paymentStatus, rest]).toEqual(['paid', { taken: offline.due, due: 0 }])
    expect(history.at(-1)).toMatchObject({ step: { kind: 'payment', amount: offline.due } })
    expect(['Olga', 'Oleg']).toContain(history.at(-1).actorName)
  })

  it('counts cash at the handover once, whether it was recorded before or after', async () => {
    const accountsOf = async (id: number) => {
      await shop.runOutbox()
      return shop.sql(
        `select account, sum(amount)::int as sum from ledger_entry join ledger_line on entry_id = ledger_entry.id
          where order_id = $1 and account in ('cash', 'customer', 'seller') group by account order by account`,
        [id],
      )
    }
    const [early, late, never] = [await order(), await order(), await order()]
    await shop.sql(`update shop_order set payment_method = 'banktransfer' where id = any($1)`, [[early, late, never]])
    const { due } = (await get(early)).offline
    await take(early, due)
    expect(await accountsOf(early)).toEqual([])
    for (const id of [early, late, never]) {
      for (const to of ['isAssembling', 'onTheRoad', 'received']) await move(id, to)
    }
    await take(late, due)
    expect((await get(late)).order.paymentStatus).toBe('paid')
    const settled = await accountsOf(never)
    expect(settled.length).toBeGreaterThan(0)
    expect(await accountsOf(early)).toEqual(settled)
    expect(await accountsOf(late)).toEqual(settled)
    // the seller who took the cash prints the receipt
    const [receiptCount] = await shop.sql('select count(*)::int as receipts from receipt where order_id = $1', [early])
    expect(receiptCount).toEqual({ receipts: 0 })
  })

  it('records a debt of the seller when the total falls after the cash was taken', async () => {
    const id = await order({ [CHEESE]: 1, [EGGS]: 4 })
    await move(id, 'isAssembling')
    const { order: found, offline } = await get(id)
    await take(id, offline.due)
    const requestedChange = { kind: 'cancelLine', lineIds: [found.lines[0].id] }
    const { body: preview } = await call('POST', `/${id}/changes/preview`, SELLER, { requestedChange })
    const { body } = await call('POST', `/${id}/changes`, SELLER, {
      requestedChange,
      expectedTotal: preview.totalAfter,
    })
    expect([body.order.paymentStatus, body.offline]).toEqual(['paid', { taken: offline.due, due: 0 }])
    expect(body.order.debts).toMatchObject([{ amount: preview.refund, state: 'owed', claimId: null }])
  })

  it('refuses another amount, a paid order and an invalid amount', async () => {
    const [id, gone] = [await order(), await order()]
    const online = await order(GOODS, FARM, { paymentMethod: 'sbp' })
    const { due } = (await get(id)).offline
    expect(await take(id, due - 1)).toMatchObject({ status: 400, body: { code: 'ORDER_CHANGED', facts: { due } } })
    await move(gone, 'canceled', SELLER, 'frost')
    for (const other of [gone, online]) {
      expect(await take(other, due)).toMatchObject({ status: 400, body: { code: 'ORDER_STEP_FORBIDDEN' } })
    }
    for (const amount of ['much', -1, 0.001]) {
      expect(await take(id, amount)).toMatchObject({
        status: 400,
        body: { errors: { amount: expect.stringMatching(/[а-я]/) } },
      })
    }
    expect((await take(99_999_999, due)).status).toBe(404)
    expect(await takingsOf(id)).toEqual([])
  })
})
