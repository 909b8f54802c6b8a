import { tourForm as text } from '@okolitsa/strings/ru/tour-form.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, Trash2Icon } from '../../ui/icons.ts'
import css from './tour-form.module.css'

/** Rows of a list that is written: each has its fields, its place and a way out; a new one comes at the end. */
export function Rows<Row>({
  name,
  rows,
  most,
  add,
  empty,
  onChange,
  children,
}: {
  /** Of one of them, as its group is called. */
  name: string
  rows: readonly Row[]
  most: number
  /** What the button says. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a row that is written has nothing else of its own
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
