import type { RepeatedCart } from '@okolitsa/contracts/cart/cart.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { cart } from '@okolitsa/strings/ru/cart.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { useRepeatOrder } from '../../data/cart/use-repeat-order.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { RepeatIcon } from '../../ui/icons.ts'
import css from './repeat-order.module.css'

type NotAdded = RepeatedCart['notAdded'][number]

function reasonWords({ reason, inCart }: NotAdded): string {
  const words = cart.changes
  return reason === 'lessLeft' ? words.lessLeft(inCart) : reason === 'limit' ? words.limit(inCart) : words[reason]
}

/** Products of the order that were not added to the cart in full, each with its reason. */
function Missing({ items }: { items: readonly NotAdded[] }) {
  return (
    <div role="status" className={css.missing}>
      <Notification
        tone="warning"
        title={text.repeatedPartly}
        action={
          <a className="link" href="/cart">
            {text.toCart}
          </a>
        }
      >
        <ul>
          {items.map((item) => (
            <li key={item.productId}>
              <b>{bindNumbers(item.title)}.</b> {reasonWords(item)}
            </li>
          ))}
        </ul>
      </Notification>
    </div>
  )
}

/** Adds the products of a received or cancelled order to a cart again; names unavailable products. */
export function RepeatOrder({ orderId }: { orderId: number }) {
  const repeat = useRepeatOrder(orderId)
  const notAdded = repeat.data?.notAdded ?? []
  return (
    <>
      <Button look="secondary" size="medium" icon={RepeatIcon} busy={repeat.isPending} onClick={() => repeat.mutate()}>
        {text.repeat}
      </Button>
      {notAdded.length > 0 && <Missing items={notAdded} />}
    </>
  )
}
