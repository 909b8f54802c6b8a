import { type ComponentProps, type ReactNode, use } from 'react'
import { classNames } from './class-names.ts'
import { ReadingOnly } from './reading-only.ts'
import css from './switch.module.css'

/** A switch with an immediate effect. Label first; `hideLabel` keeps it for assistive technology. */
export function Switch({
  children,
  note,
  hideLabel,
  ...input
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  children: ReactNode
  note?: ReactNode
  hideLabel?: boolean | undefined
}) {
  const whyOff = use(ReadingOnly)
  const off = whyOff === null ? {} : { disabled: true, 'aria-describedby': whyOff }
  return (
    <label className={classNames(css.row, hideLabel && css.alone)}>
      <span className={hideLabel ? 'visually-hidden' : css.text}>
        {children}
        {note && <small>{note}</small>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox carries its own state */}
      <input {...input} {...off} type="checkbox" role="switch" className="visually-hidden" />
      <span className={css.switch} aria-hidden="true" />
    </label>
  )
}
