import type { CSSProperties, ReactNode } from 'react'
import css from './numbers.module.css'

export interface NumbersTableRow {
  readonly key: string
  readonly title: ReactNode
  /** A line under the title. */
  readonly note?: ReactNode
  readonly cells: readonly ReactNode[]
  /** Of the largest row, from 0 to 1: a stripe under the title. */
  readonly share?: number
}

/** A table of numbers; stripes show at a glance what the numbers say. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stand under their columns, never reordered
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
