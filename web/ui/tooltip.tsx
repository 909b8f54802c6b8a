import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import css from './tooltip.module.css'

/** A short hint over a control, on hover, focus and press. Escape hides it; the pointer may move onto it. */
export function Tooltip({
  text,
  align = 'center',
  defaultOpen = false,
  children,
}: {
  text: string
  /** Edge of the control that the hint aligns to. */
  align?: 'start' | 'center' | 'end' | undefined
  defaultOpen?: boolean | undefined
  children: ReactNode
}) {
  const [isOpen, setOpen] = useState(defaultOpen)
  const id = useId()
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only listens, the control inside is the interactive one
    <span
      className={css.anchor}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onClick={() => setOpen(true)}
      onKeyDown={hideOnEscape}
    >
      {children}
      {isOpen && (
        <span id={id} role="tooltip" className={classNames(css.tip, css[align])}>
          {text}
        </span>
      )}
      <span className="visually-hidden" role="status">
        {isOpen ? text : ''}
      </span>
    </span>
  )
}
