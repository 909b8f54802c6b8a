import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldFrame } from './field-frame.tsx'
import css from './input.module.css'

export function TextArea({
  label,
  hint,
  error,
  hideLabel,
  className,
  ...area
}: ComponentProps<'textarea'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean | undefined
}) {
  const ownId = useId()
  const id = area.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <textarea
        {...area}
        {...describedBy(id, error, hint)}
        id={id}
        className={classNames(css.input, error && css.error, className)}
      />
    </FieldFrame>
  )
}
