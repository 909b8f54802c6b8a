import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { canCheckOut } from './checkout-path.ts'

/** Which carts are ordered now; nothing to show while there is only one. */
export function CartPicker({
  carts,
  chosenIds,
  onChange,
}: {
  /** All carts of the shopper. */
  carts: readonly Cart[]
  chosenIds: ReadonlySet<string>
  onChange: (cartIds: readonly string[]) => void
}) {
  const ready = carts.filter(canCheckOut)
  if (ready.length < 2) return null
  const chosen = ready.filter(({ cartId }) => chosenIds.has(cartId))
  return (
    <Card as="section" className="stack g4">
      <div>
        <h2 className="h3">{text.picker.title}</h2>
        <p className="sm muted">{text.each}</p>
      </div>
      <fieldset>
        <legend className="visually-hidden">{text.picker.title}</legend>
        {ready.map((cart) => {
          const isChosen = chosenIds.has(cart.cartId)
          return (
            <Checkbox
              key={cart.cartId}
              checked={isChosen}
              // an order needs a cart
              disabled={isChosen && chosen.length === 1}
              note={formatPrice(Math.round((cart.totals.goods - cart.totals.discount) * 100) / 100)}
              onChange={() =>
                onChange(
                  ready
                    .filter((one) => (one === cart ? !isChosen : chosenIds.has(one.cartId)))
                    .map(({ cartId }) => cartId),
                )
              }
            >
              {cart.farmer.title}
            </Checkbox>
          )
        })}
      </fieldset>
    </Card>
  )
}
