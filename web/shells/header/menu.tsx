import { shellText } from '@okolitsa/strings/ru/shell.ts'
import { useLocation } from 'react-router'
import {
  externalAttributes,
  isInSection,
  type Section,
  type SectionName,
  sections,
} from '../../features/navigation/sections.ts'
import { ArrowUpRightIcon } from '../../ui/icons.ts'
import css from './header.module.css'

const NAMES = ['products', 'farmers', 'recipes', 'restaurants', 'travel', 'blog', 'becomeSeller'] as const
const ITEMS: ReadonlyArray<{ name: SectionName; label: string; section: Section }> = NAMES.map((name) => ({
  name,
  label: shellText.menu[name],
  section: sections[name] as Section,
})).filter(({ section }) => section.isBuilt)

/** The second row of the header. */
export function Menu() {
  const { pathname } = useLocation()
  return (
    <nav className={css.menu} aria-label={shellText.menuLabel}>
      {ITEMS.map(({ name, label, section }) => {
        const isHere = !section.isExternal && isInSection(section, pathname)
        return (
          <a
            key={name}
            href={section.href}
            className={isHere ? css.here : undefined}
            aria-current={isHere ? 'page' : undefined}
            {...externalAttributes(section)}
          >
            {label}
            {section.isNew && <span className={css.new}>{shellText.isNew}</span>}
            {section.isExternal && <ArrowUpRightIcon size={15} label={shellText.opensElsewhere} />}
          </a>
        )
      })}
    </nav>
  )
}
