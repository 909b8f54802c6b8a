import type { ReactNode } from 'react'
import css from './disclosure.module.css'
import { ChevronDownIcon } from './icons.ts'

/** A heading that opens its content. Native, works before hydration. */
export function Disclosure({
  title,
  defaultOpen,
  name,
  children,
}: {
  title: ReactNode
  defaultOpen?: boolean | undefined /** Name of a group in which only one disclosure stays open. */
  name?: string | undefined
  children: ReactNode
}) {
  return (
    <details className={css.details} open={defaultOpen} name={name}>
      <summary>
        {title}
        <ChevronDownIcon />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
