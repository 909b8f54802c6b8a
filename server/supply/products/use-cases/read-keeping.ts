import type { Database } from '../../../platform/db/client.ts'
import { listUnreadKeeping, lockUnreadKeeping, saveKeeping } from '../store/keeping.store.ts'
import { arrivalOf } from '../store/product.store.ts'
import type { ProductDeps } from './product-deps.ts'

const BATCH = 500

/** Derives the storage of products where it is missing, for example after a migration changed the rules. */
export async function readKeeping(
  { inTransaction }: Pick<Database, 'inTransaction'>,
  { sellers, readModels }: Pick<ProductDeps, 'sellers' | 'readModels'>,
): Promise<void> {
  for (;;) {
    const found = await inTransaction(async (tx) => {
      const unread = await listUnreadKeeping(tx, BATCH)
      const organizationIds = unread.map(({ organizationId }) => organizationId)
      await sellers.takeSellers(tx, [...new Set(organizationIds)])
      const products = await lockUnreadKeeping(
        tx,
        unread.map(({ id }) => id),
      )
      await saveKeeping(
        tx,
        products.map(({ id, ...texts }) => ({ id, ...arrivalOf(texts) })),
      )
      await readModels.refreshProducts(
        tx,
        products.map(({ id }) => id),
      )
      return unread.length
    })
    if (found < BATCH) return
  }
}
