import type { KitchenCount } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { formatNumber } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { restaurantsPath } from '../../data/restaurants/addresses.ts'
import { UtensilsIcon } from '../../ui/icons.ts'
import { Picture } from '../../ui/picture.tsx'
import css from './restaurant-list.module.css'

const PICTURE_PX = 96

/** Cuisines of restaurants that serve the place. */
export function RestaurantKitchens({
  kitchens,
  chosen,
  query,
}: {
  kitchens: readonly KitchenCount[]
  chosen: string | undefined
  /** URL query of the active filters: `?only=…`. */
  query: string
}) {
  return (
    <nav aria-label={text.kitchens} className={css.kitchens}>
      <a href={restaurantsPath() + query} aria-current={chosen === undefined ? 'page' : undefined} data-keep-scroll="">
        <UtensilsIcon />
        {text.all}
      </a>
      {kitchens.map(({ slug, title, imageUrl, restaurantsCount }) => (
        <a
          key={slug}
          href={restaurantsPath(slug) + query}
          aria-current={chosen === slug ? 'page' : undefined}
          data-keep-scroll=""
        >
          <Picture picture={pictureOf(imageUrl, '', { width: PICTURE_PX, height: PICTURE_PX })} priority />
          {title}
          <small>{formatNumber(restaurantsCount)}</small>
        </a>
      ))}
    </nav>
  )
}
