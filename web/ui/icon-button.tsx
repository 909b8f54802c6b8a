import { type ComponentProps, use } from 'react'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icon.tsx'
import css from './icon-button.module.css'
import { ReadingOnly } from './reading-only.ts'

interface IconButtonOwnProps {
  icon: IconComponent
  /** Accessible name, which states the action. */
  label: string
  /** `picture` has no backing and is for pictures, `white` is a white disc, `gray` a gray one. */
  look?: 'plain' | 'gray' | 'white' | 'picture' | undefined
  /** For a toggle (a heart, a bookmark): fills the icon and sets `aria-pressed`. */
  pressed?: boolean | undefined
  iconSize?: number | undefined
  /** True = it changes nothing: it closes, turns pages or copies, so it works where changes are off. */
  reads?: boolean | undefined
}

/** A round 44 px button with only an icon; with `href` it renders a link. */
export function IconButton(
  props:
    | (IconButtonOwnProps & Omit<ComponentProps<'button'>, 'children'> & { href?: undefined })
    | (IconButtonOwnProps & Omit<ComponentProps<'a'>, 'children' | 'href'> & { href: string }),
) {
  const whyOff = use(ReadingOnly)
  const { icon: Drawing, label, look = 'plain', pressed, iconSize = 22, reads, className, ...rest } = props
  const classes = classNames(css.button, css[look], pressed && css.pressed, className)
  if (rest.href !== undefined) {
    return (
      <a {...rest} href={rest.href} className={classes} aria-label={label}>
        <Drawing size={iconSize} />
      </a>
    )
  }
  const { type = 'button', onClick, ...attributes } = rest
  const isOff = whyOff !== null && !reads
  return (
    <button
      {...attributes}
      type={type}
      className={classes}
      aria-label={label}
      aria-pressed={pressed}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      {...(isOff && { 'aria-disabled': true, 'aria-describedby': whyOff })}
    >
      <Drawing size={iconSize} filled={pressed} />
    </button>
  )
}
