import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { canCheckOut } from '../../data/checkout/checkout-path.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './cart-picker.module.css'

/** Carts that can be added to the order; empty when there are none. */
export function CartPicker({
  carts,
  chosenIds,
  onAdd,
}: {
  carts: readonly Cart[]
  chosenIds: ReadonlySet<string>
  onAdd: (cart: Cart) => void
}) {
  const others = carts.filter((cart) => canCheckOut(cart) && !chosenIds.has(cart.cartId))
  if (others.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.picker.title}</h2>
      <ul className={css.others}>
        {others.map((cart) => (
          <li key={cart.cartId}>
            <span className="grow">
              <b>{cart.farmer.title}</b>
              <small>
                {text.items(cart.totals.itemsCount)}, {formatPrice(goodsSumOf(cart))}
              </small>
            </span>
            <Button
              look="soft"
              size="medium"
              aria-label={text.picker.addOf(cart.farmer.title)}
              onClick={() => onAdd(cart)}
            >
              {text.picker.add}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
