import type { DishCard } from '@okolitsa/contracts/restaurants/dish.ts'
import type { MenuSection, Restaurant } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useDishCart } from '../../data/cart/use-dish-cart.ts'
import { menuSectionAnchor } from '../../data/restaurants/addresses.ts'
import { usePage } from '../../platform/router/screens.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { DishTile } from './dish-tile.tsx'
import css from './menu-screen.module.css'
import { RestaurantCart, RestaurantCartBar } from './restaurant-cart.tsx'
import { RestaurantHead } from './restaurant-head.tsx'
import { useRestaurantClock } from './restaurant-state.tsx'

const DishWindow = lazy(() => import('./dish-window.tsx'))

/** Number of pictures above the fold. */
const FIRST_SCREEN = 3
/** The dish in the window; for a cart line, with the line. */
type OpenedDish = Pick<DishCard, 'slug' | 'title'> & { readonly line?: ComponentProps<typeof DishWindow>['line'] }

/** A menu by sections, with the order in a second column. */
export function MenuScreen({
  restaurant,
  dishes,
  openAt,
  tools,
  renderDishTools,
}: {
  restaurant: Restaurant
  dishes: readonly DishCard[]
  /** Id of the section to scroll to. */
  openAt?: number | undefined
  tools: ReactNode
  renderDishTools: (dish: DishCard) => ReactNode
}) {
  const ordered = useDishCart(restaurant.id)
  const [open, setOpen] = useState<OpenedDish | null>(null)
  const current = useSectionInSight(restaurant.sections)
  useOpeningAt(openAt)
  const lines = ordered.cart?.products ?? []
  const inCart = (id: number) =>
    lines.filter((line) => line.id === id).reduce((sum, line) => sum + line.clientQuantityInCart, 0)
  const sections = restaurant.sections.filter(({ id }) => dishes.some(({ sectionId }) => sectionId === id))
  return (
    <>
      <RestaurantHead restaurant={restaurant} current="menu" tools={tools} />
      <div className={css.layout}>
        <div>
          <div className={css.sections}>
            <ChipGroup label={text.sections} scroll>
              {sections.map(({ id, title }) => (
                <Chip key={id} href={`#${menuSectionAnchor(id)}`} selected={current === id}>
                  {title}
                </Chip>
              ))}
            </ChipGroup>
          </div>
          {sections.map((section, index) => (
            <section key={section.id} id={menuSectionAnchor(section.id)} className={css.section}>
              <SectionHead section={section} timeZone={restaurant.timeZone} />
              <div className={css.dishes}>
                {dishes
                  .filter(({ sectionId }) => sectionId === section.id)
                  .map((dish, place) => (
                    <DishTile
                      key={dish.id}
                      dish={dish}
                      timeZone={restaurant.timeZone}
                      inCart={inCart(dish.id)}
                      isOrderable={restaurant.isAvailableHere}
                      isBusy={ordered.isBusy}
                      corner={renderDishTools(dish)}
                      priority={index === 0 && place < FIRST_SCREEN}
                      onChoose={() => {
                        if (dish.hasOptions) setOpen(dish)
                        else void ordered.add({ productId: dish.id, quantity: 1, options: [] })
                      }}
                      onQuantity={(quantity) => ordered.setQuantity({ id: dish.id, optionsKey: '' }, quantity)}
                    />
                  ))}
              </div>
            </section>
          ))}
        </div>
        <div className={css.aside}>
          <RestaurantCart
            restaurant={restaurant}
            dishes={ordered}
            onChoose={({ slug, title, id, optionsKey, clientQuantityInCart: quantity }) =>
              setOpen({ slug, title, line: { id, optionsKey, quantity } })
            }
          />
        </div>
      </div>
      <RestaurantCartBar dishes={ordered} />
      {open && (
        <Suspense fallback={null}>
          <DishWindow slug={open.slug} title={open.title} line={open.line} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Title of a section, and its hours if it is not always served. */
function SectionHead({ section, timeZone }: { section: MenuSection; timeZone: string }) {
  const reference = useRestaurantClock(timeZone)
  const { title, note, served, isServedNow, servedUntil, servedAt } = section
  return (
    <div className={css.head}>
      <h2 className="h3">{title}</h2>
      {served && (
        <Badge color={isServedNow ? 'orange' : 'gray'} size="large" icon={ClockIcon}>
          {isServedNow && servedUntil
            ? text.servedUntil(servedUntil, reference)
            : servedAt
              ? text.servedFrom(servedAt, reference)
              : text.notServedNow}
        </Badge>
      )}
      {note && <span className="sm muted">{note}</span>}
    </div>
  )
}

/** Scrolls to a section when its page opens, unless the page has been scrolled. */
function useOpeningAt(sectionId: number | undefined): void {
  const { key, url } = usePage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an opening of the page
  useEffect(() => {
    if (sectionId === undefined || window.scrollY > 0 || url.hash || url.searchParams.has('noScroll')) return
    document.getElementById(menuSectionAnchor(sectionId))?.scrollIntoView({ behavior: 'instant' })
  }, [sectionId, key])
}

/** The section in the viewport, whose chip is highlighted. */
function useSectionInSight(sections: readonly MenuSection[]): number | null {
  const [current, setCurrent] = useState<number | null>(sections[0]?.id ?? null)
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(Number(seen.target.id.slice(menuSectionAnchor(0).length - 1)))
      },
      { rootMargin: '-25% 0px -65% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(menuSectionAnchor(id))
      if (section) watcher.observe(section)
    }
    return () => watcher.disconnect()
  }, [sections])
  return current
}
