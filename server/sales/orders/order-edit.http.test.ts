import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, EGGS, HAM, OTHER_FARM } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { BREAD, CHEESE, farmer, openChangesShop } from './changes-shop.data.ts'

const shop = await openChangesShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

describe('editing by the customer', () => {
  const edit = (id: number, body: object, as?: number) => shop.post(`${id}/edit`, body, as)
  const preview = (id: number, body: object, as?: number) => shop.post(`${id}/edit/preview`, body, as)

  it('applies an edit with the previewed total', async () => {
    const before = await shop.stockOf(CHEESE)
    const id = await shop.order({ lines: { [CHEESE]: 2, [EGGS]: 1 } })
    const [lineId, eggs] = [await shop.lineOf(id), await shop.lineOf(id, EGGS)]
    expect(await shop.read(id)).toMatchObject({ may: { edit: true, claim: false, message: true } })
    const body = {
      lines: [
        { lineId, quantity: 1 },
        { lineId: eggs, quantity: 0 },
      ],
      added: [{ productId: BREAD, quantity: 1 }],
    }
    const shown = await preview(id, body, ANNA)
    expect(shown.body).toMatchObject({ totalBefore: 1770, totalAfter: 1444.5, refund: 325.5, needsCustomer: false })
    const stale = await edit(id, { ...body, expectedTotal: 1 }, ANNA)
    expect([stale.status, stale.body.code, stale.body.facts.preview.totalAfter]).toEqual([400, 'ORDER_CHANGED', 1444.5])
    const done = await edit(id, { ...body, expectedTotal: 1444.5 }, ANNA)
    expect(done.body).toMatchObject({
      total: 1444.5,
      ceiling: 1444.5,
      lines: [
        { productId: CHEESE, quantity: 1, orderedSum: 645.5 },
        { productId: BREAD, quantity: 1 },
      ],
    })
    expect(await shop.stockOf(CHEESE)).toEqual([before[0], Number(before[1]) + 300, before[2]])
    // a second request finds an order that already contains the bread
    expect((await edit(id, { ...body, expectedTotal: 1444.5 }, ANNA)).status).not.toBe(200)
  })

  it('adds products up to the stock', async () => {
    const id = await shop.order({ lines: { [CHEESE]: 1 } })
    const lineId = await shop.lineOf(id)
    const more = await edit(id, { lines: [{ lineId, quantity: 3 }], expectedTotal: 2235.5 }, ANNA)
    expect(more.body).toMatchObject({ total: 2235.5 })
    const { totalAfter } = (await preview(id, { lines: [{ lineId, quantity: 200 }] }, ANNA)).body
    const tooMuch = await edit(id, { lines: [{ lineId, quantity: 200 }], expectedTotal: totalAfter }, ANNA)
    expect([tooMuch.body.code, tooMuch.body.facts.products[0].title]).toEqual(['NOT_ENOUGH_STOCK', 'Cheese'])
  })

  it('refuses totals below the minimum, other sellers’ products, begun orders and edits after the cutoff', async () => {
    const id = await shop.order({ lines: { [CHEESE]: 1, [EGGS]: 1 } })
    const lineId = await shop.lineOf(id)
    const least = await preview(id, { lines: [{ lineId, quantity: 0 }] }, ANNA)
    expect([least.body.code, least.body.facts]).toEqual([
      'MIN_SUM_NOT_REACHED',
      { minOrderSum: 500, goodsSum: 180, missing: 320 },
    ])
    const foreign = await preview(id, { added: [{ productId: HAM, quantity: 1 }] }, ANNA)
    expect(foreign.body.code).toBe('FARMER_OR_PRODUCTS_UNAVAILABLE')
    // seven in the evening of the delivery day
    shop.passMinutes(60 * (48 + 8))
    const late = await preview(id, { lines: [{ lineId, quantity: 2 }] }, ANNA)
    expect([late.body.code, late.body.facts.reason]).toEqual(['ORDER_CHANGE_FORBIDDEN', 'cutOff'])
    expect((await shop.read(id)).may.edit).toBe(false)
    shop.passMinutes(-60 * (48 + 8))
    await shop.services.orders.move(farmer, id, 'isAssembling')
    const begun = await preview(id, { lines: [{ lineId, quantity: 2 }] }, ANNA)
    expect([begun.body.code, begun.body.facts.reason]).toEqual(['ORDER_CHANGE_FORBIDDEN', 'state'])
  })

  it('refuses guests, strangers and invalid input', async () => {
    const id = await shop.order()
    const body = { lines: [{ lineId: await shop.lineOf(id), quantity: 1 }] }
    expect((await preview(id, body)).status).toBe(401)
    expect((await preview(id, body, BORIS)).status).toBe(404)
    const elsewhere = { as: ANNA, site: OTHER_FARM, body }
    expect((await shop.call('POST', `/api/v1/orders/${id}/edit/preview`, elsewhere)).status).toBe(404)
    const fine = await edit(id, { ...body, expectedTotal: 1.234 }, ANNA)
    expect([fine.status, fine.body.errors.expectedTotal]).toEqual([400, expect.stringMatching(/[а-я]/)])
    expect((await edit(id, { ...body, expectedTotal: 1 })).status).toBe(401)
    expect((await edit(id, { ...body, expectedTotal: 1 }, BORIS)).status).toBe(404)
    for (const wrong of [{ lines: [{ lineId: 'x', quantity: 1.5 }] }, { added: [{ productId: 0, quantity: 0 }] }]) {
      const { status, body: problem } = await edit(id, wrong, ANNA)
      expect(status).toBe(400)
      expect(problem.errors.expectedTotal).toMatch(/[а-я]/)
    }
    expect((await shop.call('GET', `/api/v1/orders/${id}/changes`)).status).toBe(401)
    expect((await shop.call('GET', `/api/v1/orders/${id}/changes`, { as: BORIS })).status).toBe(404)
  })

  it('requests the new sum of an unpaid order, and refunds the difference of a paid one', async () => {
    const id = await shop.order({ paymentMethod: 'sbp' })
    const lineId = await shop.lineOf(id)
    await edit(id, { lines: [{ lineId, quantity: 1 }], expectedTotal: 944.5 }, ANNA)
    await shop.runOutbox()
    const payment = () => shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
    await shop.press((await payment()).body.payload, 'pay')
    shop.passMinutes(1)
    await shop.runPeriodic()
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'paid', total: 944.5 })
    await shop.services.orders.move(farmer, id, 'isAssembling')
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 200 }], isAboveCharged: false })
    await shop.runOutbox()
    await shop.runPeriodic()
    expect(await shop.read(id)).toMatchObject({
      total: 729.33,
      refunds: [{ amount: 215.17 }],
      paymentStatus: 'partiallyReturned',
    })
  })

  it('requests a surcharge of a paid order, and continues after its payment', async () => {
    const id = await shop.order({ paymentMethod: 'sbp', lines: { [CHEESE]: 1 } })
    const payment = async () => (await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })).body
    const pay = async () => {
      await shop.press((await payment()).payload, 'pay')
      shop.passMinutes(1)
      await shop.runPeriodic()
    }
    await pay()
    const more = await edit(id, { lines: [{ lineId: await shop.lineOf(id), quantity: 2 }], expectedTotal: 1590 }, ANNA)
    expect(more.body).toMatchObject({ total: 1590, paymentStatus: 'partiallyPaid', may: { pay: true } })
    await shop.runOutbox()
    expect(await payment()).toMatchObject({ phase: 'waiting', amount: 645.5 })
    await pay()
    expect(await shop.read(id)).toMatchObject({ paymentStatus: 'paid', refunds: [] })
  })

  it('cancels and refunds the order when all products are removed', async () => {
    const id = await shop.order({ paymentMethod: 'sbp', bonuses: 100 })
    const had = await shop.bonuses()
    const { body } = await edit(id, { lines: [{ lineId: await shop.lineOf(id), quantity: 0 }], expectedTotal: 0 }, ANNA)
    expect(body).toMatchObject({ deliveryStatus: 'canceled', orderCancelingInitiator: 'user' })
    await shop.runOutbox()
    expect(await shop.bonuses()).toBe(had + 100)
  })

  it('applies an edit once for twenty concurrent requests', async () => {
    const id = await shop.order({ lines: { [CHEESE]: 2 } })
    const body = { added: [{ productId: BREAD, quantity: 1 }], expectedTotal: 2090 }
    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(id, body, ANNA)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await shop.read(id)).lines).toHaveLength(2)
  })
})
