import type { ViewList } from '@okolitsa/domain/office/saved-views.ts'
import type { ReactNode } from 'react'
import type { IconComponent } from '../../ui/icon.tsx'

export interface ListColumn<Row> {
  readonly name: string
  readonly title: string
  cell(row: Row): ReactNode
  /** Numbers are aligned to the end. */
  readonly isNumber?: boolean
  /** Hidden until the person shows it. */
  readonly isHidden?: boolean
  /** The order of the list that follows this column, for `aria-sort`. */
  readonly sort?: { readonly order: string; readonly direction: 'ascending' | 'descending' }
}

export interface ListChoice {
  readonly value: string
  readonly title: string
}

/** A filter: one of some values, a day, or a value that only links of other pages set. */
export interface ListFilter {
  readonly name: string
  readonly title: string
  readonly values: readonly ListChoice[] | 'day' | 'link'
  /** Words of a value that is none of a few. */
  titleOf?(value: string): string
}

/** A list of the office as data. */
export interface ListDescription<Row> {
  readonly path: string
  /** Name under which views of the list are saved. */
  readonly saved: ViewList
  /** The first column names the row and is always shown. */
  readonly columns: readonly [ListColumn<Row>, ...ListColumn<Row>[]]
  readonly filters: readonly ListFilter[]
  readonly orders: readonly [ListChoice, ...ListChoice[]]
  readonly views: readonly { readonly title: string; readonly filters: Readonly<Record<string, string>> }[]
  readonly search: { readonly label: string; readonly longest: number }
  idOf(row: Row): number
  titleOf(row: Row): string
  hrefOf(row: Row): string
  /** URL of the export of the rows that match; absent = personal data, which are not exported. */
  exportPath?(format: 'xlsx' | 'csv', parameters: URLSearchParams): string
}

/** A bulk action; it is shown when it is possible for a selected row at least. */
export interface BulkAction<Row> {
  readonly name: string
  readonly title: string
  readonly icon: IconComponent
  isPossible(row: Row): boolean
  run(rows: readonly Row[]): void
}
