import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ANNA, FARM, HONEY, twoFarms } from '../../testing/two-farms.data.ts'

const world = await twoFarms()
const NOW = new Date('2026-11-21T08:00:00Z')
const LATER = new Date('2026-11-22T08:00:00Z')
const { stock } = world.services

/** Random operations on stock; `line` is one of four order lines. */
const amount = fc.integer({ min: 0, max: 12 })
const line = fc.integer({ min: 0, max: 3 })
const happening = fc.oneof(
  fc.record({ kind: fc.constant('arrival' as const), amount, lot: fc.constantFrom(null, 'A', 'B', 'C') }),
  fc.record({ kind: fc.constant('writeOff' as const), amount, lot: fc.constantFrom(null, 'A', 'B') }),
  fc.record({ kind: fc.constant('count' as const), amount }),
  fc.record({ kind: fc.constantFrom('hold' as const, 'resize' as const), amount, line }),
  fc.record({ kind: fc.constantFrom('commit', 'leave', 'handOver', 'release' as const), line }),
)

const BEST_BEFORE: Readonly<Record<string, string | null>> = { A: '2026-11-20', B: '2026-12-01', C: null }

async function linesOfNewOrder(): Promise<number[]> {
  const rows = await world.sql<{ id: string }>(
    // order lines without a checkout, since the test concerns only their stock
    `with bought as (insert into order_group (customer_id) values (${ANNA}) returning id),
     placed as (
       insert into shop_order (order_group_id, customer_id, organization_id, delivery_kind, payment_method, place,
         recipient_name, recipient_phone, delivery_date, window_from_hour, window_to_hour, time_zone, goods_sum,
         delivery_sum, total_sum)
       select id, ${ANNA}, ${FARM}, 'courier', 'sbp', '{}', 'A', '79160000001', '2026-11-23', 10, 18, 'Europe/Moscow', 400, 0, 400
         from bought returning id)
     insert into order_line (order_id, product_id, position, title, slug, category_url_key, image, unit, measure, is_weight,
       price, final_price, ordered_quantity, ordered_amount, line_sum)
     select placed.id, ${HONEY}, n, 'P', 'p', 'food', 'p', 'шт', 1, false, 100, 100, 1, 1, 100
       from placed, generate_series(1, 4) as n returning id`,
  )
  return rows.map(({ id }) => Number(id))
}

it('keeps the ledger equal to the stock, and the stock above reservations and lots, in random histories', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 25 }), async (happenings) => {
      const lines = await linesOfNewOrder()
      for (const one of happenings) {
        const id = 'line' in one ? [lines[one.line] ?? 0] : []
        const claim = { productId: HONEY, amount: 'amount' in one ? one.amount : 0, orderLineId: id[0] ?? 0 }
        await world
          .write(async (tx) => {
            switch (one.kind) {
              case 'hold':
                return stock.hold(tx, [claim], 'payment', LATER)
              case 'resize':
                return stock.resize(tx, [claim], { isPromised: true, expiresAt: LATER }, NOW)
              case 'commit':
                return stock.commit(tx, id, NOW)
              case 'leave':
                return stock.takeLots(tx, id, NOW)
              case 'handOver':
                return stock.handOver(tx, id, NOW)
              case 'release':
                return stock.release(tx, id, NOW)
              default: {
                const lot = 'lot' in one ? one.lot : null
                const [{ lotId = null } = {}] = await world.sql<{ lotId: number }>(
                  'select id as "lotId" from stock_lot where product_id = $1 and number = $2',
                  [HONEY, lot],
                )
                await stock.move(tx, HONEY, {
                  press: randomUUID(),
                  kind: one.kind,
                  amount: one.amount,
                  reason: null,
                  note: '',
                  staffId: null,
                  ...(one.kind === 'writeOff' && { lotId }),
                  ...(one.kind === 'arrival' &&
                    lot &&
                    one.amount > 0 && {
                      lot: { number: lot, madeOn: null, bestBefore: BEST_BEFORE[lot] ?? null, today: '2026-11-21' },
                    }),
                })
              }
            }
          })
          // a refusal must have no effect, which the following check verifies
          .catch((error: { code?: string }) =>
            expect(['BAD_REQUEST', 'NOT_ENOUGH_STOCK', '23514', '23505']).toContain(error.code),
          )
        const [row] = await world.sql(
          `select on_hand - allocated - held >= 0 as fits,
             (on_hand, allocated, held) = (select sum(on_hand_delta), sum(allocated_delta), sum(held_delta)
               from stock_movement where product_id = $1) as is_ledger,
             on_hand = (select on_hand_after from stock_movement where product_id = $1 and on_hand_delta <> 0
               order by id desc limit 1) as is_last,
             (select coalesce(sum(remaining), 0) from stock_lot where product_id = $1) + coalesce((
               select -sum(change) from stock_lot join stock_lot_movement on lot_id = stock_lot.id
                 join stock_hold on stock_hold.order_line_id = stock_lot_movement.order_line_id and state = 'committed'
                where stock_lot.product_id = $1), 0) <= on_hand as lots_fit,
             (select coalesce(bool_and(remaining = (select sum(change) from stock_lot_movement where lot_id = stock_lot.id)), true)
               from stock_lot where product_id = $1) as are_lots_sums
             from stock where product_id = $1`,
          [HONEY],
        )
        expect(row, JSON.stringify(one)).toEqual({
          fits: true,
          is_ledger: true,
          is_last: true,
          lots_fit: true,
          are_lots_sums: true,
        })
      }
    }),
    { numRuns: 25 },
  )
})
