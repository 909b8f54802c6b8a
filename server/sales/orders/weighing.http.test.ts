import type { StaffParty } from '@okolitsa/domain/orders/order-party.ts'
import type { RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { CHEESE, CURD, farmer, openChangesShop, stranger } from './changes-shop.data.ts'

const shop = await openChangesShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

describe('weighing', () => {
  it('charges and hands over the weighed amount and notifies the customer', async () => {
    const before = await shop.stockOf(CHEESE)
    const id = await shop.assembling()
    const lineId = await shop.lineOf(id)
    const { preview } = await shop.change(id, {
      kind: 'weigh',
      lines: [{ lineId, picked: 571 }],
      isAboveCharged: false,
    })
    // 645,50 × 571 ÷ 300 = 1 228,60 ₽ of 1 291 ₽; delivery 299 ₽
    expect(preview).toMatchObject({
      before: { total: 159_000 },
      after: { total: 152_760 },
      refund: 6_240,
      needsCustomer: false,
    })
    expect(await shop.read(id)).toMatchObject({
      total: 1527.6,
      ceiling: 1590,
      lines: [{ orderedAmount: 600, pickedAmount: 571, orderedSum: 1291, pickedSum: 1228.6 }],
    })
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    await shop.services.orders.move(farmer, id, 'received')
    expect(await shop.stockOf(CHEESE)).toEqual([Number(before[0]) - 571, before[1], before[2]])
    expect(await shop.changesOf(id)).toMatchObject([
      {
        kind: 'weigh',
        state: 'applied',
        actor: 'farmer',
        lines: [{ lineId, before: { amount: 600, sum: 1291 }, after: { amount: 571, sum: 1228.6 } }],
      },
    ])
  })

  it('charges no surplus unless the customer agrees to pay for it', async () => {
    const id = await shop.assembling()
    const lineId = await shop.lineOf(id)
    const gift: RequestedChange = { kind: 'weigh', lines: [{ lineId, picked: 640 }], isAboveCharged: false }
    expect((await shop.change(id, gift)).preview).toMatchObject({ after: { total: 159_000 }, needsCustomer: false })
    const asked = await shop.change(id, { ...gift, isAboveCharged: true })
    expect(asked).toMatchObject({ preview: { needsCustomer: true }, made: { state: 'proposed' } })
    const page = await shop.read(id)
    expect(page).toMatchObject({ total: 1590, proposals: [{ id: asked.made?.id, kind: 'weigh' }] })
    await expect(shop.services.orders.move(farmer, id, 'onTheRoad')).rejects.toThrow('ORDER_STEP_FORBIDDEN')

    const answer = `${id}/changes/${asked.made?.id}/answer`
    const yes = { yes: true, expectedTotal: 1676.06 }
    expect((await shop.post(answer, yes)).status).toBe(401)
    expect((await shop.post(answer, yes, BORIS)).status).toBe(404)
    // consent requires the expected total
    expect((await shop.post(answer, { yes: true }, ANNA)).body.errors).toEqual({ expectedTotal: 'обязательное поле' })
    const wrong = await shop.post(answer, { yes: 'maybe' }, ANNA)
    expect([wrong.status, wrong.body.errors.yes]).toEqual([400, expect.stringMatching(/[а-я]/)])
    expect((await shop.post(answer, { yes: true, expectedTotal: 1590 }, ANNA)).body.code).toBe('ORDER_CHANGED')
    const { body } = await shop.post(answer, yes, ANNA)
    expect(body).toMatchObject({ total: 1676.06, ceiling: 1676.06, proposals: [], lines: [{ pickedAmount: 640 }] })
    expect((await shop.post(answer, { yes: false }, ANNA)).body.code).toBe('ORDER_CHANGE_FORBIDDEN')
  })

  it('gives the ordered amount when the customer does not answer in time', async () => {
    const id = await shop.assembling()
    const lineId = await shop.lineOf(id)
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 700 }], isAboveCharged: true })
    shop.passMinutes(61)
    await shop.runPeriodic()
    expect(await shop.read(id)).toMatchObject({ total: 1590, proposals: [], lines: [{ pickedAmount: 600 }] })
    expect((await shop.changesOf(id)).map(({ state }: { state: string }) => state)).toEqual(['expired', 'applied'])
    shop.passMinutes(-61)
  })

  it.each(['silence', 'a no'])('%s keeps a line unchanged when no stock is left to fill it up', async (answer) => {
    const id = await shop.assembling({ lines: { [CURD]: 2 } })
    const lineId = await shop.lineOf(id, CURD)
    const weigh = (picked: number): RequestedChange => ({
      kind: 'weigh',
      lines: [{ lineId, picked }],
      isAboveCharged: true,
    })
    await shop.change(id, weigh(300))
    const { made } = await shop.change(id, weigh(700))
    expect(made).toMatchObject({ state: 'proposed' })
    const left = await shop.order({ as: BORIS, lines: { [CURD]: 9 } })
    // this order is proposed later, and the first one does not block it
    const other = await shop.assembling()
    await shop.change(other, {
      ...weigh(700),
      lines: [{ lineId: await shop.lineOf(other), picked: 700 }],
    } as RequestedChange)
    if (answer === 'a no') {
      const { status, body } = await shop.post(`${id}/changes/${made?.id}/answer`, { yes: false }, ANNA)
      expect([status, body.proposals]).toEqual([200, []])
    }
    shop.passMinutes(61)
    await shop.runPeriodic()
    shop.passMinutes(-61)
    expect(await shop.read(id)).toMatchObject({ proposals: [], lines: [{ pickedAmount: 300 }] })
    expect(await shop.read(other)).toMatchObject({ proposals: [], lines: [{ pickedAmount: 600 }] })
    await shop.services.orders.move(farmer, id, 'canceled')
    await shop.services.orders.move(farmer, left, 'canceled')
  })

  it('weighs once for twenty concurrent requests', async () => {
    const id = await shop.assembling()
    const requestedChange: RequestedChange = {
      kind: 'weigh',
      lines: [{ lineId: await shop.lineOf(id), picked: 500 }],
      isAboveCharged: false,
    }
    const { after } = await shop.services.orders.previewChange(farmer, id, requestedChange)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => shop.services.orders.applyChange(farmer, id, requestedChange, after.total)),
    )
    expect(outcomes.filter(({ change }) => change !== null)).toHaveLength(1)
    expect(await shop.changesOf(id)).toHaveLength(1)
  })

  it('captures only the weighed amount of a hold', async () => {
    const id = await shop.order({ paymentMethod: 'rbs' })
    const payment = async () => (await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })).body
    const page = new URL((await payment()).payUrl)
    await shop.bank.inject({
      method: 'POST',
      url: page.pathname + page.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'card=4111+1111+1111+1111',
    })
    shop.passMinutes(1)
    await shop.runPeriodic()
    expect(await shop.read(id)).toMatchObject({ isHeld: true, paymentStatus: 'wait' })
    await shop.services.orders.move(farmer, id, 'isAssembling')
    const lines = [{ lineId: await shop.lineOf(id), picked: 450 }]
    await shop.change(id, { kind: 'weigh', lines, isAboveCharged: false })
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    await shop.runOutbox()
    await shop.runPeriodic()
    expect(await shop.read(id)).toMatchObject({ total: 1267.25, paymentStatus: 'paid', isHeld: false, refunds: [] })
    const [atBank] = (await shop.bankOrders()).filter(({ orderNumber }) => orderNumber.startsWith(`${id}-`))
    expect(atBank).toMatchObject({ deposited: 126_725, refunded: 0 })
  })

  it('applies one of a concurrent weighing and cancellation completely', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await shop.assembling()
      const requestedChange: RequestedChange = {
        kind: 'weigh',
        lines: [{ lineId: await shop.lineOf(id), picked: 450 }],
        isAboveCharged: false,
      }
      const { after } = await shop.services.orders.previewChange(farmer, id, requestedChange)
      const [weighed, canceled] = await Promise.allSettled([
        shop.services.orders.applyChange(farmer, id, requestedChange, after.total),
        shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA }),
      ])
      expect(canceled).toMatchObject({ status: 'fulfilled', value: { status: 200 } })
      expect(['fulfilled', 'rejected']).toContain(weighed.status)
      expect((await shop.read(id)).deliveryStatus).toBe('canceled')
      expect(await integrityProblemsOf(shop)).toEqual([])
    }
  })

  it('refuses to take back bonuses that were spent meanwhile, and hides their number from the seller', async () => {
    const had = await shop.bonuses()
    const id = await shop.assembling({ bonuses: 645 })
    const lineId = await shop.lineOf(id)
    const weigh = (picked: number): RequestedChange => ({
      kind: 'weigh',
      lines: [{ lineId, picked }],
      isAboveCharged: false,
    })
    await shop.change(id, weigh(100))
    expect(await shop.bonuses()).toBeGreaterThan(had - 645)
    const book = (kind: 'expired' | 'accrued', bonuses: number) =>
      shop.sql(
        `insert into bonus_entry (customer_id, kind, amount, at) values (${ANNA}, '${kind}', ${bonuses * 100}, shop_now())`,
      )
    const left = await shop.bonuses()
    await book('expired', -left)
    await expect(shop.change(id, weigh(600))).rejects.toMatchObject({
      code: 'ORDER_CHANGE_FORBIDDEN',
      facts: { reason: 'bonusesSpent' },
    })
    await book('accrued', left)
    await shop.change(id, weigh(600))
    expect(await shop.bonuses()).toBe(had - 645)
  })

  it('refuses strangers, unknown lines, implausible weights and other states', async () => {
    const id = await shop.order()
    const lineId = await shop.lineOf(id)
    const requestedChange: RequestedChange = { kind: 'weigh', lines: [{ lineId, picked: 500 }], isAboveCharged: false }
    const refused = (by: StaffParty, other: RequestedChange = requestedChange) =>
      shop.services.orders.previewChange(by, id, other).catch((error) => [error.code, error.facts.reason])
    expect(await refused(stranger)).toEqual(['NOT_FOUND', undefined])
    expect(await refused(farmer)).toEqual(['ORDER_CHANGE_FORBIDDEN', 'state'])
    await shop.services.orders.move(farmer, id, 'isAssembling')
    expect(await refused(farmer, { ...requestedChange, lines: [{ lineId: 1, picked: 5 }] })).toEqual([
      'NOT_FOUND',
      undefined,
    ])
    expect(await refused(farmer, { ...requestedChange, lines: [{ lineId, picked: 5_000 }] })).toEqual([
      'ORDER_CHANGE_FORBIDDEN',
      'tooMuch',
    ])
    await expect(shop.services.orders.applyChange(farmer, id, requestedChange, 1 as never)).rejects.toMatchObject({
      code: 'ORDER_CHANGED',
      facts: { preview: { totalAfter: 1374.83 } },
    })
  })
})

