import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import css from './tour-form.module.css'

/** A titled part of the form; `id` is the anchor for links from the list of missing fields. */
export function FormSection({
  id,
  title,
  error,
  hint,
  children,
}: {
  id: string
  title: string
  error?: string | undefined
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <Card as="section" id={id} className={css.section}>
      <h2 className="h3">{title}</h2>
      {hint && <p className="sm muted">{hint}</p>}
      {children}
      {error && (
        <p className={css.wrong} role="alert">
          {error}
        </p>
      )}
    </Card>
  )
}
