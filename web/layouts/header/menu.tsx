import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { externalAttributes, isInSection, menuOfOffice, sectionHere } from '../../features/navigation/sections.ts'
import { useRootData } from '../../platform/loading/root-data.ts'
import { useLocation } from '../../platform/router/screens.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowUpRightIcon } from '../../ui/icons.ts'
import css from './header.module.css'

/** Sections of the menu in the order of the spec (2.3). */
const NAMES = ['products', 'farmers', 'recipes', 'blog', 'restaurants', 'travel', 'becomeSeller'] as const

export function Menu() {
  const { pathname } = useLocation()
  const root = useRootData()
  const items =
    menuOfOffice(root, 'menu-header')?.items ??
    NAMES.flatMap((name) => {
      const section = sectionHere(name, root.site)
      return section ? [{ name, label: layoutText.menu[name], section }] : []
    })
  return (
    <nav className={css.menu} aria-label={layoutText.menuLabel}>
      {items.map(({ name, label, section }) => {
        const isHere = !section.isExternal && isInSection(section, pathname)
        return (
          <a
            key={name}
            href={section.href}
            className={classNames(isHere && css.here, name === 'becomeSeller' && css.apart)}
            aria-current={isHere ? 'page' : undefined}
            {...externalAttributes(section)}
          >
            {label}
            {section.isNew && <span className={css.new}>{layoutText.isNew}</span>}
            {section.isExternal && <ArrowUpRightIcon size={15} label={layoutText.opensElsewhere} />}
          </a>
        )
      })}
    </nav>
  )
}
