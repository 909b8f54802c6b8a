import type { ReactNode } from 'react'
import css from './sum-list.module.css'

/** Rows of a bill; `minus` is a discount in green, `total` the last big row. */
export function SumList({
  items,
}: {
  items: ReadonlyArray<{ title: ReactNode; value: string; kind?: 'line' | 'minus' | 'total' | undefined }>
}) {
  return (
    <dl className={css.sum}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, never reordered
        <div key={index} className={item.kind && css[item.kind]}>
          <dt>{item.title}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
