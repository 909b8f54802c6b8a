import { promoShares } from '@okolitsa/domain/bearers/bearers.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { writePromoCode } from '../loyalty/loyalty-shop.data.ts'
import { BREAD, CHEESE, farmer, openChangesShop } from './changes-shop.data.ts'

const shop = await openChangesShop()
afterEach(async () => {
  await shop.runOutbox()
  expect(await integrityProblemsOf(shop)).toEqual([])
})

const linesOf = (orderId: number) =>
  shop.sql(
    `select amount, is_short, actual_sum, promo_sum, sold_sum, bonus_sum, payable_sum, is_sold from sold_line
      where order_id = $1 order by id`,
    [orderId],
  )
const bought = { lines: { [CHEESE]: 2, [BREAD]: 1 }, promoCode: 'СОТНЯ', bonuses: 100 }

describe('sold_line', () => {
  it('divides the promo code and the bonuses among the lines of a new order', async () => {
    await writePromoCode(shop, 'СОТНЯ')
    const id = await shop.order(bought)
    // 10 000 of each are divided in proportion to 129 100 and 50 000, rounded down with an exact total
    const cheese = { actual_sum: 129_100, promo_sum: 7_208, sold_sum: 121_892, bonus_sum: 7_208, payable_sum: 114_684 }
    const bread = { actual_sum: 50_000, promo_sum: 2_792, sold_sum: 47_208, bonus_sum: 2_792, payable_sum: 44_416 }
    const whole = { is_short: false, is_sold: false }
    expect(await linesOf(id)).toEqual([
      { ...cheese, ...whole, amount: 600 },
      { ...bread, ...whole, amount: 1 },
    ])
  })

  it('contains the weighed sum after a weighing, and is marked as sold at the handover', async () => {
    const id = await shop.assembling(bought)
    const lineId = await shop.lineOf(id)
    await shop.change(id, { kind: 'weigh', lines: [{ lineId, picked: 571 }], isAboveCharged: false })
    const [weighed, whole] = await linesOf(id)
    // 645,50 × 571 ÷ 300, with proportional shares
    expect(weighed).toMatchObject({ amount: 571, actual_sum: 122_860, promo_sum: 6_859, is_sold: false })
    expect(whole).toMatchObject({ amount: 1, actual_sum: 50_000, promo_sum: 2_792 })
    await shop.services.orders.move(farmer, id, 'onTheRoad')
    await shop.services.orders.move(farmer, id, 'received')
    expect((await linesOf(id)).map(({ is_sold }) => is_sold)).toEqual([true, true])
    const [{ total } = { total: 0 }] = await shop.sql<{ total: number }>(
      `select (sum(payable_sum) + min(delivery_sum))::int as total
         from sold_line join order_terms using (order_id) where order_id = $1`,
      [id],
    )
    expect((await shop.read(id)).total * 100).toBe(total)
  })

  it('excludes cancelled orders', async () => {
    const id = await shop.order(bought)
    await shop.services.orders.move(farmer, id, 'canceled', 'no')
    expect((await linesOf(id)).map(({ is_sold }) => is_sold)).toEqual([false, false])
  })
})

it('divides a promo code between market and seller as the rule of bearers does', async () => {
  const id = await shop.order({ ...bought, as: 2_001, bonuses: 0 })
  for (const percent of [0, 1, 33, 50, 67, 99, 100]) {
    await shop.sql('update shop_order set promo_market_percent = $2 where id = $1', [id, percent])
    const lines = await shop.sql<{ own: number; promo: number; given: number }>(
      `select line.promo_sum as own, order_line.promo_sum as promo, sold_sum - line.bonus_sum - payable_sum as given
         from sold_line as line join order_line using (id) where line.order_id = $1`,
      [id],
    )
    for (const { own, promo, given } of lines)
      expect({ seller: own, market: given }).toEqual(promoShares(kopecks(promo), percent))
  }
  await shop.sql('update shop_order set promo_market_percent = 0 where id = $1', [id])
})
