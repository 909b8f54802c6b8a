import { useEffect, useState, useSyncExternalStore } from 'react'
import { CheckIcon, InfoIcon, TriangleAlertIcon, XIcon } from './icons.ts'
import {
  currentToasts,
  dismissToast,
  serverToasts,
  subscribeToToasts,
  TOAST_LIFE_MS,
  type Toast,
} from './toast-queue.ts'
import css from './toast-region.module.css'

/**
 * Place of toasts: above the tab bar on a phone (at the top where a page sets `data-toasts="top"`), top right on a
 * desktop. Put one into the shell.
 */
export function ToastRegion({ label }: { label: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, serverToasts)
  const [isHeld, setHeld] = useState(false)
  return (
    // The attribute keeps toasts alive over an open window, which hides everything else from assistive technology.
    <section
      data-react-aria-top-layer="true"
      aria-label={label}
      className={css.region}
      data-above-notification=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  )
}

function ToastLine({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_LIFE_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])
  return <ToastBox toast={toast} />
}

const ICONS = { success: CheckIcon, info: InfoIcon, warning: TriangleAlertIcon, error: XIcon }

function ToastBox({ toast: { id, tone, text, action } }: { toast: Toast }) {
  const Drawing = ICONS[tone]
  return (
    <div className={css.toast} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={`${css.sign} ${css[tone]}`}>
        <Drawing size={20} />
      </span>
      <span className={css.text}>{text}</span>
      {action &&
        ('href' in action ? (
          <a className={css.action} href={action.href} onClick={() => dismissToast(id)}>
            {action.text}
          </a>
        ) : (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              dismissToast(id)
              action.onPress()
            }}
          >
            {action.text}
          </button>
        ))}
    </div>
  )
}
