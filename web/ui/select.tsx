import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { describedBy } from './described-by.ts'
import { FieldFrame } from './field-frame.tsx'
import { ChevronDownIcon } from './icons.ts'
import css from './input.module.css'

/** The native list of choices. */
export function Select({
  label,
  items,
  hint,
  error,
  hideLabel,
  className,
  ...select
}: Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode
  items: ReadonlyArray<{ value: string; title: string; disabled?: boolean | undefined }>
  hint?: ReactNode
  error?: string | undefined
  hideLabel?: boolean | undefined
}) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} hideLabel={hideLabel}>
      <span className={css.box}>
        <select
          {...select}
          {...describedBy(id, error, hint)}
          id={id}
          className={classNames(css.input, error && css.error, className)}
        >
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.disabled}>
              {item.title}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={20} className={css.chevron} />
      </span>
    </FieldFrame>
  )
}
