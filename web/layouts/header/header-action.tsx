import { Counter } from '../../ui/counter.tsx'
import type { IconComponent } from '../../ui/icon.tsx'
import css from './header.module.css'

/** An icon with a word below it. */
export function HeaderAction({
  href,
  icon: Drawing,
  label,
  count = 0,
}: {
  href: string
  icon: IconComponent
  label: string
  /** Number over the icon, displayed when above zero. */
  count?: number | undefined
}) {
  return (
    <a className={css.action} href={href}>
      <span className={css.actionIcon}>
        <Drawing size={24} />
        {count > 0 && <Counter text={String(count)} />}
      </span>
      <span className={css.actionLabel}>{label}</span>
    </a>
  )
}
