import { MAX_IMPORT_ROWS } from '@okolitsa/contracts/products/goods-import.endpoints.ts'
import type { GoodsColumn, ReadingWords } from '@okolitsa/domain/goods-import/columns.ts'
import { type ReadRow, readRow } from '@okolitsa/domain/goods-import/read-row.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  type FoundHeadings,
  findHeadings,
  isHeadingsAgain,
  MAX_ROWS_ABOVE,
} from '@okolitsa/domain/tables/heading-row.ts'
import type { TableRow } from '../../../../platform/tables/table.ts'
import type { TableWork } from '../../../../platform/tables/table-processes.ts'

export interface GoodsFile {
  readonly headings: FoundHeadings<GoodsColumn>
  readonly rows: readonly ReadRow[]
}

const tooLong = () => new Refusal('GOODS_FILE_TOO_LONG', { limit: MAX_IMPORT_ROWS })

/** Collects rows of a table; rows before the headings are buffered until the headings are found. */
function rowsOfGoods(words: ReadingWords) {
  const above: TableRow[] = []
  const read: ReadRow[] = []
  let headings: FoundHeadings<GoodsColumn> | null = null

  function takeGoods(rows: readonly TableRow[], found: FoundHeadings<GoodsColumn>): void {
    for (const { row, cells } of rows) {
      if (isHeadingsAgain(cells, found, words)) continue
      if (read.length === MAX_IMPORT_ROWS) throw tooLong()
      read.push(readRow(row, cells, found.places, words))
    }
  }
  function begin(): FoundHeadings<GoodsColumn> {
    headings = findHeadings(
      above.map(({ cells }) => cells),
      words,
    )
    if (!headings) throw new Refusal('GOODS_FILE_WITHOUT_COLUMNS')
    takeGoods(above.slice(headings.index + 1), headings)
    return headings
  }

  return {
    take(rows: readonly TableRow[]): void {
      if (headings) takeGoods(rows, headings)
      else {
        for (const row of rows) above.push(row)
        if (above.length >= MAX_ROWS_ABOVE) begin()
      }
    },
    end(): GoodsFile {
      if (above.length === 0) throw new Refusal('GOODS_FILE_UNREADABLE')
      return { headings: headings ?? begin(), rows: read }
    },
  }
}

/**
 * Reads the products of a seller's file. Refuses GOODS_FILE_UNREADABLE, GOODS_FILE_TOO_LONG,
 * GOODS_FILE_WITHOUT_COLUMNS, GOODS_FILES_WAITING and OVERLOADED.
 */
export async function readGoodsFile(
  tables: TableWork,
  words: ReadingWords,
  { organizationId, bytes }: { readonly organizationId: number; readonly bytes: Uint8Array },
): Promise<GoodsFile> {
  const goods = rowsOfGoods(words)
  const { headings, keys } = words
  const table = { bytes, mostRows: MAX_IMPORT_ROWS + MAX_ROWS_ABOVE, headings, keys }
  const failure = await tables.read(organizationId, table, goods.take)
  if (failure === 'tooLong') throw tooLong()
  if (failure === 'unreadable') throw new Refusal('GOODS_FILE_UNREADABLE')
  return goods.end()
}
