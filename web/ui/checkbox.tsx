import type { ComponentProps, ReactNode } from 'react'
import css from './checkbox.module.css'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.ts'

/** A checkbox or, with `type="radio"`, a radio button, with a label and an optional number at the end. */
export function Checkbox({
  children,
  note,
  type = 'checkbox',
  reverse,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  note?: string | undefined
  type?: 'checkbox' | 'radio' | undefined
  /** Label first, mark at the end: for a list of choices in a sheet. */
  reverse?: boolean | undefined
}) {
  return (
    <label className={classNames(css.check, reverse && css.reverse, className)}>
      <input {...input} type={type} className="visually-hidden" />
      <span className={classNames(css.mark, type === 'radio' && css.radio)} aria-hidden="true">
        {type === 'checkbox' && <CheckIcon size={16} />}
      </span>
      <span className={css.text}>{children}</span>
      {note && <span className={css.note}>{note}</span>}
    </label>
  )
}
