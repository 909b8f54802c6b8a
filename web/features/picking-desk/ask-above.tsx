import type { PickingOrder } from '@okolitsa/contracts/picking/picking.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk } from '@okolitsa/strings/ru/orders-desk.ts'
import { picking } from '@okolitsa/strings/ru/picking.ts'
import {
  type StaffRequestedChange,
  useChangePreview,
  useOrderActions,
} from '../../data/orders/desk/use-staff-orders.ts'
import { useOnline } from '../../platform/offline/use-online.ts'
import { Button } from '../../ui/button.tsx'

const text = picking.scales

/**
 * Asks the customer to pay for an amount above the ordered one. Needs the network, and an order without another open
 * proposal.
 */
export function AskAbove({
  order,
  lineId,
  picked,
  onAsked,
}: {
  order: Pick<PickingOrder, 'id' | 'awaitsAnswer'>
  lineId: number
  picked: number
  onAsked: () => void
}) {
  const isOnline = useOnline()
  return isOnline && !order.awaitsAnswer ? (
    <Ask orderId={order.id} lineId={lineId} picked={picked} onAsked={onAsked} />
  ) : null
}

function Ask({
  orderId,
  lineId,
  picked,
  onAsked,
}: {
  orderId: number
  lineId: number
  picked: number
  onAsked: () => void
}) {
  const requestedChange: StaffRequestedChange = { kind: 'weigh', lines: [{ lineId, picked }], isAboveCharged: true }
  const { preview, refusal, isCounting } = useChangePreview(orderId, requestedChange)
  const { change } = useOrderActions(orderId)
  const ask = () => {
    if (!preview) return
    const words = preview.needsCustomer ? ordersDesk.weighing.asked : text.saved
    change.mutate({ requestedChange, expectedTotal: preview.totalAfter, words }, { onSuccess: onAsked })
  }
  if (refusal) return <small>{refusal}</small>
  return (
    <Button size="xlarge" block look="secondary" busy={isCounting || change.isPending} onClick={ask}>
      {preview ? text.askAbove(formatPrice(preview.totalAfter - preview.totalBefore)) : text.askAboveCounting}
    </Button>
  )
}
