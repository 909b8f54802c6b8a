import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import type { Restaurant } from '@okolitsa/contracts/restaurants/restaurant.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { buying } from '@okolitsa/strings/ru/buying.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { restaurants as text } from '@okolitsa/strings/ru/restaurants.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { noMore } from '../../data/cart/no-more.ts'
import { stepperLabels } from '../../data/cart/use-buying.ts'
import type { useDishCart } from '../../data/cart/use-dish-cart.ts'
import { canCheckOut, checkoutPath } from '../../data/checkout/checkout-path.ts'
import { optionsText } from '../../data/restaurants/options-text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import css from './restaurant-cart.module.css'

const words = text.cart

type DishCart = ReturnType<typeof useDishCart>

/** The order next to the menu on a wide screen. */
export function RestaurantCart({
  restaurant,
  dishes,
  onChoose,
}: {
  restaurant: Restaurant
  dishes: DishCart
  /** Called to open the options of a dish again. */
  onChoose: (line: CartProduct) => void
}) {
  const { cart, setQuantity, isBusy } = dishes
  if (!cart || cart.products.length === 0)
    return (
      <Card as="aside" aria-label={words.title} className="stack g2">
        <h2 className="h4">{words.title}</h2>
        <p className="muted">{words.empty}</p>
      </Card>
    )
  const { progress, totals } = cart
  const target = progress.isMinReached ? progress.freeDeliverySum : progress.minOrderSum
  const paid = goodsSumOf(cart)
  return (
    <Card as="aside" aria-label={words.title} className="stack g4" aria-busy={isBusy || undefined}>
      <h2 className="h4">{words.title}</h2>
      {target !== null && target > 0 && (
        <Progress
          value={Math.min(paid, target)}
          max={target}
          tone={progress.isMinReached ? 'green' : 'amber'}
          label={
            progress.isMinReached
              ? progress.toFree
                ? words.toFree(progress.toFree)
                : words.isFree
              : words.toMin(progress.toMin)
          }
          valueText={words.filling(paid, target)}
        />
      )}
      <ul>
        {cart.products.map((line) => (
          <li key={`${line.id} ${line.optionsKey}`} className={css.line}>
            <span>
              {bindNumbers(line.title)}
              {line.options.length > 0 && <small>{optionsText(line.options)}</small>}
              {line.hasOptions && (
                <button
                  type="button"
                  className="link sm"
                  aria-label={words.chooseOf(line.title)}
                  onClick={() => onChoose(line)}
                >
                  {words.choose}
                </button>
              )}
            </span>
            <b>{formatPrice(line.lineSum)}</b>
            <QuantityStepper
              className={css.stepper}
              text={buying.pieces(line.clientQuantityInCart)}
              labels={{ ...stepperLabels(line.title), remove: words.remove(line.title) }}
              isLast={line.clientQuantityInCart === 1}
              {...noMore(line, line.clientQuantityInCart, line.left)}
              onDecrease={() => setQuantity(line, line.clientQuantityInCart - 1)}
              onIncrease={() => setQuantity(line, line.clientQuantityInCart + 1)}
            />
          </li>
        ))}
      </ul>
      <dl className={`${css.sums} stack g2`}>
        <div>
          <dt className="muted">{words.dishes}</dt>
          <dd>{formatPrice(paid)}</dd>
        </div>
        {totals.delivery !== null && (
          <div>
            <dt className="muted">{words.delivery}</dt>
            <dd>{totals.delivery === 0 ? words.freeDelivery : formatPrice(totals.delivery)}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>{words.total}</dt>
          <dd>{formatPrice(totals.total)}</dd>
        </div>
      </dl>
      {canCheckOut(cart) ? (
        <Button block href={checkoutPath([cart])}>
          {words.checkOut(totals.total)}
        </Button>
      ) : (
        <Button block look="secondary" href="/cart">
          {words.toCart}
        </Button>
      )}
      <p className="sm muted">{restaurant.isAvailableHere ? words.apart : text.notHereText}</p>
    </Card>
  )
}

/** The order as a bar at the bottom of a phone. */
export function RestaurantCartBar({ dishes: { cart } }: { dishes: DishCart }) {
  if (!cart || cart.products.length === 0) return null
  const { progress } = cart
  const count = cart.products.reduce((sum, line) => sum + line.quantityInCart, 0)
  return (
    <div className={css.bar} data-above-notification="" data-toasts="top">
      <span>
        <b>{words.bar(count)}</b>
        <br />
        <span className="sm muted">
          {progress.isMinReached
            ? progress.toFree
              ? words.toFree(progress.toFree)
              : words.apart
            : words.toMin(progress.toMin)}
        </span>
      </span>
      <Button size="medium" href="/cart">
        {formatPrice(goodsSumOf(cart))}
      </Button>
    </div>
  )
}
