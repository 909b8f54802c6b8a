import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'

const words = claimAnswers.appeal

/** The appeal against a decision of the office, or the way to it; photos are added to the claim. */
export function AppealPart({
  orderId,
  zone,
  claim: { id: claimId, appeal, appealBefore, refund },
}: {
  orderId: number
  zone: string
  claim: CabinetOrder['claims'][number]
}) {
  const reference = { ...useDayReference(), zone }
  const { appealClaim } = useOrderActions(orderId)
  const asking = useModal()
  return (
    <>
      {appeal && (
        <div className="stack">
          <p className="sm">{words.states[appeal.state][appeal.side]}</p>
          {appeal.answer && <p className="sm muted">{words.answer(appeal.answer)}</p>}
        </div>
      )}
      {appealBefore && (
        <div className="stack">
          <p className="sm muted">{words.before(formatMoment(new Date(appealBefore), reference))}</p>
          <Button block look="secondary-gray" onClick={asking.open}>
            {words.open}
          </Button>
        </div>
      )}
      {asking.isOpen && (
        <ReasonDialog
          draftId={`appeal-${claimId}`}
          title={words.title}
          text={`${words.text} ${words.toSeller(refund)}`}
          label={words.words}
          error={words.wordsError}
          save={words.send}
          keep={words.keep}
          busy={appealClaim.isPending}
          onClose={asking.close}
          onSave={(text) => appealClaim.mutate({ claimId, text }, { onSettled: asking.close })}
        />
      )}
    </>
  )
}
