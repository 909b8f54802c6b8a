import { orderAmounts } from '@okolitsa/domain/orders/order-amounts.ts'
import type { RequestedChange } from '@okolitsa/domain/orders/requested-change.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { ANNA, EGGS } from '../../testing/two-farms.data.ts'
import { integrityProblemsOf } from '../../testing/world.data.ts'
import { findContent } from '../order-lifecycle/store/order-content.store.ts'
import { BREAD, CHEESE, CURD, DEAR, farmer, NUTTY, openChangesShop } from './changes-shop.data.ts'

const shop = await openChangesShop()
beforeAll(async () => {
  const gift = "insert into bonus_entry (customer_id, kind, amount, at) values ($1, 'accrued', 100000000, shop_now())"
  await shop.sql(gift, [ANNA])
})

/** Selects one of the order's lines by a random number. */
const anyLine = fc.nat(9)
const amount = fc.integer({ min: 0, max: 900 })
const product = fc.constantFrom(CHEESE, CURD, BREAD, DEAR, NUTTY, EGGS)
const steps = fc.oneof(
  fc.record({ action: fc.constant('weigh' as const), line: anyLine, amount, isAboveCharged: fc.boolean() }),
  fc.record({
    action: fc.constant('replace' as const),
    line: anyLine,
    product,
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ action: fc.constant('cancelLine' as const), line: anyLine }),
  fc.record({ action: fc.constant('refuseLine' as const), line: anyLine }),
  fc.record({ action: fc.constant('edit' as const), line: anyLine, quantity: fc.nat(4), product }),
  fc.record({ action: fc.constant('answer' as const), yes: fc.boolean() }),
  fc.record({ action: fc.constant('wait' as const) }),
  fc.record({ action: fc.constant('move' as const) }),
)
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never
const history = fc.record({
  rule: fc.constantFrom('none', 'same_farm', 'same_category', 'ask'),
  bonuses: fc.constantFrom(0, 37, 300),
  isPaid: fc.boolean(),
  // each round runs its steps concurrently
  rounds: fc.array(fc.array(steps, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 8 }),
})

async function apply(id: number, step: Step): Promise<unknown> {
  const page = await shop.read(id)
  const lineId = page.lines[('line' in step ? step.line : 0) % page.lines.length].id as number
  const seller = async (requestedChange: RequestedChange) => {
    const { after } = await shop.services.orders.previewChange(farmer, id, requestedChange)
    return shop.services.orders.applyChange(farmer, id, requestedChange, after.total)
  }
  switch (step.action) {
    case 'weigh':
      return seller({ kind: 'weigh', lines: [{ lineId, picked: step.amount }], isAboveCharged: step.isAboveCharged })
    case 'replace':
      return seller({ kind: 'replace', lineId, productId: step.product, quantity: step.quantity })
    case 'cancelLine':
      return seller({ kind: 'cancelLine', lineIds: [lineId] })
    case 'refuseLine':
      return seller({ kind: 'refuseLine', lineIds: [lineId] })
    case 'edit': {
      const body = { lines: [{ lineId, quantity: step.quantity }], added: [{ productId: step.product, quantity: 1 }] }
      const preview = await shop.post(`${id}/edit/preview`, body, ANNA)
      if (preview.status !== 200) return preview
      return shop.post(`${id}/edit`, { ...body, expectedTotal: preview.body.totalAfter }, ANNA)
    }
    case 'answer': {
      const [proposal] = page.proposals
      return proposal && shop.post(`${id}/changes/${proposal.id}/answer`, { yes: step.yes }, ANNA)
    }
    case 'wait':
      shop.passMinutes(61)
      await shop.runPeriodic()
      return shop.passMinutes(-61)
    case 'move': {
      const next = { formed: 'isAssembling', isAssembling: 'onTheRoad', onTheRoad: 'received' } as const
      const to = next[page.deliveryStatus as keyof typeof next]
      return to && shop.services.orders.move(farmer, id, to)
    }
  }
}

async function pay(id: number): Promise<void> {
  const { body } = await shop.call('GET', `/api/v1/checkout/payment/status/${id}`, { as: ANNA })
  await shop.press(body.payload, 'pay')
  await expect.poll(async () => (await shop.read(id)).paymentStatus).toBe('paid')
}

it('keeps sums, money, stock and bonuses consistent when any two changes of an order run concurrently', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ rule, bonuses, isPaid, rounds }) => {
      const paymentMethod = isPaid ? 'sbp' : 'cashondelivery'
      const id = await shop.order({ rule, bonuses, paymentMethod, lines: { [CHEESE]: 2, [EGGS]: 3 } })
      if (isPaid) await pay(id)
      for (const round of rounds) {
        const outcomes = await Promise.allSettled(round.map((step) => apply(id, step)))
        for (const outcome of outcomes) {
          // refusals are expected, other errors are bugs
          if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Refusal)
          else expect((outcome.value as { status?: number } | undefined)?.status).not.toBe(500)
        }
      }
      await shop.runOutbox()
      expect(await integrityProblemsOf(shop)).toEqual([])
      const [row] = await shop.sql<{ state: string; total_sum: number; ordered_total: number; bonus_sum: number }>(
        'select state, total_sum, ordered_total, bonus_sum from shop_order where id = $1',
        [id],
      )
      const content = await findContent(shop.database.executor, id)
      if (!row || !content) throw new Error('the order is gone')
      expect(row.total_sum).toBeLessThanOrEqual(row.ordered_total)
      expect(orderAmounts(content.lines, content.agreed)).toMatchObject({
        total: row.total_sum,
        bonuses: row.bonus_sum,
      })
      // releases stock and bonuses for the next history
      await shop.call('PATCH', `/api/v1/orders/${id}/cancel`, { as: ANNA })
      await shop.runOutbox()
    }),
    { numRuns: 15 },
  )
})
