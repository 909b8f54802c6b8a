import type { GoodsOutcome } from '@okolitsa/contracts/products/goods.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Kopecks } from '@okolitsa/domain/money/money.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Author } from '../../../../people/audit/ports.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Deps } from '../../../../services.ts'
import type { ProductRef, ProductsService } from '../../ports.ts'
import { findGoods, type GoodsRow } from '../store/goods.store.ts'
import { findGoodsProduct } from '../store/goods-product.store.ts'
import { demandGoodsCategories } from './edit-goods.ts'

export type ChangeGoodsDeps = Deps<'database' | 'products' | 'sellers'>

export interface GoodsChange {
  readonly id: number
  readonly price?: Kopecks | undefined
  readonly onHand?: number | undefined
  readonly isOnSale?: boolean | undefined
  readonly isArchived?: boolean | undefined
  readonly categoryId?: number | undefined
  readonly seen?: { readonly price?: Kopecks | undefined; readonly onHand?: number | null | undefined } | undefined
}

/**
 * Changes several products in the order of their ids, each in a separate transaction, so that a refused one does not
 * affect the others and checkouts wait only briefly. Refuses NOT_FOUND for another seller's product, and then changes
 * none.
 */
export async function changeGoods(
  deps: ChangeGoodsDeps,
  scope: StaffScope,
  staffId: number,
  changes: readonly GoodsChange[],
): Promise<{ readonly outcomes: readonly Pick<GoodsOutcome, 'id' | 'fate'>[]; readonly rows: readonly GoodsRow[] }> {
  const { executor } = deps.database
  const asked = new Map(changes.map((change) => [change.id, change]))
  const ids = [...asked.keys()]
  const found = await findGoods(executor, scope, ids)
  if (found.length < ids.length) throw new Refusal('NOT_FOUND')
  const categories = [...new Set(changes.flatMap(({ categoryId }) => categoryId ?? []))]
  for (const categoryId of categories.slice(0, 1))
    await demandGoodsCategories(executor, { categoryId, furtherCategoryIds: categories })
  const outcomes: Pick<GoodsOutcome, 'id' | 'fate'>[] = []
  for (const { id, organizationId } of found) {
    const change = asked.get(id)
    if (change) outcomes.push({ id, fate: await changeOne(deps, scope, { organizationId, staffId }, change) })
  }
  return { outcomes, rows: await findGoods(executor, scope, ids) }
}

async function changeOne(
  { database, products, sellers }: ChangeGoodsDeps,
  scope: StaffScope,
  { organizationId, staffId }: { readonly organizationId: number; readonly staffId: number },
  { id, price, onHand, isOnSale, isArchived, categoryId, seen }: GoodsChange,
): Promise<GoodsOutcome['fate']> {
  const author = { kind: 'staff', staffId } as const
  const ref = { organizationId, productId: id }
  try {
    return await database.inTransaction(async (tx: Executor) => {
      // serializes concurrent changes of this seller's products
      await sellers.takeSellers(tx, [organizationId])
      const [now] = await findGoods(tx, scope, [id])
      if (!now) throw new Refusal('NOT_FOUND')
      if (seen?.price !== undefined && seen.price !== now.price) return 'stale'
      if (seen?.onHand !== undefined && seen.onHand !== now.onHand) return 'stale'
      if (price !== undefined && price !== now.price) await products.setPrice(tx, author, ref, price)
      if (onHand !== undefined && onHand !== now.onHand) {
        const { readyOn } = now
        await products.setStock(
          tx,
          author,
          ref,
          readyOn === null ? { kind: 'counted', onHand } : { kind: 'harvest', onHand, readyOn },
        )
      }
      if (categoryId !== undefined && categoryId !== now.categoryId)
        await moveTo(products, tx, scope, author, ref, categoryId)
      if (isArchived === true && now.state !== 'archived') await products.archiveProduct(tx, author, ref)
      if (isArchived === false && now.state === 'archived') await products.restoreProduct(tx, author, ref)
      const isOn = isArchived === undefined && now.state !== 'stopped' && now.state !== 'archived'
      if (isOnSale === true && !isOn) await products.enableProduct(tx, author, ref)
      if (isOnSale === false && isOn) await products.disableProduct(tx, author, ref)
      return 'changed'
    })
  } catch (error) {
    // the stock refuses amounts below the reserved one
    if (error instanceof Refusal && error.code === 'BAD_REQUEST') return 'refused'
    throw error
  }
}

/** Moves a product to another main category. Further categories stay, except the new main one. */
async function moveTo(
  products: Pick<ProductsService, 'setCategory'>,
  tx: Executor,
  scope: StaffScope,
  author: Author,
  ref: ProductRef,
  categoryId: number,
): Promise<void> {
  const { furtherCategoryIds = [], dish } = (await findGoodsProduct(tx, scope, ref.productId)) ?? {}
  // the category of a dish is determined by its menu
  if (dish) throw new Refusal('BAD_REQUEST')
  const further = furtherCategoryIds.filter((id) => id !== categoryId)
  await products.setCategory(tx, author, ref, { categoryId, furtherCategoryIds: further })
}
