import { MAX_IMPORT_ROWS } from '@okolitsa/contracts/products/goods-import.endpoints.ts'
import type { FileFormat } from '@okolitsa/contracts/products/goods-import.ts'
import { categoryTitles } from '@okolitsa/domain/goods-import/category-titles.ts'
import { columnsOf, headingRow, rowOfRecord } from '@okolitsa/domain/goods-import/record-cells.ts'
import type { StaffScope } from '@okolitsa/domain/identity/scope.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import type { Executor } from '../../../../platform/db/client.ts'
import type { TableWork } from '../../../../platform/tables/table-processes.ts'
import { attributesByCategory, listCategories, listKnown } from '../store/known-goods.store.ts'
import { writingWords } from './reading-words.ts'

/** Exports a part of a seller's products, limited to the maximum of an imported file. */
export async function exportGoods(
  { executor, tables }: { readonly executor: Executor; readonly tables: TableWork },
  scope: StaffScope,
  of: {
    readonly organizationId: number
    readonly part: number
    readonly format: FileFormat
    readonly language: Language
  },
): Promise<Uint8Array> {
  const [goods, categories] = await Promise.all([
    listKnown(executor, scope, of.organizationId, {
      limit: MAX_IMPORT_ROWS,
      offset: (of.part - 1) * MAX_IMPORT_ROWS,
    }),
    listCategories(executor),
  ])
  const { pathOf } = categoryTitles(categories)
  const words = writingWords(of.language)
  const columns = columnsOf(
    goods.map(({ record }) => record),
    attributesByCategory(categories),
  )
  return tables.write(of.organizationId, {
    format: of.format,
    sheet: words.sheet,
    decimalMark: words.decimalMark,
    rows: [
      headingRow(words, columns),
      ...goods.map(({ id, record }) => rowOfRecord(id, record, words, pathOf, columns)),
    ],
  })
}
