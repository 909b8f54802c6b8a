import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'

const words = text.claims

/** An automatic refund: the seller may contest it, the office decides. */
export function ContestPart({
  orderId,
  zone,
  claim,
}: {
  orderId: number
  zone: string
  claim: CabinetOrder['claims'][number]
}) {
  const reference = { ...useDayReference(), zone }
  const { contest } = useOrderActions(orderId)
  const claimId = claim.id
  const asking = useModal()
  return (
    <>
      {claim.contest && (
        <div className="stack">
          <p className="sm">{words.contestStates[claim.contest.state]}</p>
          <p className="sm muted">{text.reason(claim.contest.reason)}</p>
          {claim.contest.answer && <p className="sm muted">{text.reason(claim.contest.answer)}</p>}
        </div>
      )}
      {claim.contestBefore && (
        <div className="stack">
          <p className="sm muted">{words.contestUntil(formatMoment(new Date(claim.contestBefore), reference))}</p>
          <Button block look="secondary-gray" onClick={asking.open}>
            {words.contest}
          </Button>
        </div>
      )}
      {asking.isOpen && (
        <ReasonDialog
          draftId={`contest-${claimId}`}
          title={words.contestTitle}
          text={words.contestText}
          label={words.contestReason}
          error={words.contestReasonError}
          save={words.contest}
          keep={text.keep}
          busy={contest.isPending}
          onClose={asking.close}
          onSave={(reason) => contest.mutate({ claimId, reason }, { onSettled: asking.close })}
        />
      )}
    </>
  )
}
