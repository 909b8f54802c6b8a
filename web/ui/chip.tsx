import type { ComponentProps, ReactNode } from 'react'
import css from './chip.module.css'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icon.tsx'
import { XIcon } from './icons.ts'

interface ChipOwnProps {
  children: ReactNode
  /** Black fill. Also sets `aria-pressed` on a button and `aria-current` on a link. */
  selected?: boolean | undefined
  /** An active, removable filter: tinted, with a cross. */
  removable?: boolean | undefined
  icon?: IconComponent | undefined
  /** A small number after the text. */
  note?: string | undefined
}

/** A pill that filters or switches; with `href` it renders a link. */
export function Chip(
  props:
    | (ChipOwnProps & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined })
    | (ChipOwnProps & Omit<ComponentProps<'a'>, 'children' | 'href'> & { href: string }),
) {
  const { children, selected, removable, icon: Drawing, note, className, ...rest } = props
  const classes = classNames(css.chip, selected && css.on, removable && css.removable, className)
  const content = (
    <>
      {Drawing && <Drawing />}
      {children}
      {note && <small>{note}</small>}
      {removable && <XIcon />}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes} aria-current={selected ? 'true' : undefined}>
        {content}
      </a>
    )
  }
  const { type = 'button', ...attributes } = rest
  return (
    <button {...attributes} type={type} className={classes} aria-pressed={selected}>
      {content}
    </button>
  )
}
