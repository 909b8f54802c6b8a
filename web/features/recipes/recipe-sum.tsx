import type { ProductCard } from '@okolitsa/contracts/catalog/product.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { type DayReference, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import type { ReactNode } from 'react'
import { farmerPath } from '../../data/catalog/addresses.ts'
import type { Chosen } from '../../data/recipes/use-collect-cart.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './recipe-page.module.css'
import { bySeller, sumOf } from './use-recipe-choice.ts'

/** The last of the days on which its goods come: until then not everything is there. */
function dayOf(goods: readonly Chosen[], reference: DayReference): string {
  const dates = goods.map(({ product }) => product.nearestDelivery).filter((one): one is Nearest => one !== null)
  const last = dates.reduce<Nearest | null>((latest, one) => (latest && latest.date >= one.date ? latest : one), null)
  // the carrier tells the day at checkout
  if (!last) return farmersText.card.sent
  return last.methodCode === 'pickup'
    ? farmersText.card.nearestPickup(last.date, reference)
    : farmersText.card.nearest(last.date, last, reference)
}
type Nearest = NonNullable<ProductCard['nearestDelivery']>

/** What the chosen products cost, by seller, and the button that puts them into carts. */
export function RecipeSum({
  bought,
  missing,
  collect,
}: {
  bought: readonly Chosen[]
  missing: number
  /** The button that collects, or leads to the carts. */
  collect: ReactNode
}) {
  const reference = useDayReference()
  const sellers = bySeller(bought)
  if (sellers.length === 0)
    return (
      <Card as="section" className="stack g2">
        <h2 className="h3">{missing > 0 ? text.nothingSold : text.nothingToBuy}</h2>
        <p className="muted">{missing > 0 ? text.nothingSoldText : text.nothingToBuyText}</p>
      </Card>
    )
  return (
    <Card as="section" className="stack g5">
      <div>
        <h2 className="h3">{text.sum(sellers.length, sumOf(bought))}</h2>
        <p className="muted">{sellers.length === 1 ? text.sumNoteOne : text.sumNote}</p>
      </div>
      <ul className={css.sellers}>
        {sellers.map(({ farmer, goods, price }) => (
          <li key={farmer.id}>
            <span>
              <a href={farmerPath(farmer.id)}>{farmer.title}</a>
              <small>{`${text.products(goods.length)} · ${dayOf(goods, reference)}`}</small>
            </span>
            <b>{formatPrice(price)}</b>
          </li>
        ))}
      </ul>
      {missing > 0 && <p className="muted">{text.notSold(missing)}</p>}
      <div className={css.collect}>{collect}</div>
      <small className="muted">{text.deliveryLater}</small>
    </Card>
  )
}

/** On a phone the sum and the button stay at the bottom of the screen. */
export function RecipeBar({ bought, collect }: { bought: readonly Chosen[]; collect: ReactNode }) {
  if (bought.length === 0) return null
  return (
    <div className={css.bar} data-above-notification="">
      <span>
        <b>{formatPrice(sumOf(bought))}</b>
        <small>{text.carts(bySeller(bought).length)}</small>
      </span>
      {collect}
    </div>
  )
}
