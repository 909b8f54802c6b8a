import type { ClaimAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { claimAnswers } from '@okolitsa/strings/ru/claim-answers.ts'
import { type DayReference, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense } from 'react'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'

const AppealWindow = lazy(() => import('./appeal-window.tsx'))

const text = claimAnswers.appeal

/** The appeal against a decision of the market, or the way to it. */
export function ClaimAppeal({
  orderId,
  claim,
  reference,
}: {
  orderId: number
  claim: ClaimAnswer
  reference: Required<DayReference>
}) {
  const window = useModal()
  const { appeal, appealBefore } = claim
  return (
    <>
      {appeal && <p className="sm">{text.states[appeal.state][appeal.side]}</p>}
      {appeal?.answer && <p className="sm muted">{text.answer(appeal.answer)}</p>}
      {appealBefore && (
        <>
          <p className="sm muted">{text.before(formatMoment(new Date(appealBefore), reference))}</p>
          <div className="row fw">
            <Button look="secondary-gray" onClick={window.open}>
              {text.open}
            </Button>
          </div>
        </>
      )}
      {window.isOpen && (
        <Suspense>
          <AppealWindow orderId={orderId} claim={claim} onClose={window.close} />
        </Suspense>
      )}
    </>
  )
}
