import { type ComponentProps, type ReactNode, use } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icon.tsx'
import { ReadingOnly } from './reading-only.ts'

/** Look of a button; `primary` is the one main action of a screen. */
export type ButtonLook =
  | 'primary'
  | 'secondary'
  | 'secondary-gray'
  | 'green-stroke'
  | 'white'
  | 'banner'
  | 'danger'
  | 'black'
  | 'soft'
export type ButtonShape = 'rectangular' | 'round'
/** Heights in pixels: 60, 52, 44, 36, 24; the last two have an invisible 44 px touch zone. */
export type ButtonSize = 'xlarge' | 'large' | 'medium' | 'small' | 'small-without-paddings'

interface ButtonOwnProps {
  look?: ButtonLook | undefined
  shape?: ButtonShape | undefined
  size?: ButtonSize | undefined
  /** Whether the button takes the whole width. */
  block?: boolean | undefined
  /** True = it changes nothing: it shows more, filters or closes, so it works where changes are off. */
  reads?: boolean | undefined
  /** Icon before the text. */
  icon?: IconComponent | undefined
  /** Icon after the text. */
  trailingIcon?: IconComponent | undefined
  children: ReactNode
}

/** A button: native button attributes plus `busy`. */
export type ButtonProps = ButtonOwnProps &
  Omit<ComponentProps<'button'>, 'children'> & {
    href?: undefined
    /** Shows a spinner and ignores presses; the button keeps focus and its place. */
    busy?: boolean | undefined
  }

/** A link that looks like a button: native link attributes, `href` is required. */
export type ButtonLinkProps = ButtonOwnProps & Omit<ComponentProps<'a'>, 'children' | 'href'> & { href: string }

/** The button of the shop. With `href` it renders a link. */
export function Button(props: ButtonProps | ButtonLinkProps) {
  const whyOff = use(ReadingOnly)
  const {
    look = 'primary',
    shape = 'rectangular',
    size = 'large',
    block,
    reads,
    icon: Before,
    trailingIcon: After,
    className,
    children,
    ...rest
  } = props
  const classes = classNames(
    css.button,
    css[look],
    css[size],
    shape === 'round' && css.round,
    block && css.block,
    className,
  )

  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {Before && <Before />}
        {children}
        {After && <After />}
      </a>
    )
  }
  const { busy, onClick, type = 'button', ...attributes } = rest
  const isOff = whyOff !== null && !reads
  return (
    <button
      {...attributes}
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || isOff || attributes['aria-disabled'] || undefined}
      {...(isOff && { 'aria-describedby': whyOff })}
      onClick={busy || isOff ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <span className={css.spinner} aria-hidden="true" /> : Before && <Before />}
      {children}
      {After && <After />}
    </button>
  )
}
