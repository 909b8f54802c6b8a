import type { ReactNode } from 'react'
import css from './alert.module.css'
import { CircleAlertIcon, CircleCheckIcon, InfoIcon, TriangleAlertIcon } from './icons.ts'

const ICONS = { success: CircleCheckIcon, info: InfoIcon, warning: TriangleAlertIcon, error: CircleAlertIcon }

/** A message in the page: a bold line and an action. A screen reader announces an error immediately. */
export function Notification({
  tone = 'info',
  title,
  children,
  action,
}: {
  tone?: keyof typeof ICONS | undefined
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
}) {
  const Drawing = ICONS[tone]
  return (
    <div className={`${css.alert} ${css[tone]}`} role={tone === 'error' ? 'alert' : undefined}>
      <Drawing size={22} />
      <div className={css.text}>
        {title && <b>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  )
}
