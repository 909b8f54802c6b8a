import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import type { MenuSection } from '../../data/menus/desk/use-menu.ts'
import { productFormPath } from '../../data/products/desk/goods-query.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import css from './menu.module.css'

/** Archived dishes; each can be restored on its page. */
export function ArchivedDishes({ sections }: { sections: readonly MenuSection[] }) {
  const dishes = sections.flatMap((section) => section.dishes.filter(({ isArchived }) => isArchived))
  if (dishes.length === 0) return null
  return (
    <Disclosure title={text.archived(dishes.length)}>
      <ul className={css.archived}>
        {dishes.map(({ id, title }) => (
          <li key={id}>
            <a className={`link ${css.link}`} href={productFormPath(id, true)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
