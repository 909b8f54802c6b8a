import { setImmediate as turn } from 'node:timers/promises'
import { MOST_IMPORT_ROWS } from '@okolitsa/contracts/goods-import/goods-import.endpoints.ts'
import { categoryTitles } from '@okolitsa/domain/goods-import/category-titles.ts'
import { headingsOf } from '@okolitsa/domain/goods-import/columns.ts'
import { readRow } from '@okolitsa/domain/goods-import/read-row.ts'
import { type ResolvedRow, resolveRows } from '@okolitsa/domain/goods-import/resolve-rows.ts'
import { fateOf } from '@okolitsa/domain/goods-import/row-fate.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import { type ImportRow, insertImport } from '../store/goods-import.store.ts'
import { attributesByCategory, findKnown, listCategories, listNames } from '../store/known-goods.store.ts'
import type { TableRow } from '../tables/table.ts'
import type { TableWork } from '../tables/table-threads.ts'
import { readingWords } from './reading-words.ts'

export interface PreviewDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly tables: TableWork
}

/** Rows that are compared before others get their turn. */
const ROWS_AT_ONCE = 500

/** The rows of a file. Refuses GOODS_FILE_UNREADABLE and GOODS_FILE_TOO_LONG. */
async function readFile(tables: TableWork, bytes: Uint8Array): Promise<readonly TableRow[]> {
  // the first row are headings
  const answer = await tables.run({ kind: 'read', bytes, mostRows: MOST_IMPORT_ROWS + 1 })
  if ('failure' in answer && answer.failure === 'tooLong') {
    throw new Refusal('GOODS_FILE_TOO_LONG', { limit: MOST_IMPORT_ROWS })
  }
  if (!('rows' in answer) || answer.rows.length === 0) throw new Refusal('GOODS_FILE_UNREADABLE')
  return answer.rows
}

/** Reads a file and writes down what each row would do; the goods stay as they are. Answers the id of the import. */
export async function previewImport(
  { database, tables }: PreviewDeps,
  scope: StaffScope,
  staffId: number,
  file: { readonly organizationId: number; readonly fileName: string; readonly bytes: Uint8Array },
): Promise<number> {
  const { organizationId, fileName } = file
  const [first, ...rows] = await readFile(tables, file.bytes)
  const words = readingWords()
  const { places, unknown } = headingsOf(first?.cells ?? [], words)
  if (!places.has('number') && !places.has('sku') && !places.has('title')) {
    throw new Refusal('GOODS_FILE_WITHOUT_COLUMNS')
  }
  const names = await listNames(database.executor, scope, organizationId)
  const read = rows.map(({ row, cells }) => readRow(row, cells, places, words))
  const found = await fatesOf(database.executor, scope, organizationId, resolveRows(read, names))
  return database.inTransaction((tx) =>
    insertImport(
      tx,
      { organizationId, staffId, fileName, columns: [...places.keys()], unknownColumns: unknown.slice(0, 100) },
      found,
    ),
  )
}

async function fatesOf(
  executor: Executor,
  scope: StaffScope,
  organizationId: number,
  rows: readonly ResolvedRow[],
): Promise<ImportRow[]> {
  const ids = rows.flatMap(({ productId }) => (productId === null ? [] : [productId]))
  const [products, categories] = await Promise.all([
    findKnown(executor, scope, organizationId, ids),
    listCategories(executor),
  ])
  const byId = new Map(products.map((product) => [product.id, product]))
  const { idOf } = categoryTitles(categories)
  const attributesOf = attributesByCategory(categories)
  const fates: ImportRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await turn()
    const { productId } = row
    const known = productId === null ? null : (byId.get(productId) ?? null)
    fates.push({
      row: row.row,
      productId: known?.id ?? null,
      ...fateOf({ ...row, productId: known?.id ?? null }, known, idOf, attributesOf),
    })
  }
  return fates
}
