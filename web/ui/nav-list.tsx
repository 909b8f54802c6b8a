import type { ReactNode } from 'react'
import type { IconComponent } from './icon.tsx'
import css from './nav-list.module.css'

/** A column of links with icons: the menu of an account, a list of places. */
export function NavList({
  label,
  items,
}: {
  label: string
  items: ReadonlyArray<{
    href: string
    title: string
    note?: string | undefined
    icon?: IconComponent | undefined
    isCurrent?: boolean | undefined
    end?: ReactNode
  }>
}) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        {items.map(({ icon: Drawing, ...item }) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.isCurrent ? 'page' : undefined}>
              {Drawing && <Drawing size={22} />}
              <span>
                {item.title}
                {item.note && <small>{item.note}</small>}
              </span>
              {item.end}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
