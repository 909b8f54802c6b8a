import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { isOwing } from '@okolitsa/domain/payments/seller-debt.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { type DayReference, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { claimWords } from '@okolitsa/strings/ru/order-changes.ts'
import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { lazy, Suspense } from 'react'
import { useOrderActions } from '../../data/orders/desk/use-staff-orders.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AppealPart } from './appeal-part.tsx'
import { ClaimPhotos, SellerPhotos } from './claim-photos.tsx'
import { ContestPart } from './contest-part.tsx'
import { PromisedGoods } from './promised-goods.tsx'

const AcceptClaimDialog = lazy(() => import('./accept-claim-dialog.tsx'))

type Claim = CabinetOrder['claims'][number]
const words = text.claims

/** Deadline of the seller's decision. */
const termWords = (before: string, reference: DayReference): string =>
  Date.parse(before) > reference.now.getTime() ? words.until(formatMoment(new Date(before), reference)) : words.late

/** A customer's claim about a line with photos, and the seller's decision. */
export function ClaimCard({ order, claim }: { order: CabinetOrder['order']; claim: Claim }) {
  const orderId = order.id
  const zone = order.farmer.timeZone
  const reference = { ...useDayReference(), zone }
  const debt = order.debts.find(({ claimId }) => claimId === claim.id)
  const isOwed = debt !== undefined && isOwing(debt.state)
  const { decide } = useOrderActions(orderId)
  const declining = useModal()
  const accepting = useModal()
  return (
    <Card as="section" className="stack g4">
      <div className="row between">
        <h2 className="h4">{words.title}</h2>
        <Badge size="large" color={claim.state === 'waiting' || isOwed ? 'red' : 'gray'}>
          {isOwed ? words.owed : words.states[claim.state]}
        </Badge>
      </div>
      <p>{claimWords(claim)}</p>
      {claim.comment && <p className="muted">{text.reason(claim.comment)}</p>}
      <ClaimPhotos orderId={orderId} claimId={claim.id} photoIds={claim.photoIds} name={words.photo} />
      {claim.isInstant && <p className="sm muted">{words.instant(claim.refund)}</p>}
      {claim.askedRefund !== null && <p className="sm muted">{claimAnswers.lessGiven(claim.askedRefund)}</p>}
      {claim.state === 'promised' && <PromisedGoods orderId={orderId} claim={claim} />}
      {isOwed && <p className="sm muted">{words.owedText(debt.amount)}</p>}
      {claim.decisionReason && <p className="sm muted">{text.reason(claim.decisionReason)}</p>}
      <SellerPhotos orderId={orderId} claim={claim} />
      {claim.answerBefore && (
        <div className="stack">
          <p className="sm muted">{termWords(claim.answerBefore, reference)}</p>
          {claim.abilities.answer && (
            <>
              <Button block onClick={accepting.open}>
                {words.accept(claim.refund)}
              </Button>
              <Button block look="secondary-gray" onClick={declining.open}>
                {words.decline}
              </Button>
            </>
          )}
        </div>
      )}
      <ContestPart orderId={orderId} claim={claim} zone={zone} />
      <AppealPart orderId={orderId} claim={claim} zone={zone} />
      {accepting.isOpen && (
        <Suspense>
          <AcceptClaimDialog order={order} claim={claim} onClose={accepting.close} />
        </Suspense>
      )}
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
          onSave={(reason) =>
            decide.mutate({ claimId: claim.id, isAccepted: false, reason }, { onSettled: declining.close })
          }
        />
      )}
    </Card>
  )
}
