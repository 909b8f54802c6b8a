import type { CabinetOrder } from '@okolitsa/contracts/cabinet/cabinet-order.ts'
import { cabinet as text } from '@okolitsa/strings/ru/cabinet.ts'
import { type DayReference, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { claimWords } from '@okolitsa/strings/ru/order-changes.ts'
import { useState } from 'react'
import { useOrderActions } from '../../data/cabinet/use-staff-orders.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClaimPhotos, SellerPhotos } from './claim-photos.tsx'
import { ContestPart } from './contest-part.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

type Claim = CabinetOrder['claims'][number]
const words = text.claims

/** Until when the seller decides. */
const termWords = (before: string, reference: DayReference): string =>
  Date.parse(before) > reference.now.getTime() ? words.until(formatMoment(new Date(before), reference)) : words.late

/** What the customer says is wrong with a line, with photos, and the seller's word on it. */
export function ClaimCard({
  orderId,
  zone,
  claim,
  mayDecide,
}: {
  orderId: number
  zone: string
  claim: Claim
  mayDecide: boolean
}) {
  const reference = { ...useDayReference(), zone }
  const { decide } = useOrderActions(orderId)
  const declining = useModal()
  const [isAccepting, setAccepting] = useState(false)
  const say = (isAccepted: boolean, reason = '') => {
    setAccepting(isAccepted)
    decide.mutate({ claimId: claim.id, isAccepted, reason }, { onSettled: declining.close })
  }
  return (
    <Card as="section" className="stack g4">
      <div className="row between">
        <h2 className="h4">{words.title}</h2>
        <Badge size="large" color={claim.state === 'waiting' ? 'red' : 'gray'}>
          {words.states[claim.state]}
        </Badge>
      </div>
      <p>{claimWords(claim)}</p>
      {claim.comment && <p className="muted">{text.reason(claim.comment)}</p>}
      <ClaimPhotos orderId={orderId} claimId={claim.id} photoIds={claim.photoIds} name={words.photo} />
      {claim.isInstant && <p className="sm muted">{words.instant(claim.refund)}</p>}
      {claim.decisionReason && <p className="sm muted">{text.reason(claim.decisionReason)}</p>}
      <SellerPhotos orderId={orderId} claim={claim} mayDecide={mayDecide} />
      {claim.answerBefore && (
        <div className="stack">
          <p className="sm muted">{termWords(claim.answerBefore, reference)}</p>
          {mayDecide && (
            <>
              <Button block busy={decide.isPending && isAccepting} onClick={() => say(true)}>
                {words.accept(claim.refund)}
              </Button>
              <Button block look="secondary-gray" onClick={declining.open}>
                {words.decline}
              </Button>
            </>
          )}
        </div>
      )}
      <ContestPart orderId={orderId} claim={claim} zone={zone} mayContest={mayDecide} />
      {declining.isOpen && (
        <ReasonDialog
          draftId={`decline-${claim.id}`}
          title={words.declineTitle}
          text={words.declineText}
          label={words.reason}
          error={words.reasonError}
          save={words.decline}
          keep={text.keep}
          busy={decide.isPending}
          onClose={declining.close}
          onSave={(reason) => say(false, reason)}
        />
      )}
    </Card>
  )
}
