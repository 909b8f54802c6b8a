import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { useClaimMoney } from '../../data/orders/use-claim-money.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'

const text = claimAnswers.customer

/** Marks a claim with an agreed replacement; the customer may take the refund instead. */
export function ClaimPromise({ orderId, claim }: { orderId: number; claim: ClaimAnswer }) {
  const take = useClaimMoney(orderId)
  const asking = useModal()
  return (
    <div className="row fw">
      <Button look="secondary-gray" onClick={asking.open}>
        {text.takeMoney}
      </Button>
      {asking.isOpen && (
        <ConfirmDialog
          isOpen
          onOpenChange={asking.onOpenChange}
          title={text.asking(claim.refund)}
          text={text.askingText}
          confirmText={text.confirm}
          confirmLook="primary"
          cancelText={text.keep}
          busy={take.isPending}
          onConfirm={() => take.mutate(claim.id, { onSettled: asking.close })}
        />
      )}
    </div>
  )
}
