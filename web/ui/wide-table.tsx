import type { ReactNode } from 'react'

/** A table that is wider than a phone: it scrolls sideways, by the keyboard as well. @param props.label names it for screen readers */
export const WideTable = ({
  label,
  className,
  children,
}: {
  label: string
  className: string | undefined
  children: ReactNode
}) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the table
  <section className={className} tabIndex={0} aria-label={label}>
    {children}
  </section>
)
