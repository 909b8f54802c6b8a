import { PRODUCT_TRAILS, sidesOf, undoOf } from '@okolitsa/domain/goods/product-history.ts'
import { differingFields } from '@okolitsa/domain/goods/product-sheet.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditEntry, AuditService, Author } from '../../../../people/audit/ports.ts'
import { findGoodsProduct, type GoodsProductRow, listStaffNames, sheetOf } from '../store/goods-product.store.ts'
import { type EditGoodsDeps, editGoods } from './edit-goods.ts'

export interface GoodsHistoryDeps extends EditGoodsDeps {
  readonly audit: Pick<AuditService, 'pageOf'>
}

const PER_PAGE = 20

export interface HistoryRow extends ReturnType<typeof sidesOf> {
  readonly entry: AuditEntry
  readonly who: string | null
  readonly canUndo: boolean
}

/** A page of a product's changes, newest first. Refuses NOT_FOUND. */
export async function goodsHistory(
  { database: { executor }, audit }: GoodsHistoryDeps,
  scope: StaffScope,
  { id, before }: { readonly id: number; readonly before: number | null },
): Promise<{ readonly rows: readonly HistoryRow[]; readonly next: number | null }> {
  const row = await findGoodsProduct(executor, scope, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const of = { organizationId: row.organizationId, entities: PRODUCT_TRAILS, entityId: id }
  const entries = await audit.pageOf(executor, of, { limit: PER_PAGE + 1, before })
  // the creation of a dish is displayed as the creation of its product
  const shown = entries.slice(0, PER_PAGE).filter(({ action }) => action !== 'createDish')
  const staffIds = shown.flatMap(({ author }) => (author.kind === 'staff' ? [author.staffId] : []))
  const names = await listStaffNames(executor, staffIds)
  const sheet = sheetOf(row)
  const rows = shown.map((entry) => {
    const undo = undoOf(entry, sheet)
    return {
      entry,
      ...sidesOf(entry),
      who: entry.author.kind === 'staff' ? (names.get(entry.author.staffId) ?? null) : null,
      canUndo: undo !== null && differingFields(sheet, undo.seen).length === 0,
    }
  })
  return { rows, next: entries.length > PER_PAGE ? (entries.at(PER_PAGE - 1)?.id ?? null) : null }
}

/**
 * Reverts one change by another change with its own audit entry. Refuses NOT_FOUND, also for irreversible changes, and
 * GOODS_CHANGED when the product has changed since.
 */
export async function undoGoodsChange(
  deps: GoodsHistoryDeps,
  scope: StaffScope,
  author: Author,
  { id, changeId }: { readonly id: number; readonly changeId: number },
): Promise<GoodsProductRow> {
  const { executor } = deps.database
  const row = await findGoodsProduct(executor, scope, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const of = { organizationId: row.organizationId, entities: PRODUCT_TRAILS, entityId: id }
  const [entry] = await deps.audit.pageOf(executor, of, { limit: 1, before: changeId + 1 })
  const undo = entry?.id === changeId ? undoOf(entry, sheetOf(row)) : null
  if (!undo) throw new Refusal('NOT_FOUND')
  return editGoods(deps, scope, author, { id, ...undo })
}
