import type { KitchenMenuAnswer } from '@okolitsa/contracts/menus/menu-desk.endpoints.ts'
import { menuHours } from '@okolitsa/strings/ru/menu-hours.ts'
import { menusDesk as text } from '@okolitsa/strings/ru/menus-desk.ts'
import { lazy, Suspense, useState } from 'react'
import cloche from '../../assets/food/basket.webp'
import { type MenuSection, useMenu, useMenuEdits } from '../../data/menus/desk/use-menu.ts'
import { MENU_HOURS_PATH } from '../../data/menus/desk/use-opening-hours.ts'
import { NEW_DISH_PATH } from '../../data/products/desk/goods-query.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ArrowUpDownIcon, CheckIcon, ClockIcon, PlusIcon } from '../../ui/icons.ts'
import { ArchivedDishes } from './archived-dishes.tsx'
import css from './menu.module.css'
import { MenuSectionCard } from './menu-section-card.tsx'
import { movedTo } from './moved-to.ts'

const SectionDialog = lazy(() => import('./section-dialog.tsx'))

/** A restaurant's menu: sections and dishes in order, and sold-out dishes. */
export function MenuScreen({ initial }: { initial: KitchenMenuAnswer }) {
  const menu = useMenu(initial)
  const { organizationId, sections } = menu
  const edits = useMenuEdits(organizationId)
  const [isOrdering, setOrdering] = useState(false)
  const [asked, setAsked] = useState<MenuSection | 'new' | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const shown = sections.map((section) => ({
    ...section,
    dishes: section.dishes.filter(({ isArchived }) => !isArchived),
  }))
  const count = shown.reduce((sum, { dishes }) => sum + dishes.length, 0)
  const moveSection = (at: number, to: number) => {
    const [section] = sections.slice(at, at + 1)
    if (!section) return
    setAnnouncement(text.order.moved(section.title, to + 1))
    edits.sections.mutate(movedTo(sections, at, to))
  }
  return (
    <div className={css.screen} aria-busy={edits.sections.isPending || edits.order.isPending}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.title}</h1>
          <p className="muted">{text.dishes(count)}</p>
        </div>
        <div className={css.ways}>
          {count > 1 && (
            <Button
              look="secondary-gray"
              icon={isOrdering ? CheckIcon : ArrowUpDownIcon}
              aria-pressed={isOrdering}
              onClick={() => setOrdering((now) => !now)}
            >
              {isOrdering ? text.order.done : text.order.start}
            </Button>
          )}
          <Button look="secondary-gray" icon={ClockIcon} href={MENU_HOURS_PATH}>
            {menuHours.open}
          </Button>
          <Button look="secondary-gray" onClick={() => setAsked('new')}>
            {text.addSection}
          </Button>
          {sections.length > 0 && (
            <Button href={NEW_DISH_PATH} icon={PlusIcon}>
              {text.add}
            </Button>
          )}
        </div>
      </div>
      {isOrdering && <p className="muted">{text.order.hint}</p>}
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {sections.length === 0 && (
        <Card>
          <EmptyState picture={cloche} title={text.empty} text={text.emptyText} />
        </Card>
      )}
      {shown.map((section, at) => (
        <MenuSectionCard
          key={section.id}
          menu={menu}
          section={section}
          isOrdering={isOrdering}
          onEdit={() => setAsked(section)}
          onMove={{
            up: at > 0 ? () => moveSection(at, at - 1) : null,
            down: at < shown.length - 1 ? () => moveSection(at, at + 1) : null,
          }}
          onOrder={(dishIds, words) => {
            setAnnouncement(words)
            edits.order.mutate({ sectionId: section.id, dishIds })
          }}
        />
      ))}
      <ArchivedDishes sections={sections} />
      {asked !== null && (
        <Suspense>
          <SectionDialog
            section={asked === 'new' ? null : asked}
            hasDishes={asked !== 'new' && sections.some(({ id, dishes }) => id === asked.id && dishes.length > 0)}
            edits={edits.sections}
            sections={sections}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
