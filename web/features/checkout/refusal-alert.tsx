import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import type { RefusedCart } from '@okolitsa/contracts/checkout/checkout-answer.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { factsOf } from '@okolitsa/contracts/refusals/facts-of.ts'
import type { FactsOf } from '@okolitsa/contracts/refusals/refusals.ts'
import { willNotArrive } from '@okolitsa/strings/ru/arrival.ts'
import { cart } from '@okolitsa/strings/ru/cart.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'

type CartDifference = NonNullable<FactsOf<'CART_CHANGED'>['changes']>[number]

function changeWords(change: CartDifference, reference: DayReference): string {
  const { kind, left, max, was, now, shelfDays, keeping, readyOn } = change
  const words = cart.changes
  if (kind === 'lessLeft') return words.lessLeft(left ?? 0)
  if (kind === 'limit') return words.limit(max ?? 0)
  if (kind === 'priceChanged') return words.priceChanged(was ?? 0, now ?? 0)
  if (kind === 'perishes') return willNotArrive({ shelfDays: shelfDays ?? null, keeping: keeping ?? 'chilled' })
  if (kind === 'ripensLater') return words.ripensLater(readyOn ?? '', reference)
  return words[kind]
}

const shortageWords = (left: number): string => (left > 0 ? cart.changes.lessLeft(left) : cart.changes.soldOut)

function Lines({ items }: { items: readonly { id: number | string; title: string; words: string }[] }) {
  if (items.length === 0) return null
  return (
    <ul>
      {items.map(({ id, title, words }) => (
        <li key={id}>
          <b>{title}.</b> {words}
        </li>
      ))}
    </ul>
  )
}

/**
 * Reason why a cart was not ordered (changes by line, or a message) and the next step. The customer was not charged.
 */
export function RefusalAlert({
  problem,
  lines = [],
  isAtCheckout = false,
}: {
  problem: RefusedCart | Pick<Problem, 'code' | 'title' | 'facts'>
  /** Lines of the cart: some refusals name a product by its id only. */
  lines?: readonly Pick<CartProduct, 'id' | 'title'>[] | undefined
  /** The screen shows the new sum and the button to accept it. */
  isAtCheckout?: boolean
}) {
  const reference = useDayReference()
  const short = factsOf(problem, 'NOT_ENOUGH_STOCK')
  if (short) {
    const items = short.products.flatMap(({ productId, left }) => {
      const title = lines.find(({ id }) => id === productId)?.title
      return title ? [{ id: productId, title, words: shortageWords(left) }] : []
    })
    return (
      <Notification tone="error" title={text.soldMeanwhile}>
        <Lines items={items} />
        <p>{text.soldNext}</p>
      </Notification>
    )
  }
  const perishing = factsOf(problem, 'GOODS_WILL_NOT_LAST')
  if (perishing) {
    const items = perishing.products.flatMap(({ productId, ...facts }) => {
      const title = lines.find(({ id }) => id === productId)?.title
      return title ? [{ id: productId, title, words: willNotArrive(facts) }] : []
    })
    return (
      <Notification tone="error" title={problem.title}>
        <Lines items={items} />
      </Notification>
    )
  }
  const changed = factsOf(problem, 'CART_CHANGED')
  if (changed) {
    const { total = null, expectedTotal = null, changes = [] } = changed
    const items = changes.map((change) => ({
      id: `${change.title}-${change.kind}`,
      title: change.title ?? '',
      words: changeWords(change, reference),
    }))
    return (
      <Notification tone="error" title={text.changedTitle}>
        <Lines items={items} />
        {total !== null && expectedTotal !== null && <p>{text.changedTotal(expectedTotal, total)}</p>}
        {total !== null && <p>{isAtCheckout ? text.changedNext : text.changedLater}</p>}
      </Notification>
    )
  }
  return <Notification tone="error" title={problem.title} />
}
