import { type StockSetting, stockMistakes } from '@okolitsa/domain/catalog/product-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { mistakesOf, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { MovedShelf, StockMove } from '../../stock/ports.ts'
import type { ProductRef } from '../ports.ts'
import { saveHarvest } from '../store/product.store.ts'
import { conclude, type ProductDeps, staffOf, takeProduct } from './product-deps.ts'

/** Maximum amount of one arrival or write-off. */
const MAX_ADDED = 1_000_000_000

/** Sets the stock together with the first delivery day of a harvest. */
export async function setStock(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  stock: StockSetting,
): Promise<void> {
  refuseMistakes(stockMistakes(stock))
  const product = await takeProduct(deps, tx, ref)
  const [before] = await deps.stock.takeLevels(tx, [ref.productId])
  if (!before) throw new Refusal('NOT_FOUND')
  const { kind } = stock
  const onHand = stock.kind === 'unlimited' ? 0 : stock.onHand
  const harvestReadyOn = stock.kind === 'harvest' ? stock.readyOn : null
  await deps.stock.setLevel(tx, { productId: ref.productId, kind, onHand }, staffOf(author))
  await saveHarvest(tx, ref.productId, harvestReadyOn)
  await conclude(deps, tx, author, ref, {
    action: 'setStock',
    entity: 'stock',
    before: { kind: before.kind, onHand: before.onHand, readyOn: product.harvestReadyOn },
    after: { kind, onHand, readyOn: harvestReadyOn },
  })
}

export async function addStock(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  amount: number,
): Promise<number> {
  refuseMistakes(mistakesOf({ amount: whole(-MAX_ADDED, MAX_ADDED) }, { amount }))
  await takeProduct(deps, tx, ref)
  const onHand = await deps.stock.addOnHand(tx, ref.productId, amount, staffOf(author))
  // read models contain no amounts, since these change with every order
  await deps.audit.record(tx, author, [
    {
      action: 'addStock',
      entity: 'stock',
      entityId: ref.productId,
      organizationId: ref.organizationId,
      before: { onHand: onHand - amount },
      after: { onHand },
    },
  ])
  return onHand
}

/** Records an arrival, a write-off or a count; a repeated key has no effect and is not audited. */
export async function moveStock(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  move: Omit<StockMove, 'staffId'>,
): Promise<MovedShelf> {
  await takeProduct(deps, tx, ref)
  const moved = await deps.stock.move(tx, ref.productId, { ...move, staffId: staffOf(author) })
  await deps.audit.record(tx, author, [
    {
      action: move.kind,
      entity: 'stock',
      entityId: ref.productId,
      organizationId: ref.organizationId,
      before: { onHand: moved.before },
      after: { onHand: moved.after },
    },
  ])
  return moved
}

/** Sets the threshold of the low-stock warning. Not audited, since the product does not change. */
export async function setStockThreshold(
  deps: ProductDeps,
  tx: Executor,
  ref: ProductRef,
  below: number | null,
): Promise<void> {
  refuseMistakes(below === null ? {} : mistakesOf({ below: whole(1, MAX_ADDED) }, { below }))
  await takeProduct(deps, tx, ref)
  await deps.stock.setThreshold(tx, ref.productId, below)
}
