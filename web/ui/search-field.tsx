import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SearchIcon, XIcon } from './icons.ts'
import css from './search-field.module.css'

/** A search field. Put it into a `<search><form>`; the button is passed as `action`. */
export function SearchField({
  label,
  clearLabel,
  onClear,
  action,
  className,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  /** Both set show a cross that clears the text. Set them only while there is text. */
  clearLabel?: string | undefined
  onClear?: (() => void) | undefined
  action?: ReactNode
}) {
  return (
    <div className={classNames(css.box, className)}>
      <SearchIcon size={20} />
      <input {...input} type="search" aria-label={label} enterKeyHint="search" autoComplete="off" />
      {onClear && (
        <button type="button" className={css.clear} aria-label={clearLabel} onClick={onClear}>
          <XIcon size={18} />
        </button>
      )}
      {action}
    </div>
  )
}
