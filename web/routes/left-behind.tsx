import { checkout } from '@okolitsa/strings/ru/checkout.ts'
import { orderGroup as text } from '@okolitsa/strings/ru/order-group.ts'
import { useCarts } from '../data/cart/use-carts.ts'
import { useRefusedCarts } from '../data/checkout/refused-carts.ts'
import { RefusalAlert } from '../features/checkout/refusal-alert.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

/** Carts refused by the last checkout, each with its reason; empty when there are none. */
export function LeftBehind() {
  const { list } = useCarts()
  const refusalOf = useRefusedCarts()
  const left = (list?.items ?? []).flatMap((cart) => {
    const refusal = refusalOf(cart)
    return refusal ? [{ cart, refusal }] : []
  })
  if (left.length === 0) return null
  return (
    <section className="stack g4">
      <div>
        <h2 className="h3">{text.refused}</h2>
        <p className="muted">{text.refusedText}</p>
      </div>
      {left.map(({ cart, refusal }) => (
        <Card as="section" key={cart.cartId} className="stack g4" aria-label={cart.farmer.title}>
          <h3 className="h4">{cart.farmer.title}</h3>
          <RefusalAlert problem={refusal} lines={cart.products} />
          <div>
            <Button look="secondary" size="medium" href="/cart">
              {checkout.toCarts}
            </Button>
          </div>
        </Card>
      ))}
    </section>
  )
}
