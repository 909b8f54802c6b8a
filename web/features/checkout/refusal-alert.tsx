import type { CartProduct } from '@okolitsa/contracts/cart/cart-product.ts'
import type { Problem } from '@okolitsa/contracts/kernel/problem.ts'
import { cart } from '@okolitsa/strings/ru/cart.ts'
import { checkout as text } from '@okolitsa/strings/ru/checkout.ts'
import { Notification } from '../../ui/alert.tsx'
import { changesOf, type FoundChange, type FoundShortage, shortagesOf } from './refusal-facts.ts'

function changeWords({ kind, left, max, was, now }: FoundChange): string {
  const words = cart.changes
  if (kind === 'lessLeft') return words.lessLeft(left ?? 0)
  if (kind === 'limit') return words.limit(max ?? 0)
  if (kind === 'priceChanged') return words.priceChanged(was ?? 0, now ?? 0)
  if (kind === 'soldOut' || kind === 'disabled' || kind === 'unreachable') return words[kind]
  return ''
}

const shortageWords = ({ left }: FoundShortage): string =>
  left > 0 ? cart.changes.lessLeft(left) : cart.changes.soldOut

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

/** Why a cart was not ordered: what changed line by line, or the reason in words, and what to do. Nothing was charged. */
export function RefusalAlert({
  problem,
  lines = [],
  isAtCheckout = false,
}: {
  problem: Pick<Problem, 'code' | 'title' | 'facts'>
  /** Lines of the cart: some reasons know a product only by its id. */
  lines?: readonly Pick<CartProduct, 'id' | 'title'>[] | undefined
  /** The new sum stands on the same screen, with the button to agree. */
  isAtCheckout?: boolean
}) {
  if (problem.code === 'NOT_ENOUGH_STOCK') {
    const items = shortagesOf(problem).flatMap((shortage) => {
      const title = lines.find(({ id }) => id === shortage.productId)?.title
      return title ? [{ id: shortage.productId, title, words: shortageWords(shortage) }] : []
    })
    return (
      <Notification tone="error" title={text.soldMeanwhile}>
        <Lines items={items} />
        <p>{text.soldNext}</p>
      </Notification>
    )
  }
  if (problem.code === 'CART_CHANGED') {
    const { total, expectedTotal, changes } = changesOf(problem)
    const items = changes.map((change) => ({
      id: `${change.title}-${change.kind}`,
      title: change.title ?? '',
      words: changeWords(change),
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
