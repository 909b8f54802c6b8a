import type { OrderOutcome, Picking, PickingOrder } from '@okolitsa/contracts/picking/picking.ts'
import { formatDate, formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { picking as text } from '@okolitsa/strings/ru/picking.ts'
import { useState } from 'react'
import { useBulkStep } from '../../data/picking/desk/use-picking.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './picking.module.css'

/** Maximum number of orders in one request. */
const MAX_MOVED = 100

const numbersOf = (outcomes: readonly OrderOutcome[], fate: OrderOutcome['fate']) =>
  outcomes.filter((each) => each.fate === fate).map(({ orderId }) => formatOrderNumber(orderId))

function showNotMoved(outcomes: readonly OrderOutcome[]): void {
  const [asked, refused] = [numbersOf(outcomes, 'awaitsAnswer'), numbersOf(outcomes, 'refused')]
  if (asked.length > 0) showToast({ tone: 'info', text: text.notMoved.awaitsAnswer(asked) })
  const unweighed = numbersOf(outcomes, 'unweighed')
  if (unweighed.length > 0) showToast({ tone: 'warning', text: text.notMoved.unweighed(unweighed) })
  if (refused.length > 0) showToast({ tone: 'warning', text: text.notMoved.refused(refused) })
}

export function StartOrders({ toStart }: Pick<Picking, 'toStart'>) {
  const step = useBulkStep()
  if (toStart.length === 0) return null
  const start = () =>
    step.mutate(
      { orderIds: toStart.slice(0, MAX_MOVED), step: 'start' },
      {
        onSuccess: (outcomes) => {
          showNotMoved(outcomes)
          const moved = numbersOf(outcomes, 'moved').length
          if (moved > 0) showToast({ tone: 'success', text: text.started(moved) })
        },
      },
    )
  return (
    <Card className={css.start}>
      <p>
        <b>{text.toStart(toStart.length)}</b>
        <small>{text.toStartText}</small>
      </p>
      <Button size="xlarge" busy={step.isPending} onClick={start}>
        {text.start}
      </Button>
    </Card>
  )
}

/** Sends all picked orders; asks before orders of another day. */
export function SendOrders({ gathered, zone }: { gathered: readonly PickingOrder[]; zone: string }) {
  const step = useBulkStep()
  const reference = { ...useDayReference(), zone }
  const [early, setEarly] = useState<readonly OrderOutcome[]>([])
  const send = (orderIds: number[], isEarlyMeant: boolean) =>
    step.mutate(
      { orderIds, step: 'send', isEarlyMeant },
      {
        onSuccess: (outcomes) => {
          showNotMoved(outcomes)
          const moved = numbersOf(outcomes, 'moved').length
          if (moved > 0) showToast({ tone: 'success', text: text.sent(moved) })
          setEarly(outcomes.filter(({ fate }) => fate === 'early'))
        },
        onError: () => setEarly([]),
      },
    )
  return (
    <>
      {gathered.length > 0 && (
        <Button
          block
          size="xlarge"
          look="secondary"
          busy={step.isPending}
          onClick={() =>
            send(
              gathered.slice(0, MAX_MOVED).map(({ id }) => id),
              false,
            )
          }
        >
          {text.send(gathered.length)}
        </Button>
      )}
      {early[0]?.date && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setEarly([])}
          title={text.early.title(formatDate(early[0].date, reference))}
          text={<p>{text.early.text(numbersOf(early, 'early'))}</p>}
          confirmText={text.early.save}
          confirmLook="primary"
          cancelText={text.early.keep}
          busy={step.isPending}
          onConfirm={() =>
            send(
              early.map(({ orderId }) => orderId),
              true,
            )
          }
        />
      )}
    </>
  )
}
