import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { usePage } from '../../platform/router/screens.tsx'
import { ArrowUpDownIcon, CheckIcon } from '../../ui/icons.ts'
import css from './sort-menu.module.css'

/** The sorting of a list: native `details` with links, works before hydration. */
export function SortMenu({ options }: { options: ReadonlyArray<{ title: string; href: string; isCurrent: boolean }> }) {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = usePage()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page entry closes the menu
  useEffect(() => close(menu.current), [key])
  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close(menu.current)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close(menu.current)
  }

  return (
    <details ref={menu} className={css.menu} onKeyDown={closeOnEscape}>
      <summary>
        <ArrowUpDownIcon size={17} />
        <span className="visually-hidden">{catalog.sorting.label}: </span>
        {options.find((option) => option.isCurrent)?.title}
      </summary>
      <ul className={css.list}>
        {options.map(({ title, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined} data-keep-scroll="" rel="nofollow">
              {title}
              {isCurrent && <CheckIcon size={17} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Returns the focus from the menu to its button. */
function close(menu: HTMLDetailsElement | null) {
  if (!menu?.open) return
  const hadFocus = menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary')?.focus({ preventScroll: true })
}
