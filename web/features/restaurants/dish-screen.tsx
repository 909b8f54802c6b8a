import type { Dish } from '@okolitsa/contracts/restaurants/dish.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import type { ReactNode } from 'react'
import { pictureOf } from '../../data/catalog/picture.ts'
import { useRestaurantAddresses } from '../../data/restaurants/use-restaurant-addresses.ts'
import { Button } from '../../ui/button.tsx'
import { SoftPicture } from '../../ui/soft-picture.tsx'
import { DishAbout, DishFacts } from './dish-about.tsx'
import { DishBuying } from './dish-buying.tsx'
import { DishOptions } from './dish-options.tsx'
import css from './dish-screen.module.css'
import { RestaurantState } from './restaurant-state.tsx'
import { useDishChoice } from './use-dish-choice.ts'

const PICTURE_PX = 416

/** Page of a dish: description, options, link to the menu. */
export function DishScreen({
  dish,
  tools,
}: {
  dish: Dish
  /** Further actions on the dish. */
  tools: ReactNode
}) {
  const choice = useDishChoice(dish)
  const { restaurant } = dish
  const { menu } = useRestaurantAddresses(restaurant.id)
  return (
    <div className={css.layout}>
      <SoftPicture
        picture={pictureOf(
          dish.smallImageUrl,
          dish.imageAlt,
          { width: PICTURE_PX, height: PICTURE_PX },
          dish.imageFocus,
        )}
        hue={dish.hue}
        ratio="gallery"
        priority
        faded={!dish.availability.isAvailable}
      />
      <div className="stack g5">
        <div className="stack g2">
          <div className={css.head}>
            <h1 className="h1">{bindNumbers(dish.title)}</h1>
            {tools}
          </div>
          <p className="muted">{bindNumbers(dish.description)}</p>
          <p className="row fw g2">
            <a className="link" href={menu}>
              {restaurant.title}
            </a>
            <RestaurantState restaurant={restaurant} />
          </p>
          <p className="h3">
            {dish.needsChoice ? text.priceFrom(dish.priceFrom) : formatPrice(dish.priceInfo.finalPrice)}
          </p>
        </div>
        <DishFacts dish={dish} />
        <DishOptions groups={choice.groups} counts={choice.counts} onChange={choice.setCounts} />
        <DishBuying dish={dish} choice={choice} />
        <DishAbout dish={dish} headingLevel={2} />
        <div>
          <Button look="secondary" size="medium" href={menu}>
            {text.toRestaurant(restaurant.title)}
          </Button>
        </div>
      </div>
    </div>
  )
}
