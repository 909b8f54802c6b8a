import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange, Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ReadModels } from '../../sellers/ports.ts'
import type { CategoryFollower, ProductRef } from '../ports.ts'
import { knownCategories } from '../store/category.store.ts'
import { lockProducts, type TakenProduct } from '../store/many-products.store.ts'

export interface ProductDeps extends Deps<'audit' | 'sellers' | 'stock'> {
  readonly readModels: ReadModels
  /** Absent = other modules do not run. */
  readonly followers?: CategoryFollower[]
}

/** Unique constraints of products by field. */
export const PRODUCT_TAKEN = {
  product_slug_key: 'slug',
  product_organization_id_sku_key: 'sku',
  product_pkey: 'id',
}

/** Id of the staff member who runs a command; null = a service. */
export const staffOf = (author: Author): number | null => (author.kind === 'staff' ? author.staffId : null)

/**
 * Locks a seller and then its product until the end of the transaction; `withCheck` also reads what the check of its
 * content needs. Throws NOT_FOUND.
 */
export async function takeProduct(
  { sellers }: ProductDeps,
  tx: Executor,
  { organizationId, productId }: ProductRef,
  withCheck = false,
): Promise<TakenProduct> {
  await sellers.takeSellers(tx, [organizationId])
  const [product] = await lockProducts(tx, organizationId, [productId], withCheck)
  if (!product) throw new Refusal('NOT_FOUND')
  return product
}

/** Ends a command: refreshes read models and audits the change. */
export async function conclude(
  { audit, readModels }: ProductDeps,
  tx: Executor,
  author: Author,
  { organizationId, productId }: ProductRef,
  change: Pick<AuditedChange, 'action' | 'before' | 'after'> & Partial<Pick<AuditedChange, 'entity'>>,
): Promise<void> {
  await readModels.refreshProducts(tx, [productId])
  await audit.record(tx, author, [{ entity: 'product', entityId: productId, organizationId, ...change }])
}

/** Refuses unknown categories under the given paths. */
export async function demandCategories(tx: Executor, named: ReadonlyMap<string, readonly number[]>): Promise<void> {
  refuseUnknown(await knownCategories(tx, [...new Set([...named.values()].flat())]), named)
}

/** Refuses categories that are not among the known ones, under the given paths. */
export function refuseUnknown(known: ReadonlySet<number>, named: ReadonlyMap<string, readonly number[]>): void {
  const unknown = [...named].filter(([, ids]) => ids.some((id) => !known.has(id)))
  refuseMistakes(Object.fromEntries(unknown.map(([field]) => [field, 'wrongValue'])))
}
