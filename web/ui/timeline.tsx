import type { ReactNode } from 'react'
import type { IconComponent } from './icon.tsx'
import { CheckIcon } from './icons.ts'
import css from './timeline.module.css'

/** A vertical list of steps, each with a note. */
export function Timeline({
  label,
  steps,
}: {
  label: string
  steps: ReadonlyArray<{
    id: string
    title: string
    note?: ReactNode
    state: 'done' | 'current' | 'next'
    icon?: IconComponent | undefined
  }>
}) {
  return (
    <ol className={css.track} aria-label={label}>
      {steps.map(({ id, title, note, state, icon: Drawing = CheckIcon }) => (
        <li key={id} className={css[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.dot}>
            <Drawing size={18} />
          </span>
          <b>{title}</b>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  )
}
