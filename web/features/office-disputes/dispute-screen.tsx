import type { Dispute } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { orderTable } from '@okolitsa/strings/ru/order-table.ts'
import { paymentMethodTexts } from '@okolitsa/strings/ru/payments.ts'
import type { ReactNode } from 'react'
import { useDispute } from '../../data/office/use-disputes.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { ContestDecision } from './contest-decision.tsx'
import css from './disputes.module.css'
import { Evidence } from './evidence.tsx'
import { LateDecision } from './late-decision.tsx'

/** A dispute: evidence of both sides, known facts, and the decision next to them. */
export function DisputeScreen({ initial, history }: { initial: Dispute; history: ReactNode }) {
  const dispute = useDispute(initial)
  const { kind, claim, appeal, order, lineSum } = dispute
  const reference = { ...useDayReference(), zone: order.timeZone }
  return (
    <div className={css.dispute}>
      <div className="stack g4">
        <Evidence dispute={dispute} />
        {appeal && <Appeal appeal={appeal} />}
        <Card as="section" className="stack g3">
          <h2 className="h4">{text.known}</h2>
          <DescriptionList
            items={[
              { term: text.claimed, value: formatMoment(new Date(claim.createdAt), reference) },
              { term: text.line, value: formatPrice(lineSum) },
              { term: text.total, value: formatPrice(order.total) },
              { term: text.way, value: orderTable.kinds[order.deliveryKind] },
              { term: text.payment, value: paymentMethodTexts[order.paymentMethod].title },
            ]}
          />
        </Card>
        {history}
      </div>
      {appeal && kind === 'appeal' && !appeal.mayDecide && <OfAnother />}
      {appeal?.mayDecide && kind === 'appeal' && appeal.side === 'customer' && <LateDecision dispute={dispute} />}
      {appeal?.mayDecide && kind === 'appeal' && appeal.side === 'seller' && <ContestDecision dispute={dispute} />}
      {kind === 'contest' && <ContestDecision dispute={dispute} />}
      {kind === 'late' && <LateDecision dispute={dispute} />}
      {kind === null && <Decided claim={claim} />}
    </div>
  )
}

/** Words of the side that lost the first decision. */
function Appeal({ appeal: { side, text: words, at, answer } }: { appeal: NonNullable<Dispute['appeal']> }) {
  const reference = useDayReference()
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.appeal.titles[side]}</h2>
      <p className="sm muted">{formatMoment(new Date(at), reference)}</p>
      <p className={css.words}>{words || text.noWords}</p>
      {answer && <p className={css.words}>{text.appeal.answer(answer)}</p>}
    </Card>
  )
}

const OfAnother = () => (
  <Card as="section" className="stack g2">
    <h2 className="h4">{text.appeal.another}</h2>
    <p className="muted">{text.appeal.anotherText}</p>
  </Card>
)

function Decided({ claim }: { claim: Dispute['claim'] }) {
  const contest = claim.contest?.state
  const outcome = contest === 'upheld' || contest === 'rejected' ? contest : claim.state
  const words = claim.contest ? claim.contest.answer : claim.decisionReason
  return (
    <Card as="section" className="stack g3">
      <h2 className="h4">{text.decidedTitle}</h2>
      <p className="strong">{text.outcomeOf[outcome]}</p>
      {words && <p className={css.words}>{words}</p>}
      <p className="sm muted">{text.decidedText}</p>
    </Card>
  )
}
