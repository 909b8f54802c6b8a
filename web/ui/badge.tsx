import type { ReactNode } from 'react'
import css from './badge.module.css'
import { classNames } from './class-names.ts'
import type { IconComponent } from './icon.tsx'

export type BadgeColor =
  | 'gray'
  | 'blue'
  | 'green'
  | 'orange'
  | 'red'
  | 'blue-with-gradient'
  | 'green-with-gradient'
  | 'lime'
  | 'sale'
  | 'plum'
  | 'white'

/** A short label: one word or number, one or at most two on a card. */
export function Badge({
  color = 'gray',
  size = 'medium',
  icon: Drawing,
  children,
}: {
  color?: BadgeColor | undefined
  /** Size: heights of 24 and 32 px. */
  size?: 'medium' | 'large' | undefined
  icon?: IconComponent | undefined
  children: ReactNode
}) {
  return (
    <span className={classNames(css.badge, css[color], size === 'large' && css.large)}>
      {Drawing && <Drawing />}
      {children}
    </span>
  )
}
