import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import { orders as text } from '@okolitsa/strings/ru/orders.ts'
import { lazy, Suspense } from 'react'
import { useOrderSteps } from '../../data/orders/use-order.ts'
import { useDraftWords } from '../../platform/forms/use-draft.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { PayAtBill } from './pay-order.tsx'
import { RepeatOrder } from './repeat-order.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** Available actions of the order. */
export function OrderSteps({ order }: { order: OrderAnswer }) {
  const { cancel, complete } = useOrderSteps(order.id)
  const cancelling = useModal()
  const completing = useModal()
  const [reason, setReason, sent] = useDraftWords(`cancel-${order.id}`)
  const { may } = order
  // one primary button per screen: payment and proposals come first
  const isMain = !may.pay && order.proposals.length === 0
  if (!may.pay && !may.complete && !may.repeat && !may.cancel) return null
  return (
    <div className="stack">
      <PayAtBill order={order} />
      {may.complete && (
        <Button block look={isMain ? 'primary' : 'secondary'} onClick={completing.open}>
          {text.complete}
        </Button>
      )}
      {may.repeat && <RepeatOrder orderId={order.id} />}
      {may.cancel && (
        <Button block look="secondary-gray" onClick={cancelling.open}>
          {text.cancel}
        </Button>
      )}
      <Suspense>
        {cancelling.isOpen && (
          <ConfirmDialog
            isOpen
            onOpenChange={cancelling.onOpenChange}
            title={text.cancelQuestion}
            text={
              <>
                {text.cancelText}
                <TextArea
                  label={text.reason}
                  hint={text.reasonHint}
                  maxLength={500}
                  rows={2}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              </>
            }
            confirmText={text.cancelConfirm}
            cancelText={text.keep}
            busy={cancel.isPending}
            onConfirm={() => {
              cancel.mutate(reason, { onSettled: cancelling.close })
              sent()
            }}
          />
        )}
        {completing.isOpen && (
          <ConfirmDialog
            isOpen
            onOpenChange={completing.onOpenChange}
            title={text.completeQuestion}
            text={text.completeText}
            confirmText={text.completeConfirm}
            confirmLook="primary"
            cancelText={text.notYet}
            busy={complete.isPending}
            onConfirm={() => complete.mutate(undefined, { onSettled: completing.close })}
          />
        )}
      </Suspense>
    </div>
  )
}
