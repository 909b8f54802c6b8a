import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { DishToOrder } from '../_composition/dish-to-order.tsx'
import type { Shown } from './load-site-page.ts'
import { TileSection } from './tile-section.tsx'

/** First dishes of the menu with a link to all. */
export function DishesBlock({
  props,
  restaurant,
  dishes,
}: {
  props: PropsOf<'goods'>
  restaurant: NonNullable<Shown['restaurant']>
  dishes: Shown['dishes']
}) {
  const { menu } = useRestaurantAddresses(restaurant.id)
  if (dishes.length === 0) return null
  const tiles = dishes
    .slice(0, props.most)
    .map((dish) => <DishToOrder key={dish.id} dish={dish} restaurant={restaurant} headingLevel={3} />)
  return (
    <TileSection
      title={props.title || text.dishes}
      more={{ href: menu, text: text.wholeMenu }}
      layout={props.layout}
      tiles={tiles}
    />
  )
}
