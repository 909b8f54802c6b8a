import type { CSSProperties, ReactNode } from 'react'
import css from './numbers.module.css'

export interface NumbersTableRow {
  readonly key: string
  readonly title: ReactNode
  /** A line of text under the title. */
  readonly note?: ReactNode
  readonly cells: readonly ReactNode[]
  /** Share of the largest row, 0…1: the length of the bar under the title. */
  readonly share?: number
}

export function NumbersTable({
  caption,
  columns,
  rows,
  total,
}: {
  caption: string
  columns: readonly string[]
  rows: readonly NumbersTableRow[]
  total?: NumbersTableRow | undefined
}) {
  const rowOf = ({ key, title, note, cells, share }: NumbersTableRow) => (
    <tr key={key}>
      <th scope="row">
        {title}
        {note && <small>{note}</small>}
        {share !== undefined && (
          <span className={css.stripe} style={{ '--share': `${Math.round(share * 100)}%` } as CSSProperties} />
        )}
      </th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells are in the fixed order of the columns
        <td key={index}>{cell}</td>
      ))}
    </tr>
  )
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(rowOf)}</tbody>
      {total && <tfoot>{rowOf(total)}</tfoot>}
    </table>
  )
}
