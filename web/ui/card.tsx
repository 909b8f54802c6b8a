import type { ComponentProps } from 'react'
import css from './card.module.css'
import { classNames } from './class-names.ts'

/** A white sheet with a shadow. `flat` is a nested block, `line` an outlined one. */
export function Card({
  as: Tag = 'div',
  look = 'raised',
  padded = true,
  className,
  ...rest
}: ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined
  look?: 'raised' | 'flat' | 'line' | undefined
  /** Without padding the card clips its content to its corners. */
  padded?: boolean | undefined
}) {
  // The tags differ only in meaning, so the attributes of a div fit them all.
  const Element = Tag as 'div'
  return <Element {...rest} className={classNames(css.card, css[look], padded ? css.padded : css.clipped, className)} />
}
