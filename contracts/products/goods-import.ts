import { GOODS_COLUMNS } from '@okolitsa/domain/goods-import/columns.ts'
import { z } from 'zod'
import { ROW_OUTCOMES } from './row-outcome.ts'

export type FileFormat = 'xlsx' | 'csv'

const int = z.number().int()
const column = z.enum(GOODS_COLUMNS)

/** An imported file: its effect and its progress. */
export const goodsImportSchema = z.object({
  id: int,
  fileName: z.string(),
  /** State of the import: `ready` = not applied yet; `applying` = in progress. */
  state: z.enum(['ready', 'applying', 'done']),
  madeAt: z.string(),
  endedAt: z.string().nullable(),
  columns: z.array(column),
  /** Headings of the file that no column matches. */
  unknownColumns: z.array(z.string()),
  /** Numbers of rows by effect; `far` = rows whose price more than doubles or falls below a half. */
  counts: z.object({ all: int, new: int, changed: int, same: int, wrong: int, far: int }),
  /** Numbers of new and changed rows: written, changed by others meanwhile, refused. */
  progress: z.object({ written: int, stale: int, refused: int }),
})

export const goodsImportRowSchema = z.object({
  /** Row number in the file. */
  row: int,
  fate: z.enum(ROW_OUTCOMES),
  /** Result of applying: `stale` = changed by others meanwhile; null = not applied, or unchanged. */
  outcome: z.enum(['written', 'stale', 'refused']).nullable(),
  productId: int.nullable(),
  title: z.string(),
  /** True = the price more than doubles or falls below a half: a warning, not an error. */
  isPriceFar: z.boolean(),
  /** Changes with the values of the file; `before` is null for a new product. */
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
