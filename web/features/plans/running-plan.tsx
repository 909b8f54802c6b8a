import type { OwnPlans } from '@okolitsa/contracts/subscription/plans.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MOSCOW } from '@okolitsa/strings/ru/format.ts'
import { plansText } from '@okolitsa/strings/ru/plans.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useEndPlan } from '../../data/plans/use-plans.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = plansText.running

/** The current plan, and its cancellation with the refund. */
export function RunningPlan({ running, action }: { running: NonNullable<OwnPlans['running']>; action?: ReactNode }) {
  const reference = useDayReference()
  const ending = useModal()
  const end = useEndPlan(ending.close)
  return (
    <Card as="section" className="stack g4">
      <div>
        <p className="sm muted">{text.title}</p>
        <h2 className="h3">{plansText.of(running.family)}</h2>
        <p>{text.until(dayIn(MOSCOW, new Date(running.to)), reference)}</p>
      </div>
      <div className="row fw">
        {action}
        <Button look="secondary-gray" size="medium" onClick={ending.open}>
          {text.end}
        </Button>
      </div>
      {ending.isOpen && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={ending.onOpenChange}
            title={text.endTitle}
            text={
              <>
                <p>{text.endText}</p>
                <p>{text.back(running.back)}</p>
              </>
            }
            confirmText={text.confirm(running.back)}
            cancelText={text.stay}
            busy={end.isPending}
            onConfirm={() => end.mutate(running.back)}
          />
        </Suspense>
      )}
    </Card>
  )
}
