import { plainTitle } from '@okolitsa/domain/goods-import/resolve-rows.ts'
import type { RowChanges } from '@okolitsa/domain/goods-import/row-outcome.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { Deps } from '../../../../services.ts'
import type { ProductsService } from '../../ports.ts'
import {
  listWaiting,
  markDone,
  type Outcome,
  saveOutcomes,
  takeImport,
  type WaitingRow,
} from '../store/goods-import.store.ts'
import { findKnown, listCategories, listNames } from '../store/known-goods.store.ts'
import { changeOfRow, productOfRow } from './product-of-row.ts'

export type CarryOnDeps = Deps<'database' | 'products'>

/** Maximum products per transaction: checkouts of the seller wait at most for one transaction. */
const ROWS_AT_ONCE = 200

/**
 * Writes an import, some rows per transaction together with their results: after an interruption it continues with the
 * first unwritten row, and a repeated call has no effect.
 */
export async function carryOnImport(deps: CarryOnDeps, importId: number): Promise<void> {
  let most = ROWS_AT_ONCE
  for (;;) {
    try {
      if (await deps.database.inTransaction((tx) => writeSome(deps, tx, importId, most))) return
      most = Math.min(ROWS_AT_ONCE, most * 2)
    } catch (error) {
      if (!isRefusedRow(error)) throw error
      if (most === 1) await deps.database.inTransaction((tx) => refuseNext(tx, importId))
      most = Math.max(1, Math.floor(most / 2))
    }
  }
}

/**
 * True = one of the rows can no longer be written because orders have reserved its product; bisection finds the row.
 */
const isRefusedRow = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'BAD_REQUEST' || error.code === 'NOT_FOUND')

async function refuseNext(tx: Executor, importId: number): Promise<void> {
  await takeImport(tx, importId)
  const rows = await listWaiting(tx, importId, 1)
  const refused = rows.map(({ row, productId }) => ({ row, productId, outcome: 'refused' as const }))
  await saveOutcomes(tx, importId, refused)
}

type RowOutcome = { readonly row: number; readonly outcome: Outcome; readonly productId: number | null }

/** Writes the next rows; true = no rows are left. */
async function writeSome(deps: CarryOnDeps, tx: Executor, importId: number, most: number): Promise<boolean> {
  const taken = await takeImport(tx, importId)
  if (taken?.state !== 'applying') return true
  const rows = await listWaiting(tx, importId, most)
  if (rows.length === 0) {
    await markDone(tx, importId)
    return true
  }
  const { organizationId, staffId } = taken
  const author: Author = staffId === null ? { kind: 'service', name: 'goods-import' } : { kind: 'staff', staffId }
  await saveOutcomes(tx, importId, await write(deps, tx, { importId, organizationId, author }, rows))
  return false
}

type Author = Parameters<ProductsService['changeProducts']>[1]

interface Run {
  readonly importId: number
  readonly organizationId: number
  readonly author: Author
}

async function write(deps: CarryOnDeps, tx: Executor, run: Run, rows: readonly WaitingRow[]): Promise<RowOutcome[]> {
  const scope: StaffScope = { kind: 'seller', organizationIds: [run.organizationId] }
  const ids = rows.flatMap(({ fate, productId }) => (fate === 'changed' && productId !== null ? [productId] : []))
  await deps.products.takeProducts(tx, run.organizationId, ids)
  return [
    ...(await change(
      deps,
      tx,
      scope,
      run,
      rows.filter(({ fate }) => fate === 'changed'),
    )),
    ...(await create(
      deps,
      tx,
      scope,
      run,
      rows.filter(({ fate }) => fate === 'new'),
    )),
  ]
}

async function change(
  { products }: CarryOnDeps,
  tx: Executor,
  scope: StaffScope,
  { organizationId, author }: Run,
  rows: readonly WaitingRow[],
): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ productId }) => productId ?? 0)
  const now = new Map((await findKnown(tx, scope, organizationId, ids)).map((product) => [product.id, product]))
  const steps = rows.map(({ row, productId, changes }) => {
    const product = now.get(productId ?? 0)
    return { row, productId, change: product ? changeOfRow(changes, product) : ('stale' as const) }
  })
  const asked = steps.flatMap((step) => (step.change === 'stale' ? [] : [step.change]))
  if (asked.length > 0) await products.changeProducts(tx, author, organizationId, asked)
  return steps.map(({ row, productId, change: made }) => ({
    row,
    productId,
    outcome: made === 'stale' ? 'stale' : 'written',
  }))
}

const text = (changes: RowChanges, column: 'sku' | 'title') => String(changes[column]?.after ?? '')

async function create(
  { products }: CarryOnDeps,
  tx: Executor,
  scope: StaffScope,
  { importId, organizationId, author }: Run,
  rows: readonly WaitingRow[],
): Promise<RowOutcome[]> {
  if (rows.length === 0) return []
  const [names, categories] = await Promise.all([listNames(tx, scope, organizationId), listCategories(tx)])
  const skus = new Set(names.map(({ sku }) => sku))
  const titles = new Set(names.map(({ title }) => plainTitle(title)))
  const images = new Map(categories.map(({ id, image }) => [id, image]))
  // another file or a person has created the product meanwhile
  const isThere = ({ changes }: WaitingRow) => {
    const sku = text(changes, 'sku')
    return sku ? skus.has(sku) : titles.has(plainTitle(text(changes, 'title')))
  }
  const isGone = ({ changes }: WaitingRow) => !images.has(Number(changes.category?.after))
  const isMade = (row: WaitingRow) => !isThere(row) && !isGone(row)
  const made = rows.filter(isMade)
  const imageOf = (categoryId: number) => images.get(categoryId) ?? ''
  const ids = await products.createProducts(
    tx,
    author,
    made.map(({ row, changes }) => productOfRow(changes, { organizationId, importId, row, imageOf })),
  )
  return [
    ...made.map(({ row }, index) => ({ row, outcome: 'written' as const, productId: ids[index] ?? null })),
    ...rows.filter((row) => !isMade(row)).map(({ row }) => ({ row, outcome: 'stale' as const, productId: null })),
  ]
}
