import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import {
  type StaffRequestedChange,
  useChangePreview,
  useOrderActions,
} from '../../data/orders/desk/use-staff-orders.ts'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { MoneyConsequence } from './money-consequence.tsx'
import type { LineAction } from './weigh-dialog.tsx'

const words = text.refusing

export function RefuseLineDialog({ order, line, onClose }: LineAction) {
  const requestedChange: StaffRequestedChange = { kind: 'refuseLine', lineIds: [line.id] }
  const counted = useChangePreview(order.id, requestedChange)
  const { change } = useOrderActions(order.id)
  const { preview } = counted
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.title(line.title)}
      text={
        <>
          <p>{preview?.cancelsOrder ? words.whole : words.text}</p>
          <MoneyConsequence order={order} {...counted} />
        </>
      }
      confirmText={words.save}
      cancelText={text.keep}
      busy={change.isPending || counted.isCounting}
      onConfirm={() =>
        preview &&
        change.mutate(
          { requestedChange, expectedTotal: preview.totalAfter, words: words.saved },
          { onSuccess: onClose },
        )
      }
    />
  )
}
