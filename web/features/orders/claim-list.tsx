import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { isOnlinePayment } from '@okolitsa/domain/payments/payment-method.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { claimWords, orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { ClaimAppeal } from './claim-appeal.tsx'
import css from './claim-list.module.css'
import { claimMoment } from './claim-moment.ts'
import { ClaimPromise } from './claim-promise.tsx'
import { debtorOf, debtWords } from './seller-debts.tsx'

const text = orderChanges.claim
const PHOTO = 84

function waitingWords(
  { paymentMethod }: OrderAnswer,
  { refund, answerBefore }: ClaimAnswer,
  reference: Required<DayReference>,
): string {
  const byHand = !isOnlinePayment(paymentMethod)
  if (answerBefore === null || Date.parse(answerBefore) <= reference.now.getTime())
    return text.states.late(refund, byHand)
  return text.states.waiting(refund, claimMoment(answerBefore, reference), byHand)
}

function decidedWords(order: OrderAnswer, claim: ClaimAnswer, reference: Required<DayReference>): string {
  const { state, isInstant, refund, id } = claim
  if (state === 'declined') return text.states.declined
  if (state === 'promised' || state === 'replaced') return claimAnswers.customer[state]
  const debt = order.debts.find(({ claimId }) => claimId === id)
  if (debt) return debtWords(debt, reference, debtorOf(order))
  if (!isOnlinePayment(order.paymentMethod)) return text.states.cheaper(refund)
  return isInstant ? text.states.acceptedInstantly(refund) : text.states.accepted(refund)
}

/** Claims of an order with photos and outcomes. */
export function ClaimList({ order }: { order: OrderAnswer }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  if (order.claims.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.listTitle}</h2>
      <ul className="stack g5">
        {order.claims.map((claim) => (
          <li key={claim.id} className="stack g2">
            <b>{claimWords(claim)}</b>
            <p>
              {claim.state === 'waiting'
                ? waitingWords(order, claim, reference)
                : decidedWords(order, claim, reference)}
            </p>
            {claim.askedRefund !== null && <p className="sm muted">{claimAnswers.customer.part(claim.askedRefund)}</p>}
            {claim.state === 'promised' && <ClaimPromise orderId={order.id} claim={claim} />}
            {claim.comment && <p className="sm muted">{orderChanges.history.reason(claim.comment)}</p>}
            {claim.decisionReason && <p className="sm muted">{text.seller(claim.decisionReason)}</p>}
            <ClaimAppeal orderId={order.id} claim={claim} reference={reference} />
            <Photos orderId={order.id} claimId={claim.id} ids={claim.photoIds} name={text.photo} />
            <Photos orderId={order.id} claimId={claim.id} ids={claim.sellerPhotoIds} name={text.sellerPhoto} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Photos of one side; a claim about a missing product has none. */
function Photos({
  orderId,
  claimId,
  ids,
  name,
}: {
  orderId: number
  claimId: string
  ids: readonly string[]
  name: (place: number) => string
}) {
  return (
    <ul className={css.photos} hidden={ids.length === 0}>
      {ids.map((photoId, index) => {
        const src = `/api/v1/orders/${orderId}/claims/${claimId}/photos/${photoId}`
        return (
          <li key={photoId}>
            <a href={src} target="_blank" rel="noreferrer">
              <img src={src} alt={name(index + 1)} width={PHOTO} height={PHOTO} loading="lazy" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
