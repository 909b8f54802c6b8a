import type { Dish } from '@okolitsa/contracts/restaurants/dish.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatAmount, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { farmerPath } from '../../data/catalog/addresses.ts'
import { pictureOf } from '../../data/catalog/picture.ts'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { Badge } from '../../ui/badge.tsx'
import { TriangleAlertIcon } from '../../ui/icons.ts'
import { Thumb } from '../../ui/thumb.tsx'
import css from './dish-form.module.css'

const THUMB_PX = 46

export function DishFacts({ dish }: { dish: Dish }) {
  const { nutrition } = dish
  if (!nutrition) return <p className="sm muted">{formatAmount(dish.measure, dish.unit)}</p>
  const facts = [
    { term: text.nutrition.kcal, value: formatNumber(Math.round(nutrition.kcal)) },
    { term: text.nutrition.protein, value: text.grams(Math.round(nutrition.protein)) },
    { term: text.nutrition.fat, value: text.grams(Math.round(nutrition.fat)) },
    { term: text.nutrition.carbs, value: text.grams(Math.round(nutrition.carbs)) },
  ]
  return (
    <div className="stack g2">
      <p className="sm muted">
        {text.forPortion}, {formatAmount(dish.measure, dish.unit)}
      </p>
      <dl className={css.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dd>{value}</dd>
            <dt>{term}</dt>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Allergens, ingredients, and the farms of the ingredients. */
export function DishAbout({ dish, headingLevel }: { dish: Dish; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const isOwnShop = isSellerSite(useRootData())
  return (
    <>
      {dish.allergens.length > 0 && (
        <section className="stack g2">
          <Heading className="h4">{text.allergens}</Heading>
          <div className={css.allergens}>
            {dish.allergens.map((allergen) => (
              <Badge key={allergen} color="orange" icon={TriangleAlertIcon}>
                {allergen}
              </Badge>
            ))}
          </div>
        </section>
      )}
      {dish.restaurant.kitchenNote && <p className="sm muted">{dish.restaurant.kitchenNote}</p>}
      {dish.composition && (
        <section className="stack g2">
          <Heading className="h4">{text.composition}</Heading>
          <p>{bindNumbers(dish.composition)}</p>
        </section>
      )}
      {dish.origins.length > 0 && (
        <section className="stack g2">
          <Heading className="h4">{text.origins}</Heading>
          <ul className={css.origins}>
            {dish.origins.map(({ what, farmer }) => (
              <li key={`${farmer.id} ${what}`}>
                <Thumb
                  picture={pictureOf(farmer.smallImageUrl, '', { width: THUMB_PX, height: THUMB_PX })}
                  hue={farmer.hue}
                  size={THUMB_PX}
                />
                <span>
                  {what}
                  <br />
                  {isOwnShop ? (
                    // farms have pages on the marketplace only
                    <span className="sm muted">{farmer.title}</span>
                  ) : (
                    <a className="link sm" href={farmerPath(farmer.id)}>
                      {farmer.title}
                    </a>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
