import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { MoneyConsequence } from './money-consequence.tsx'
import { type StaffWish, useChangePreview, useOrderDeeds } from './use-staff-orders.ts'
import type { StaffLine } from './weigh-dialog.tsx'

const words = text.removing

/** A line that can not be brought: what goes back, and the question. */
export function RemoveLineDialog({
  orderId,
  line,
  onClose,
}: {
  orderId: number
  line: StaffLine
  onClose: () => void
}) {
  const wish: StaffWish = { kind: 'cancelLine', lineIds: [line.id] }
  const counted = useChangePreview(orderId, wish)
  const { change } = useOrderDeeds(orderId)
  const { preview } = counted
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={words.title(line.title)}
      text={
        <>
          <p>{preview?.cancelsOrder ? words.whole : words.text}</p>
          <MoneyConsequence {...counted} />
        </>
      }
      confirmText={words.save}
      cancelText={text.keep}
      busy={change.isPending || counted.isCounting}
      onConfirm={() =>
        preview &&
        change.mutate({ wish, expectedTotal: preview.totalAfter, words: words.saved }, { onSuccess: onClose })
      }
    />
  )
}
