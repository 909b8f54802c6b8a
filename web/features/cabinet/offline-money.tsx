import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import { cabinet as text } from '@okolitsa/strings/ru/cabinet.ts'
import { useOrderActions } from '../../data/cabinet/use-staff-orders.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'

const words = text.offline

/** What the seller took beyond the order's cost, roubles: of a cancelled order all of it. */
function toReturnOf({ order, offline }: Pick<CabinetOrder, 'order' | 'offline'>): number {
  const isCanceled = order.deliveryStatus === 'canceled'
  return Math.max(0, Math.round((offline.taken - (isCanceled ? 0 : order.sums.total)) * 100) / 100)
}

/** Money that goes past the shop, from the customer to the seller: was it received, or is it to be given back? */
export function OfflineMoney({ order, offline }: Pick<CabinetOrder, 'order' | 'offline'>) {
  const { takeMoney } = useOrderActions(order.id)
  const asking = useModal()
  const { due } = offline
  const toReturn = toReturnOf({ order, offline })
  return (
    <>
      {toReturn > 0 && (
        <Notification tone="warning" title={words.toReturn(toReturn)}>
          {words.toReturnText}
        </Notification>
      )}
      {due > 0 && (
        <Card as="section" className="stack g4">
          <h2 className="h4">{words.title(due)}</h2>
          <p className="sm muted">{words.text}</p>
          <Button block look="secondary" onClick={asking.open}>
            {words.button}
          </Button>
          {asking.isOpen && (
            <ConfirmDialog
              isOpen
              onOpenChange={asking.onOpenChange}
              title={words.asking(due)}
              text={words.askingText}
              confirmText={words.save}
              confirmLook="primary"
              cancelText={words.keep}
              busy={takeMoney.isPending}
              onConfirm={() => takeMoney.mutate(due, { onSettled: asking.close })}
            />
          )}
        </Card>
      )}
    </>
  )
}
