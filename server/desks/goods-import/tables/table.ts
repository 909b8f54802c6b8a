import type { Cell } from '@okolitsa/domain/goods-import/record-cells.ts'

export interface TableRow {
  /** Its number in the file, from one. */
  readonly row: number
  readonly cells: readonly string[]
}

/** Why a file is no table of ours. */
export type TableFailure = 'unreadable' | 'tooLong'

/** What can be wrong with a file; anything else that is thrown while it is read means that it is broken. */
export class TooLong extends Error {}

/** What is asked of whoever reads and writes tables. */
export type TableTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly mostRows: number }
  | {
      readonly kind: 'write'
      readonly format: 'xlsx' | 'csv'
      readonly rows: readonly (readonly Cell[])[]
      readonly sheet: string
      readonly decimalMark: string
    }
export type TableAnswer =
  | { readonly rows: readonly TableRow[] }
  | { readonly bytes: Uint8Array }
  | { readonly failure: TableFailure }
