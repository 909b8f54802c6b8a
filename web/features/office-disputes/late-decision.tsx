import type { Dispute } from '@okolitsa/contracts/orders/disputes.endpoints.ts'
import { formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officeDisputes as text } from '@okolitsa/strings/ru/office-disputes.ts'
import { useState } from 'react'
import { useDisputeDecision, useDisputePreview } from '../../data/office/use-disputes.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { useDebounced } from '../../platform/timing/use-debounced.ts'
import { Notification } from '../../ui/alert.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DecisionForm } from './decision-form.tsx'

type Choice = keyof typeof text.lateChoices

/** Pause after typing before the refund is counted, ms. */
const TYPING_PAUSE = 300

/** A typed share of the request; null = no whole number of per cent below the whole. */
const percentOf = (typed: string): number | null => {
  const percent = Number(typed)
  return /^\d{1,2}$/.test(typed.trim()) && percent >= 1 ? percent : null
}

/** Decides a claim in place of the seller, or when the customer appeals: the whole refund, a part, or none. */
export function LateDecision({ dispute: { id, kind, claim: disputed } }: { dispute: Dispute }) {
  const [choice, setChoice] = useState<Choice | null>(null)
  const [typed, setTyped] = useState('50')
  const { claim, appeal } = useDisputeDecision(id)
  const part = percentOf(typed)
  const percent = choice === 'full' ? 100 : choice === 'part' ? part : null
  const settled = useDebounced(percent, TYPING_PAUSE)
  const preview = useDisputePreview(id, settled)
  const counted = settled === percent ? preview.data : undefined
  const save = () => {
    if (choice === 'none') return text.decide.refuse
    return counted ? text.decide.refund(counted.refund) : text.decide.unknown
  }
  return (
    <DecisionForm
      id={id}
      label={text.reason}
      hint={text.reasonHint}
      isChosen={choice === 'none' || counted !== undefined}
      busy={claim.isPending || appeal.isPending}
      save={save()}
      onSave={(reason) => {
        const isAccepted = choice !== 'none' && percent !== null
        const words = { ...(isAccepted && { percent }), reason }
        if (kind === 'appeal') appeal.mutate({ isChanged: isAccepted, ...words })
        else claim.mutate({ isAccepted, ...words })
      }}
      outcome={
        <>
          {disputed.state === 'accepted' && (
            <SumList items={[{ title: text.refundedBefore, value: formatPrice(disputed.refund) }]} />
          )}
          {choice === 'none' && <SumList items={[{ title: text.toCustomer, value: formatPrice(0) }]} />}
          {percent !== null && preview.error && (
            <Notification tone="warning" title={refusalWords(preview.error, text.failed)} />
          )}
          {percent !== null && !counted && !preview.error && <p className="sm muted">{text.counting}</p>}
          {counted && (
            <SumList
              items={[
                { title: text.toCustomer, value: formatPrice(counted.refund) },
                ...(counted.returnedBonuses > 0
                  ? [{ title: text.bonusesToCustomer, value: formatPrice(counted.returnedBonuses) }]
                  : []),
                { title: text.fromSeller, value: formatPrice(counted.refund + counted.returnedBonuses) },
              ]}
            />
          )}
        </>
      }
    >
      <RadioCards
        label={text.decision}
        value={choice}
        items={(Object.keys(text.lateChoices) as Choice[]).map((value) => ({ value, ...text.lateChoices[value] }))}
        onValueChange={setChoice}
      />
      {choice === 'part' && (
        <TextField
          label={text.percent}
          inputMode="numeric"
          value={typed}
          error={part === null ? text.percentError : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </DecisionForm>
  )
}
