import { setImmediate as turn } from 'node:timers/promises'
import { categoryTitles } from '@okolitsa/domain/goods-import/category-titles.ts'
import { type ResolvedRow, resolveRows } from '@okolitsa/domain/goods-import/resolve-rows.ts'
import { rowResultOf } from '@okolitsa/domain/goods-import/row-outcome.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Database, Executor } from '../../../../platform/db/client.ts'
import type { TableWork } from '../../../../platform/tables/table-processes.ts'
import type { ProductsService } from '../../ports.ts'
import { type ImportRow, insertImport } from '../store/goods-import.store.ts'
import { attributesByCategory, findKnown, listCategories, listNames } from '../store/known-goods.store.ts'
import { readGoodsFile } from './read-goods-file.ts'
import { readingWords } from './reading-words.ts'

export interface PreviewDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly tables: TableWork
  readonly products: Pick<ProductsService, 'forbiddenCategories'>
}

const MAX_UNKNOWN = 100
/** Number of rows compared before yielding. */
const ROWS_AT_ONCE = 500

/** Parses a file and stores the effect of each row; products stay unchanged. Returns the id of the import. */
export async function previewImport(
  { database, tables, products }: PreviewDeps,
  scope: StaffScope,
  staffId: number,
  file: { readonly organizationId: number; readonly fileName: string; readonly bytes: Uint8Array },
): Promise<number> {
  const { organizationId, fileName } = file
  const { headings, rows } = await readGoodsFile(tables, readingWords(), file)
  const [names, forbiddenCategories] = await Promise.all([
    listNames(database.executor, scope, organizationId),
    products.forbiddenCategories(database.executor, organizationId),
  ])
  const found = await rowsWithOutcome(
    database.executor,
    scope,
    organizationId,
    resolveRows(rows, names),
    forbiddenCategories,
  )
  return database.inTransaction((tx) =>
    insertImport(
      tx,
      {
        organizationId,
        staffId,
        fileName,
        columns: [...headings.places.keys()],
        unknownColumns: headings.unknown.slice(0, MAX_UNKNOWN),
      },
      found,
    ),
  )
}

async function rowsWithOutcome(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  rows: readonly ResolvedRow[],
  forbiddenCategories: ReadonlySet<number>,
): Promise<ImportRow[]> {
  const ids = rows.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  const [products, categories] = await Promise.all([
    findKnown(executor, scope, organizationId, ids),
    listCategories(executor),
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  const { idOf } = categoryTitles(categories)
  const attributesOf = attributesByCategory(categories)
  const outcomes: ImportRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await turn()
    const { productId } = row
    const known = productId === null ? null : (byId.get(productId) ?? null)
    outcomes.push({
      row: row.row,
      productId: known?.id ?? null,
      ...rowResultOf({ ...row, productId: known?.id ?? null }, known, idOf, attributesOf, forbiddenCategories),
    })
  }
  return outcomes
}
