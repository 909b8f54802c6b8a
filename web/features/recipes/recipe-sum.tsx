import { add, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { Basket, BasketPart } from '@okolitsa/domain/recipes/basket.ts'
import { farmersText } from '@okolitsa/strings/ru/farmer-list.ts'
import { type DayReference, formatDayShort, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { recipeCard } from '@okolitsa/strings/ru/recipe-card.ts'
import { recipes as text } from '@okolitsa/strings/ru/recipes.ts'
import type { ReactNode } from 'react'
import { farmerPath } from '../../data/catalog/addresses.ts'
import type { OfferedGoods } from '../../data/recipes/offered-goods.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { OneSeller } from './one-seller.tsx'
import css from './recipe-page.module.css'
import type { OneSellerOption } from './use-recipe-choice.ts'

type Part = BasketPart<OfferedGoods>

/** Text of a part's delivery day: the common day of all parts if there is one, otherwise the part's earliest day. */
function dayOf({ way }: Part, shared: string | null, reference: DayReference): string {
  const date = shared ?? way?.dates[0]
  // the day of a carrier is computed at checkout
  if (!way || !date) return farmersText.card.sent
  return way.methodCode === 'pickup' ? farmersText.card.nearestPickup(date, reference) : formatDayShort(date, reference)
}

const deliveryText = ({ way, delivery }: Part): string => {
  if (way?.methodCode === 'pickup') return text.basket.pickup
  if (delivery === null) return text.basket.deliveryLater
  return delivery === 0 ? text.basket.freeDelivery : text.basket.delivery(toRoubles(delivery))
}

/** Reason why a basket cannot be ordered; null = it can, or the carrier decides at checkout. */
function obstacleOf({ parts, toMin, day, isBuyable }: Basket): string | null {
  if (isBuyable) return null
  if (toMin > 0) return text.basket.belowMinimum(parts.filter((part) => part.toMin > 0).length, toRoubles(toMin))
  if (parts.length < 2) return null
  if (parts.filter(({ way }) => way?.methodCode === 'pickup').length > 1) return text.basket.manyPickups
  return day === null ? text.basket.otherDays : null
}

/** Totals of the chosen products by seller, with delivery and minimums, and the button that adds them to carts. */
export function RecipeSum({
  basket,
  missing,
  left,
  oneSeller,
  onTake,
  onProposed,
  collect,
}: {
  basket: Basket<OfferedGoods>
  /** Titles of ingredients that no seller delivers here. */
  missing: readonly string[]
  /** Titles of ingredients that only other sellers have. */
  left: readonly string[]
  oneSeller: readonly OneSellerOption[]
  onTake: (organizationId: number) => void
  /** Restores the proposed basket; null = it is the current one. */
  onProposed: (() => void) | null
  /** Button that adds the products to carts, or the link to the carts. */
  collect: ReactNode
}) {
  const reference = useDayReference()
  const { parts, day } = basket
  if (parts.length === 0)
    return (
      <Card as="section" className="stack g2">
        <h2 className="h3">{missing.length > 0 ? text.nothingSold : text.nothingToBuy}</h2>
        <p className="muted">{missing.length > 0 ? text.nothingSoldText : text.nothingToBuyText}</p>
      </Card>
    )
  const obstacle = obstacleOf(basket)
  return (
    <Card as="section" className="stack g5">
      <div>
        <h2 className="h3">{text.basket.title(parts.length, totalOf(basket))}</h2>
        <p className="muted">
          {day === null ? (parts.length === 1 ? text.sumNoteOne : text.sumNote) : text.basket.onDay(day, reference)}
        </p>
      </div>
      <ul className={css.sellers}>
        {parts.map((part) => (
          <li key={part.organizationId}>
            <span>
              <a href={farmerPath(part.organizationId)}>{part.goods[0]?.product.farmer.title}</a>
              <small>{`${recipeCard.products(part.goods.length)} · ${dayOf(part, day, reference)}`}</small>
              <small>{deliveryText(part)}</small>
              {part.toMin > 0 && (
                <small className={css.toMin}>
                  {text.basket.toMin(toRoubles(part.toMin))}
                  {part.mayPickUp && ` ${text.basket.orPickUp}`}
                </small>
              )}
            </span>
            <b>{formatPrice(toRoubles(part.sum))}</b>
          </li>
        ))}
      </ul>
      <dl className={css.totals}>
        <dt>{text.basket.goods}</dt>
        <dd>{formatPrice(toRoubles(basket.goods))}</dd>
        <dt>{text.basket.deliveries}</dt>
        <dd>
          {basket.isDeliveryKnown
            ? formatPrice(toRoubles(basket.delivery))
            : text.basket.atCheckout(toRoubles(basket.delivery))}
        </dd>
      </dl>
      {missing.length > 0 && <p className="muted">{text.basket.notSold(missing)}</p>}
      {left.length > 0 && <p className="muted">{text.basket.left(left)}</p>}
      {obstacle && <Notification tone="warning">{obstacle}</Notification>}
      <div className={css.collect}>{collect}</div>
      <OneSeller options={oneSeller} onTake={onTake} onProposed={onProposed} />
    </Card>
  )
}

const totalOf = ({ goods, delivery }: Basket): number => toRoubles(add(goods, delivery))

/** On a phone the sum and the button stay at the bottom of the screen. */
export function RecipeBar({ basket, collect }: { basket: Basket; collect: ReactNode }) {
  if (basket.parts.length === 0) return null
  return (
    <div className={css.bar} data-above-notification="">
      <span>
        <b>{formatPrice(totalOf(basket))}</b>
        <small>
          {basket.toMin > 0 ? text.basket.toMinShort(toRoubles(basket.toMin)) : text.basket.farms(basket.parts.length)}
        </small>
      </span>
      {collect}
    </div>
  )
}
