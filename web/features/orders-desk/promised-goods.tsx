import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { claimAnswers as words } from '@okolitsa/strings/ru/claim-answers.ts'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'

/** Replacement promised for a claim, and the button that marks it as delivered. */
export function PromisedGoods({
  orderId,
  claim: { id: claimId, abilities },
}: {
  orderId: number
  claim: CabinetOrder['claims'][number]
}) {
  const { replaceClaim } = useOrderActions(orderId)
  const asking = useModal()
  return (
    <div className="stack">
      <p className="sm muted">{words.promisedText}</p>
      {abilities.answer && (
        <Button block onClick={asking.open}>
          {words.brought}
        </Button>
      )}
      {asking.isOpen && (
        <ConfirmDialog
          isOpen
          onOpenChange={asking.onOpenChange}
          title={words.broughtAsking}
          text={words.broughtText}
          confirmText={words.broughtSave}
          confirmLook="primary"
          cancelText={words.broughtKeep}
          busy={replaceClaim.isPending}
          onConfirm={() => replaceClaim.mutate(claimId, { onSettled: asking.close })}
        />
      )}
    </div>
  )
}
