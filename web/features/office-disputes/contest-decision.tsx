import type { Dispute } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { useState } from 'react'
import { useDisputeDecision } from '../../data/office/use-disputes.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { DecisionForm } from './decision-form.tsx'

type Choice = keyof typeof text.contestChoices

/** Decides who bears a refund that the customer has already: first, or when the seller appeals. */
export function ContestDecision({ dispute: { id, kind, claim } }: { dispute: Dispute }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const { contest, appeal } = useDisputeDecision(id)
  const { refund } = claim
  const sum = formatPrice(refund)
  return (
    <DecisionForm
      id={id}
      label={text.contestReason}
      hint={text.contestReasonHint}
      isChosen={choice !== null}
      busy={contest.isPending || appeal.isPending}
      save={choice === null ? text.decide.unknown : choice === 'upheld' ? text.decide.pay(refund) : text.decide.keep}
      onSave={(reason) =>
        kind === 'appeal'
          ? appeal.mutate({ isChanged: choice === 'upheld', reason })
          : contest.mutate({ isUpheld: choice === 'upheld', reason })
      }
      outcome={
        choice && (
          <>
            <SumList
              items={[
                { title: text.keepsRefund, value: sum },
                ...(choice === 'upheld'
                  ? [
                      { title: text.toSeller, value: sum },
                      { title: text.fromMarket, value: sum },
                    ]
                  : [{ title: text.fromSeller, value: sum }]),
              ]}
            />
            {choice === 'upheld' && claim.isInstant && <p className="sm muted">{text.distrust}</p>}
          </>
        )
      }
    >
      <RadioCards
        label={text.decision}
        value={choice}
        items={(Object.keys(text.contestChoices) as Choice[]).map((value) => ({
          value,
          title: text.contestChoices[value].title,
          note: text.contestChoices[value].note(refund),
        }))}
        onValueChange={setChoice}
      />
    </DecisionForm>
  )
}
