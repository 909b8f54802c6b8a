import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldFrame } from './field-frame.tsx'
import css from './input.module.css'

export interface TextFieldProps extends ComponentProps<'input'> {
  label: ReactNode
  hint?: ReactNode
  /** Shown instead of the hint; sets `aria-invalid`. */
  error?: string | undefined
  hideLabel?: boolean | undefined
  /** Green border: checked and accepted. */
  accepted?: boolean | undefined
  /** A control or an icon inside the field, at its end. */
  end?: ReactNode
}

/** One line of text. Accepts all props of a native input, so `{...register('name')}` works. */
export function TextField({ label, hint, error, hideLabel, accepted, end, className, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <span className={css.box}>
        <input
          {...input}
          {...describedBy(id, error, hint)}
          id={id}
          className={classNames(
            css.input,
            error && css.error,
            accepted && css.accepted,
            end != null && css.ended,
            className,
          )}
        />
        {end != null && <span className={css.end}>{end}</span>}
      </span>
    </FieldFrame>
  )
}