describe('both status fields', () => {
  it('applies step by step when both fields agree, and refuses otherwise', async () => {
    const id = await shop.order()
    const set = (status: 'booked' | 'received', deliveryStatus: 'isAssembling' | 'onTheRoad' | 'received') =>
      shop.services.orders.setStatuses(farmer, id, { status, deliveryStatus })
    await expect(set('received', 'onTheRoad')).rejects.toThrow('STATUSES_DISAGREE')
    await set('booked', 'onTheRoad')
    expect(
      (await shop.read(id)).history.map(({ to, actor }: { to: string; actor: string }) => `${to} ${actor}`),
    ).toEqual(['formed user', 'isAssembling farmer', 'onTheRoad farmer'])
    await set('booked', 'onTheRoad')
    await set('received', 'received')
    await expect(set('booked', 'isAssembling')).rejects.toThrow('ORDER_STEP_FORBIDDEN')
  })
})

describe('the log of changes', () => {
  it('refuses changes of the log', async () => {
    const id = await shop.assembling()
    await shop.change(id, {
      kind: 'weigh',
      lines: [{ lineId: await shop.lineOf(id), picked: 590 }],
      isAboveCharged: false,
    })
    for (const text of [
      'update order_change set reason = $2 where order_id = $1',
      'delete from order_change where order_id = $1 and $2 = $2',
    ]) {
      await expect(shop.sql(text, [id, 'x'])).rejects.toThrow('stays as it is')
    }
  })
})
