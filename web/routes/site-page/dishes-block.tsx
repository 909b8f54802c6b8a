import type { PropsOf } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { catalog } from '@okolitsa/strings/ru/catalog.ts'
import { siteBlocks as text } from '@okolitsa/strings/ru/site-blocks.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { Carousel } from '../../ui/carousel.tsx'
import { Grid } from '../../ui/grid.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { DishToOrder } from '../_composition/dish-to-order.tsx'
import type { Shown } from './load-site-page.ts'

/** First dishes of the menu, and the way to all of it. */
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
  const title = props.title || text.dishes
  const tiles = dishes
    .slice(0, props.most)
    .map((dish) => <DishToOrder key={dish.id} dish={dish} restaurant={restaurant} headingLevel={3} />)
  return (
    <section className="section">
      <SectionHeader title={title} more={{ href: menu, text: text.wholeMenu }} />
      {props.layout === 'shelf' ? (
        <Carousel label={title} previousLabel={catalog.rail.previous} nextLabel={catalog.rail.next}>
          {tiles}
        </Carousel>
      ) : (
        <Grid>{tiles}</Grid>
      )}
    </section>
  )
}
