import type { ReactNode } from 'react'
import css from './facts.module.css'
import type { IconComponent } from './icon.tsx'

/** A line of short facts, each with an icon. */
export function Facts({ items }: { items: ReadonlyArray<{ icon: IconComponent; text: ReactNode }> }) {
  return (
    <div className={css.facts}>
      {items.map(({ icon: Drawing, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, never reordered
        <span key={index}>
          <Drawing size={16} />
          {text}
        </span>
      ))}
    </div>
  )
}
