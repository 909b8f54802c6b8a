import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import { useState } from 'react'
import { servedWords } from '../../data/menus/desk/served-words.ts'
import type { MenuSection } from '../../data/menus/desk/use-menu.ts'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '../../ui/icons.ts'
import css from './menu.module.css'
import { MenuDishRow } from './menu-dish-row.tsx'
import { movedTo } from './moved-to.ts'

/** A section of the menu; while reordering, dishes are dragged or moved by arrows. */
export function MenuSectionCard({
  menu,
  section,
  isOrdering,
  onEdit,
  onMove,
  onOrder,
}: {
  menu: KitchenMenuAnswer
  section: MenuSection
  isOrdering: boolean
  onEdit: () => void
  /** Moves of the section; null = it is the first, or the last. */
  onMove: { readonly up: (() => void) | null; readonly down: (() => void) | null }
  /** Takes dish ids in their new order and the text to announce. */
  onOrder: (dishIds: readonly number[], words: string) => void
}) {
  const { title, note, served, dishes } = section
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => {
    const name = dishes[from]?.title ?? ''
    const ids = movedTo(dishes, from, to).map(({ id }) => id)
    onOrder(ids, text.order.moved(name, to + 1))
  }
  return (
    <Card as="section" className={css.section} aria-labelledby={`section-${section.id}`}>
      <div className={css.head}>
        <div>
          <h2 id={`section-${section.id}`} className="h3">
            {title}
          </h2>
          {(note || served) && (
            <p className="sm muted">{[served && servedWords(served), note].filter(Boolean).join(' · ')}</p>
          )}
        </div>
        <span className={css.keys}>
          {isOrdering && onMove.up && (
            <IconButton icon={ArrowUpIcon} look="gray" label={text.order.up(title)} onClick={onMove.up} />
          )}
          {isOrdering && onMove.down && (
            <IconButton icon={ArrowDownIcon} look="gray" label={text.order.down(title)} onClick={onMove.down} />
          )}
          {!isOrdering && (
            <IconButton icon={PencilIcon} look="gray" label={text.section.edit(title)} onClick={onEdit} />
          )}
        </span>
      </div>
      {dishes.length === 0 && <p className="muted">{text.emptySection}</p>}
      <ul className={css.dishes}>
        {dishes.map((dish, at) => (
          <MenuDishRow
            key={dish.id}
            menu={menu}
            dish={dish}
            order={
              isOrdering
                ? {
                    onUp: at > 0 ? () => move(at, at - 1) : null,
                    onDown: at < dishes.length - 1 ? () => move(at, at + 1) : null,
                    isDragged: dragged === at,
                    onDrag: (isIt) => setDragged(isIt ? at : null),
                    onDrop: () => {
                      if (dragged !== null && dragged !== at) move(dragged, at)
                      setDragged(null)
                    },
                  }
                : null
            }
          />
        ))}
      </ul>
    </Card>
  )
}
