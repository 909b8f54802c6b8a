import { broughtAmount } from '@okolitsa/domain/orders/changed-lines.ts'
import { HOLD_GRACE_MINUTES } from '@okolitsa/domain/payments/payment-machine.ts'
import type { Executor } from '../../platform/db/client.ts'
import type { Deps } from '../../services.ts'
import type { FeeProduct } from '../fees/ports.ts'
import { refuseFullDay } from './full-day.ts'
import { namingProducts } from './naming-products.ts'
import type { LockedWholeOrder, OrderLifecycle, OrderRewrite } from './ports.ts'
import { deleteLines, insertLine, saveLines, saveSums, saveTarget } from './store/order-content.store.ts'

type RewriteDeps = Deps<'stock' | 'clock' | 'fees'>

/** Stores an order's new day, place and recipient, its lines with stock, and its sums. */
export const rewriteOrder =
  (deps: RewriteDeps): OrderLifecycle['rewrite'] =>
  async (tx, before, after) => {
    const { order } = before
    if (after.target) await saveTarget(tx, order, after.target).catch(refuseFullDay)
    const newIds = await writeLines(deps, tx, before, after)
    await saveSums(tx, order.id, after.amounts, after.agreed)
    return newIds
  }

/** Stores lines and reserves their stock; returns the ids of new lines. */
async function writeLines(
  deps: RewriteDeps,
  tx: Executor,
  before: LockedWholeOrder,
  { lines, amounts, products, areGoodsOut }: OrderRewrite,
): Promise<ReadonlyMap<number, number>> {
  const newIds = new Map<number, number>()
  const added: FeeProduct[] = []
  for (const [index, line] of lines.entries()) {
    if (line.id > 0) continue
    const product = products.get(line.productId)
    const own = amounts.lines[index]
    if (!product || !own) throw new Error(`a new line without its product: ${line.productId}`)
    newIds.set(line.id, await insertLine(tx, before.order.id, { line, product, amounts: own }))
    added.push({ productId: line.productId, categoryIds: product.categoryIds })
  }
  if (added.length > 0) await deps.fees.freezeAdded(tx, before.order, added)
  await saveLines(
    tx,
    lines.filter(({ id }) => id > 0),
    amounts.lines,
  )
  const kept = new Set(lines.map(({ id }) => id))
  const removed = before.lines.filter(({ id }) => !kept.has(id))
  if (!areGoodsOut) {
    const brought = new Map(before.lines.map((line) => [line.id, broughtAmount(line)]))
    const claims = [
      ...lines.map((line) => ({ line, amount: broughtAmount(line) })),
      ...removed.map((line) => ({ line, amount: 0 })),
    ]
      // fewer locked stock rows block fewer other orders
      .filter(({ line, amount }) => brought.get(line.id) !== amount)
      .map(({ line, amount }) => ({ productId: line.productId, amount, orderLineId: newIds.get(line.id) ?? line.id }))
    const now = deps.clock()
    const { payBefore } = before.order
    const hold = { isPromised: payBefore === null, expiresAt: holdUntil(payBefore ?? now) }
    await namingProducts(lines, () => deps.stock.resize(tx, claims, hold, now))
  }
  await deleteLines(
    tx,
    removed.map(({ id }) => id),
  )
  return newIds
}

const holdUntil = (payBefore: Date) => new Date(payBefore.getTime() + HOLD_GRACE_MINUTES * 60_000)
