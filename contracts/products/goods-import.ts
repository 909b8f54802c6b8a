import { GOODS_COLUMNS } from '@okolitsa/domain/goods-import/columns.ts'
import { z } from 'zod'
import { ROW_FATES } from './row-fate.ts'

export type FileFormat = 'xlsx' | 'csv'

const int = z.number().int()
const column = z.enum(GOODS_COLUMNS)

/** A file of goods that was read: what it would do, and how far that has gone. */
export const goodsImportSchema = z.object({
  id: int,
  fileName: z.string(),
  /** `ready` = nothing is written yet; `applying` = it is being written. */
  state: z.enum(['ready', 'applying', 'done']),
  madeAt: z.string(),
  endedAt: z.string().nullable(),
  /** Columns that were understood. */
  columns: z.array(column),
  /** Headings that were not. */
  unknownColumns: z.array(z.string()),
  /** `far` = rows whose price more than doubles or falls below a half. */
  counts: z.object({ all: int, new: int, changed: int, same: int, wrong: int, far: int }),
  /** Of the new and changed ones: written, changed by somebody meanwhile, refused. */
  progress: z.object({ written: int, stale: int, refused: int }),
})

/** A row of the file. */
export const goodsImportRowSchema = z.object({
  /** Its number in the file. */
  row: int,
  fate: z.enum(ROW_FATES),
  /** What became of it when it was written: `stale` = the product was changed meanwhile; null = not yet, or nothing to do. */
  outcome: z.enum(['written', 'stale', 'refused']).nullable(),
  productId: int.nullable(),
  title: z.string(),
  /** The price more than doubles or falls below a half: a warning, not an error. */
  isPriceFar: z.boolean(),
  /** As the file says them; `before` is null for a new product. */
  changes: z.array(z.object({ column, before: z.string().nullable(), after: z.string() })),
  mistakes: z.array(z.object({ column, code: z.string(), detail: z.number().nullable() })),
})

export const goodsImportRowsSchema = z.object({
  items: z.array(goodsImportRowSchema),
  currentPage: int,
  totalPages: int,
})

export type GoodsImport = z.output<typeof goodsImportSchema>
export type GoodsImportRow = z.output<typeof goodsImportRowSchema>
export type GoodsImportRows = z.output<typeof goodsImportRowsSchema>
