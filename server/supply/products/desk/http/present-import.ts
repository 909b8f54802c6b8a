import type { GoodsImport, GoodsImportRow } from '@okolitsa/contracts/products/goods-import.ts'
import {
  type FileWords,
  type GoodsColumn,
  RECORD_COLUMNS,
  type RecordColumn,
} from '@okolitsa/domain/goods-import/columns.ts'
import { type CountedGoods, cellOf, cellText } from '@okolitsa/domain/goods-import/record-cells.ts'
import type { RecordValue } from '@okolitsa/domain/goods-import/row-outcome.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import type { ImportRow, ImportSummary, Outcome } from '../store/goods-import.store.ts'

/** Maximum characters of a value in the preview. */
const MAX_SHOWN = 300

export const presentImport = ({ id, fileName, state, madeAt, endedAt, ...rest }: ImportSummary): GoodsImport => ({
  id,
  fileName,
  state,
  madeAt: madeAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  columns: rest.columns as GoodsColumn[],
  unknownColumns: rest.unknownColumns,
  counts: { all: rest.all, new: rest.new, changed: rest.changed, same: rest.same, wrong: rest.wrong, far: rest.far },
  progress: { written: rest.written, stale: rest.stale, refused: rest.refused },
})

export function presentRow(
  {
    row,
    fate,
    outcome,
    productId,
    title,
    changes,
    isPriceFar,
    mistakes,
  }: ImportRow & { readonly outcome: Outcome | null },
  /** The current product; null = a new one. */
  now: CountedGoods | null,
  words: FileWords,
  categoryTitle: (id: number) => string,
): GoodsImportRow {
  const isWeight = now?.isWeight ?? changes.isWeight?.after === true
  const shown = (column: RecordColumn, value: RecordValue, time: 'before' | 'after') => {
    const measure = Number(changes.measure?.[time] ?? now?.measure ?? 1)
    return cutText(cellText(cellOf(column, value, { isWeight, measure }, words, categoryTitle), words), MAX_SHOWN)
  }
  return {
    row,
    fate,
    outcome,
    productId,
    title,
    isPriceFar,
    changes: RECORD_COLUMNS.flatMap((column) => {
      const change = changes[column]
      if (!change) return []
      const { before, after } = change
      return [
        {
          column,
          before: fate === 'new' ? null : shown(column, before, 'before'),
          after: shown(column, after, 'after'),
        },
      ]
    })
      // a new product lists only the fields of its row; with another portion the price of a kilogram may be equal
      .filter(({ before, after }) => (before === null ? after !== '' : before !== after)),
    mistakes: mistakes.map(({ column, code, detail }) => ({ column, code, detail: detail ?? null })),
  }
}
