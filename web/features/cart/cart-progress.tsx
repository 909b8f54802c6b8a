import type { Cart } from '@okolitsa/contracts/cart/cart.ts'
import { cart as text } from '@okolitsa/strings/ru/cart.ts'
import { goodsSumOf } from '../../data/cart/cart-state.ts'
import { Progress } from '../../ui/progress.tsx'
import css from './cart-progress.module.css'

/** Progress to the minimum (amber), then to free delivery (green). */
export function CartProgress({ cart }: { cart: Cart }) {
  const { progress, totals } = cart
  const sum = goodsSumOf(cart)
  const { minOrderSum, isMinReached, toMin, freeDeliverySum, toFree } = progress
  const hasFree = freeDeliverySum !== null && freeDeliverySum > 0 && totals.delivery !== null
  // no minimum and no free delivery: no progress to show
  if (minOrderSum === 0 && !hasFree) return null
  if (!isMinReached) {
    const filling = text.filling(sum, minOrderSum)
    return (
      <div className={css.progress}>
        <p>
          <b>{text.toMin(toMin)}</b>
          <span>{filling}</span>
        </p>
        <Progress value={sum} max={minOrderSum} label={text.progressLabel} valueText={filling} />
      </div>
    )
  }
  const note = !hasFree ? '' : toFree ? text.toFree(toFree) : text.freeReached
  return (
    <div className={css.progress}>
      <p>
        <b>{text.minReached}</b>
        <span>{note}</span>
      </p>
      <Progress
        value={hasFree ? Math.min(sum, freeDeliverySum) : 1}
        max={hasFree ? freeDeliverySum : 1}
        tone="green"
        label={hasFree ? text.freeProgressLabel : text.progressLabel}
        valueText={note || text.minReached}
      />
    </div>
  )
}
