import type { GoodsCheck } from '@okolitsa/contracts/products/goods-check.ts'
import { goodsDecisions as text } from '@okolitsa/strings/ru/goods-decisions.ts'
import { Notification } from '../../../ui/alert.tsx'

/** The decision of the office about a product, and the way to mend it; nothing when it neither waits nor was returned. */
export function CheckAlert({ check }: { check: GoodsCheck }) {
  if (!check) return null
  const { state, showsAccepted, isShown, reason, message } = check
  if (state === 'waiting')
    return (
      <Notification title={text.waiting}>
        {showsAccepted ? text.waitingChange : isShown ? text.waitingShown : text.waitingNew}
      </Notification>
    )
  return (
    <Notification tone="warning" title={state === 'hidden' ? text.hidden : text.returned}>
      {reason && <p>{text.why(reason, message)}</p>}
      {showsAccepted && <p>{text.returnedChange}</p>}
      {state === 'hidden' ? (
        <p>{text.hiddenText}</p>
      ) : (
        <p>
          {reason && text.reasons[reason].mend} {text.again}
        </p>
      )}
    </Notification>
  )
}
