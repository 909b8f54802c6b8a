import { officeRecipes as text } from '@okolitsa/strings/ru/office-recipes.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import css from './showcase.module.css'

/** A new row has a key that no row of its list has. */
const nextKey = (rows: readonly { readonly key: number }[], first: number): number =>
  Math.max(first - 1, ...rows.map(({ key }) => key)) + 1

/** A list with the row at an index moved by a number of places. */
function movedRow<Row>(rows: readonly Row[], index: number, by: number): readonly Row[] {
  const [row] = rows.slice(index, index + 1)
  return row === undefined ? rows : rows.toSpliced(index, 1).toSpliced(index + by, 0, row)
}

type Errors = Readonly<Record<string, string>>
export interface RowsProps<Row> {
  readonly rows: readonly Row[]
  readonly errors: Errors
  readonly onChange: (rows: readonly Row[]) => void
}
export interface RowProps<Row> {
  readonly row: Row
  readonly errorOf: (name: keyof Row & string) => string | undefined
  readonly change: (part: Partial<Row>) => void
}

/** A list of groups of fields that are added, moved and removed. */
export function Rows<Row extends { readonly key: number }>({
  name,
  title,
  rows,
  most,
  errors,
  words,
  onChange,
  emptyRow,
  firstKey = 0,
  mayRemove,
  children,
}: RowsProps<Row> & {
  name: string
  title: string
  most: number
  words: { readonly of: (place: number) => string; readonly add: string }
  emptyRow: Omit<Row, 'key'>
  firstKey?: number
  /** Absent = every row may be removed. */
  mayRemove?: (row: Row) => boolean
  children: (props: RowProps<Row>) => ReactNode
}) {
  return (
    <fieldset className={css.set}>
      <legend>{title}</legend>
      {errors[name] && <p role="alert">{errors[name]}</p>}
      <ol className={css.rows}>
        {rows.map((row, index) => {
          const own = words.of(index + 1)
          return (
            <li key={row.key} aria-label={own} className="stack g3">
              <div className={css.rowHead}>
                <b>{own}</b>
                <IconButton
                  icon={ArrowUpIcon}
                  label={text.up(own)}
                  disabled={index === 0}
                  onClick={() => onChange(movedRow(rows, index, -1))}
                />
                <IconButton
                  icon={ArrowDownIcon}
                  label={text.down(own)}
                  disabled={index === rows.length - 1}
                  onClick={() => onChange(movedRow(rows, index, 1))}
                />
                {(mayRemove?.(row) ?? true) && (
                  <IconButton
                    icon={Trash2Icon}
                    label={text.removeRow(own)}
                    onClick={() => onChange(rows.toSpliced(index, 1))}
                  />
                )}
              </div>
              {children({
                row,
                errorOf: (field) => errors[`${name}.${index}.${field}`],
                change: (part) => onChange(rows.with(index, { ...row, ...part })),
              })}
            </li>
          )
        })}
      </ol>
      {rows.length < most && (
        <Button
          size="medium"
          look="secondary"
          icon={PlusIcon}
          onClick={() => onChange([...rows, { ...emptyRow, key: nextKey(rows, firstKey) } as Row])}
        >
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}
