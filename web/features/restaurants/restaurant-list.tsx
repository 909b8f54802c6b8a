import type { KitchenCount, RestaurantCard as RestaurantCardData } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { RESTAURANT_SORTINGS } from '@okolitsa/contracts/restaurants/restaurant-sorting.ts'
import { marketStrip } from '@okolitsa/strings/ru/market-strip.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import type { ReactNode } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import {
  NARROWINGS,
  type RestaurantListState,
  type RestaurantNarrowing,
  restaurantListHref,
  switched,
} from '../../data/restaurants/restaurant-list.ts'
import { useTakesOrders } from '../../platform/loading/use-takes-orders.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ChipGroup } from '../../ui/chip-group.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { RestaurantCard } from './restaurant-card.tsx'
import { RestaurantKitchens } from './restaurant-kitchens.tsx'
import css from './restaurant-list.module.css'

/** Number of eager pictures: a phone has one above the fold; on a wide screen the second and third load fast enough. */
const FIRST_SCREEN = 1

/** Filters by the hours of kitchens. */
const OF_HOURS: ReadonlySet<RestaurantNarrowing> = new Set(['openNow', 'fast'])

/** Restaurants: cuisines, filters, sorting; open ones come first. */
export function RestaurantList({
  kitchen,
  kitchens,
  state,
  page,
  renderTools,
}: {
  kitchen: string | undefined
  kitchens: readonly KitchenCount[]
  state: RestaurantListState
  page: { readonly items: readonly RestaurantCardData[]; readonly totalPages: number; readonly openCount: number }
  renderTools: (restaurant: RestaurantCardData) => ReactNode
}) {
  const mayOrder = useTakesOrders()
  const path = restaurantsPath(kitchen)
  const href = (next: RestaurantListState) => restaurantListHref(path, next)
  const query = restaurantListHref('', { ...state, page: 1 })
  const open = page.items.filter((one) => one.state.kind === 'open')
  const later = page.items.filter((one) => one.state.kind !== 'open')
  return (
    <div className="stack g6">
      <RestaurantKitchens kitchens={kitchens} chosen={kitchen} query={query} />
      <div className={css.tools}>
        <ChipGroup label={text.filters} scroll>
          {NARROWINGS.filter((one) => mayOrder || !OF_HOURS.has(one)).map((narrowing) => (
            <Chip
              key={narrowing}
              href={href(switched(state, narrowing))}
              selected={state.narrowings.includes(narrowing)}
              data-keep-scroll=""
            >
              {text[narrowing]}
            </Chip>
          ))}
        </ChipGroup>
        <ChipGroup label={text.sortingLabel} scroll>
          {RESTAURANT_SORTINGS.filter((one) => one !== 'novelty' && one !== 'distance').map((sorting) => (
            <Chip
              key={sorting}
              href={href({ ...state, page: 1, sorting })}
              selected={state.sorting === sorting}
              data-keep-scroll=""
            >
              {text.sortings[sorting]}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      {page.items.length === 0 && (
        <EmptyState
          picture={basketPicture}
          title={text.nothingTitle}
          text={text.nothingText}
          action={<Button href={restaurantsPath()}>{text.showAll}</Button>}
        />
      )}
      {open.length > 0 && (
        <section>
          <SectionHeader title={text.openGroup} />
          <Grid restaurants={open} firstScreen={FIRST_SCREEN} renderTools={renderTools} />
        </section>
      )}
      {later.length > 0 && (
        <section>
          <SectionHeader
            title={mayOrder ? text.laterGroup : marketStrip.noOrders}
            note={mayOrder ? text.laterNote : undefined}
          />
          <Grid restaurants={later} firstScreen={open.length > 0 ? 0 : FIRST_SCREEN} renderTools={renderTools} />
        </section>
      )}
      <Pagination
        text={text.pages}
        page={state.page}
        pageCount={page.totalPages}
        hrefOf={(number) => href({ ...state, page: number })}
      />
    </div>
  )
}

function Grid({
  restaurants,
  firstScreen,
  renderTools,
}: {
  restaurants: readonly RestaurantCardData[]
  firstScreen: number
  renderTools: (restaurant: RestaurantCardData) => ReactNode
}) {
  return (
    <div className={css.grid}>
      {restaurants.map((restaurant, index) => (
        <RestaurantCard
          key={restaurant.id}
          restaurant={restaurant}
          corner={renderTools(restaurant)}
          priority={index < firstScreen}
        />
      ))}
    </div>
  )
}
