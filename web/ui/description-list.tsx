import type { ReactNode } from 'react'
import css from './description-list.module.css'

/** A list of terms with dotted leaders and values. */
export function DescriptionList({ items }: { items: ReadonlyArray<{ term: ReactNode; value: ReactNode }> }) {
  return (
    <dl className={css.list}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, never reordered
        <div key={index}>
          <dt>{item.term}</dt>
          <dd>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
