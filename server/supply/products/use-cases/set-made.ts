import { type Made, madeMistakes } from '@okolitsa/domain/catalog/made.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ProductRef } from '../ports.ts'
import { deleteMade, findMade, insertMade } from '../store/product-made.store.ts'
import { conclude, type ProductDeps, takeProduct } from './product-deps.ts'

/** States when the products in stock were picked, milked, baked; null removes the statement. */
export async function setMade(
  deps: ProductDeps,
  tx: Executor,
  author: Author,
  ref: ProductRef,
  made: Made | null,
): Promise<void> {
  await takeProduct(deps, tx, ref)
  const { made: before, today } = await findMade(tx, ref.productId)
  refuseMistakes(made ? madeMistakes(made, today) : {})
  await deleteMade(tx, ref.productId)
  if (made) await insertMade(tx, [{ ...made, productId: ref.productId }])
  await conclude(deps, tx, author, ref, { action: 'setMade', before: { made: before }, after: { made } })
}
