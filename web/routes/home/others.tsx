import { homeText } from '@okolitsa/strings/ru/home.ts'
import { homeOthersText as text } from '@okolitsa/strings/ru/home-others.ts'
import { useShowcase } from '../../data/catalog/use-showcase.ts'
import { RestaurantCard } from '../../features/restaurants/restaurant-card.tsx'
import { TourCard } from '../../features/tours/tour-card.tsx'
import { useRootData } from '../../platform/loading/root-data.ts'
import { EmptyBasket } from '../../ui/empty-basket.tsx'
import { Grid } from '../../ui/grid.tsx'
import { SectionHeader } from '../../ui/section-header.tsx'
import { RestaurantTools } from '../_composition/dinner-tools.tsx'
import { Banners } from './banners.tsx'
import { Hero } from './hero.tsx'
import css from './home.module.css'
import type { loader } from './loader.ts'

/** The home page of a market without goods: restaurants and tours near the place. */
export default function Others({ data }: { data: Extract<Awaited<ReturnType<typeof loader>>, { kind: 'others' }> }) {
  const { banners, restaurants, tours } = data
  const { market } = useRootData().site
  const showcase = useShowcase()
  return (
    <>
      <div className={css.first}>
        <Hero words={{ title: text.title(market.name), text: market.description ?? '' }} href={showcase.href} />
        <Banners banners={banners} />
      </div>
      {restaurants.length > 0 && (
        <section className="section">
          <SectionHeader title={text.restaurants.title} more={{ href: '/restaurants', text: text.restaurants.all }} />
          <Grid kind="media">
            {restaurants.map((restaurant) => (
              <RestaurantCard
                key={restaurant.id}
                restaurant={restaurant}
                corner={<RestaurantTools restaurant={restaurant} />}
              />
            ))}
          </Grid>
        </section>
      )}
      {tours.length > 0 && (
        <section className="section">
          <SectionHeader title={text.tours.title} more={{ href: '/tours', text: text.tours.all }} />
          <div className="stack g4">
            {tours.map((tour) => (
              <TourCard key={tour.id} tour={tour} />
            ))}
          </div>
        </section>
      )}
      {restaurants.length === 0 && tours.length === 0 && (
        <section className="section">
          <EmptyBasket title={homeText.nothing.title} text={homeText.nothing.text} {...showcase} />
        </section>
      )}
    </>
  )
}
