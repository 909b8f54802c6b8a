import type { RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { ANNA, BORIS, EGGS } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { BREAD, BRIE, CHEESE, CURD, DEAR, farmer, NUTTY, openChangesShop } from './changes-shop.data.ts'

const shop = await openChangesShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

describe('replacing and cancelling lines', () => {
  const instead = (lineId: number, productId: number, quantity = 2): RequestedChange => ({
    kind: 'replace',
    lineId,
    productId,
    quantity,
  })

  it.each([
    ['none', CURD, 'notWanted'],
    ['same_category', BREAD, 'otherCategory'],
    ['same_category', DEAR, 'tooDear'],
    ['same_category', NUTTY, 'allergens'],
    ['ask', NUTTY, 'allergens'],
  ])('under the rule «%s» refuses product %i: %s', async (rule, productId, reason) => {
    const id = await shop.assembling({ rule })
    const refused = await shop.services.orders
      .previewChange(farmer, id, instead(await shop.lineOf(id), productId))
      .catch((e) => e)
    expect([refused.code, refused.facts.reason]).toEqual(['SUBSTITUTION_FORBIDDEN', reason])
  })

  it('charges the lower price of a cheaper product of the category', async () => {
    const id = await shop.assembling({ rule: 'same_category' })
    const lineId = await shop.lineOf(id)
    await shop.change(id, instead(lineId, CURD))
    const page = await shop.read(id)
    expect(page).toMatchObject({ total: 1499, ceiling: 1590 })
    const [old, curd] = page.lines
    expect(old).toMatchObject({ id: lineId, pickedAmount: 0, actualSum: 0, replacedBy: curd.id })
    expect(curd).toMatchObject({ productId: CURD, replaces: lineId, actualSum: 1200 })
    expect(await shop.stockOf(CURD)).toEqual([3000, 600, 0])
    const weigh = (which: number): RequestedChange => ({
      kind: 'weigh',
      lines: [{ lineId: which, picked: 600 }],
      isAboveCharged: false,
    })
    await expect(shop.services.orders.previewChange(farmer, id, weigh(lineId))).rejects.toThrow(
      'ORDER_CHANGE_FORBIDDEN',
    )
    await shop.change(id, weigh(curd.id))
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    await shop.services.orders.move(farmer, id, 'received')
    expect(await shop.stockOf(CURD)).toEqual([2400, 0, 0])
  })

  it('asks the customer under their rule, and cancels the line (or the whole order) after a refusal', async () => {
    const id = await shop.assembling({ rule: 'ask', lines: { [CHEESE]: 2, [EGGS]: 3 } })
    const { made } = await shop.change(id, instead(await shop.lineOf(id), CURD))
    expect(made?.state).toBe('proposed')
    const { body } = await shop.post(`${id}/changes/${made?.id}/answer`, { yes: false }, ANNA)
    expect(body).toMatchObject({ deliveryStatus: 'isAssembling', total: 839, proposals: [] })
    expect(body.lines.find((line: { productId: number }) => line.productId === CHEESE)).toMatchObject({
      pickedAmount: 0,
      replacedBy: null,
    })

    const single = await shop.assembling({ rule: 'ask' })
    const asked = await shop.change(single, instead(await shop.lineOf(single), CURD))
    const answered = await shop.post(`${single}/changes/${asked.made?.id}/answer`, { yes: false }, ANNA)
    expect(answered.body).toMatchObject({ deliveryStatus: 'canceled', orderCancelingInitiator: 'farmer' })
  })

  it('replaces the product after the customer’s consent', async () => {
    const id = await shop.assembling({ rule: 'ask' })
    const { made } = await shop.change(id, instead(await shop.lineOf(id), CURD))
    const { body } = await shop.post(`${id}/changes/${made?.id}/answer`, { yes: true, expectedTotal: 1499 }, ANNA)
    expect(body).toMatchObject({ total: 1499, lines: [{ pickedAmount: 0 }, { productId: CURD }] })
  })

  it('gives the last piece to one of two concurrent orders, and refuses the other one with the title', async () => {
    const ids = await Promise.all([
      shop.assembling({ rule: 'same_farm' }),
      shop.assembling({ rule: 'same_farm', as: BORIS }),
    ])
    const requestedChanges = await Promise.all(
      ids.map(async (id, index) => {
        const page = await shop.read(id, index === 0 ? ANNA : BORIS)
        return instead(page.lines[0].id, BRIE, 1)
      }),
    )
    const outcomes = await Promise.allSettled(
      ids.map((id, index) => shop.change(id, requestedChanges[index] as RequestedChange)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(lost.reason).toMatchObject({
      code: 'NOT_ENOUGH_STOCK',
      facts: { products: [{ productId: BRIE, title: 'Brie', left: 0 }] },
    })
  })

  it('cancels the order when every line is cancelled', async () => {
    const id = await shop.assembling({ lines: { [CHEESE]: 1, [EGGS]: 1 } })
    const page = await shop.read(id)
    const lineIds = page.lines.map(({ id: lineId }: { id: number }) => lineId)
    const requestedChange: RequestedChange = { kind: 'cancelLine', lineIds }
    const { preview } = await shop.change(id, requestedChange)
    expect(preview).toMatchObject({ cancelsOrder: true })
    expect(await shop.read(id)).toMatchObject({ deliveryStatus: 'canceled', orderCancelingInitiator: 'farmer' })
  })

  it('returns whole bonuses with their goods', async () => {
    const had = await shop.bonuses()
    const id = await shop.assembling({ lines: { [CHEESE]: 2, [EGGS]: 3 }, bonuses: 500 })
    expect(await shop.bonuses()).toBe(had - 500)
    // 1 291 ₽ of 1 831 ₽ are cancelled: 147 bonuses stay spent on the eggs
    const { preview } = await shop.change(id, { kind: 'cancelLine', lineIds: [await shop.lineOf(id)] })
    expect(preview).toMatchObject({ returnedBonuses: 35_200, after: { total: (540 - 148 + 299) * 100 } })
    expect(await shop.bonuses()).toBe(had - 148)
    await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA })
    await shop.runOutbox()
    expect(await shop.bonuses()).toBe(had)
  })
})
