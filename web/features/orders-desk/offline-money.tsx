import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'

const words = text.offline

/** Money that the customer pays to the seller directly: the seller confirms that it was received. */
export function OfflineMoney({ order, offline }: Pick<CabinetOrder, 'order' | 'offline'>) {
  const { takeMoney } = useOrderActions(order.id)
  const asking = useModal()
  const { due } = offline
  return (
    <>
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
