import type { JSX } from 'react'
import css from './icon.module.css'

export interface IconProps {
  /** Side in CSS pixels; without it the icon is 1.25 of the text size. */
  size?: number | undefined
  /** Fills the outline with the current colour (a pressed heart, a star). */
  filled?: boolean | undefined
  className?: string | undefined
  /** Accessible name. Without it the icon is decoration and is hidden from assistive technology. */
  label?: string | undefined
}

export type IconComponent = (props: IconProps) => JSX.Element

/** Makes an icon component from the inner markup of a 24×24 outline drawing. */
export function icon(markup: string): IconComponent {
  const drawing = { __html: markup }
  // biome-ignore lint/correctness/noComponentHookFactories: a factory called once per icon at module level
  return function Icon({ size, filled, className, label }: IconProps) {
    const classes = `${css.icon}${filled ? ` ${css.filled}` : ''}${className ? ` ${className}` : ''}`
    return (
      <svg
        className={classes}
        viewBox="0 0 24 24"
        width={size ?? 20}
        height={size ?? 20}
        style={size === undefined ? undefined : { width: size, height: size }}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is a constant generated from Lucide
        dangerouslySetInnerHTML={drawing}
      />
    )
  }
}
