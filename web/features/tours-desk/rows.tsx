import { toursDesk as text } from '@okolitsa/strings/ru/tours-desk.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import css from './tour-form.module.css'

/** An editable list: each row has fields and buttons to move and remove it; a new row is added at the end. */
export function Rows<Row>({
  name,
  rows,
  most,
  add,
  empty,
  onChange,
  children,
}: {
  /** Accessible name of a row. */
  name: string
  rows: readonly Row[]
  most: number
  add: string
  empty: () => Row
  onChange: (rows: readonly Row[]) => void
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode
}) {
  const move = (at: number, to: number) => {
    const [row] = rows.slice(at, at + 1)
    if (row !== undefined) onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row))
  }
  return (
    <>
      {rows.map((row, at) => {
        const called = text.line(name, at + 1)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids
          <fieldset key={at} className={css.row}>
            <legend className={css.rowName}>{called}</legend>
            {children(row, (part) =>
              onChange(rows.map((known, index) => (index === at ? { ...known, ...part } : known))),
            )}
            <span className={css.keys}>
              {at > 0 && (
                <IconButton icon={ArrowUpIcon} look="gray" label={text.up(called)} onClick={() => move(at, at - 1)} />
              )}
              {at < rows.length - 1 && (
                <IconButton
                  icon={ArrowDownIcon}
                  look="gray"
                  label={text.down(called)}
                  onClick={() => move(at, at + 1)}
                />
              )}
              <IconButton
                icon={Trash2Icon}
                look="gray"
                label={text.remove(called)}
                onClick={() => onChange(rows.toSpliced(at, 1))}
              />
            </span>
          </fieldset>
        )
      })}
      {rows.length < most && (
        <Button look="secondary" icon={PlusIcon} onClick={() => onChange([...rows, empty()])}>
          {add}
        </Button>
      )}
    </>
  )
}
