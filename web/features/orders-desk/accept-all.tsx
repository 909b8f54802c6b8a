import { acceptAll as text } from '@okolitsa/strings/ru/accept-all.ts'
import { formatOrderNumber } from '@okolitsa/strings/ru/format.ts'
import { picking } from '@okolitsa/strings/ru/picking.ts'
import { lazy, Suspense, useState } from 'react'
import { MAX_ACCEPTED, useNewOrders } from '../../data/orders/desk/use-new-orders.ts'
import { useBulkStep } from '../../data/picking/desk/use-picking.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import css from './dialogs.module.css'

const Modal = lazy(() => import('../../ui/modal.tsx'))

/** Accepts all new orders in one call, after a preview of the orders that can and cannot be accepted. */
export function AcceptAll({ count, organizationId }: { count: number; organizationId: number }) {
  const [isOpen, setOpen] = useState(false)
  if (count === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open(count)}</Button>
      {isOpen && (
        <Suspense>
          <Modal isOpen onOpenChange={setOpen} title={text.title} closeLabel={text.close}>
            <Question organizationId={organizationId} onClose={() => setOpen(false)} />
          </Modal>
        </Suspense>
      )}
    </>
  )
}

interface Numbered {
  readonly id: number
  readonly recipientName: string
}
const listed = (orders: readonly Numbered[]) =>
  orders.map(({ id, recipientName }) => `${formatOrderNumber(id)}, ${recipientName}`).join('; ')

function Question({ organizationId, onClose }: { organizationId: number; onClose: () => void }) {
  const { found, isError } = useNewOrders(organizationId)
  const step = useBulkStep()
  if (!found) return <p className="muted">{isError ? text.failed : text.loading}</p>
  const { accepted, unpaid, asked, isMore } = found
  const accept = () =>
    step.mutate(
      { orderIds: accepted.map(({ id }) => id), step: 'start' },
      {
        onSuccess: (outcomes) => {
          const of = (fate: (typeof outcomes)[number]['fate']) => outcomes.filter((each) => each.fate === fate)
          const moved = of('moved').length
          if (moved > 0) showToast({ tone: 'success', text: picking.started(moved) })
          const refused = of('refused').map(({ orderId }) => formatOrderNumber(orderId))
          if (refused.length > 0) showToast({ tone: 'warning', text: picking.notMoved.refused(refused) })
        },
        onSettled: onClose,
      },
    )
  return (
    <div className={css.form}>
      {accepted.length === 0 && <p>{text.none}</p>}
      {accepted.length > 0 && (
        <>
          <p>
            <b>{text.accepted(accepted.length)}</b>
          </p>
          <p className="sm">{listed(accepted)}</p>
          <p className="muted sm">{text.text}</p>
        </>
      )}
      {isMore && <p className="muted sm">{text.more(MAX_ACCEPTED)}</p>}
      {unpaid.length > 0 && (
        <>
          <p>
            <b>{text.waiting(unpaid.length)}</b>
          </p>
          <p className="sm">{listed(unpaid)}</p>
          <p className="muted sm">{text.waitingText}</p>
        </>
      )}
      {asked.length > 0 && (
        <>
          <p>
            <b>{text.asked(asked.length)}</b>
          </p>
          <p className="sm">{listed(asked)}</p>
        </>
      )}
      {accepted.length > 0 && (
        <Button block busy={step.isPending} onClick={accept}>
          {text.confirm(accepted.length)}
        </Button>
      )}
      <Button reads block look="secondary-gray" onClick={onClose}>
        {text.keep}
      </Button>
    </div>
  )
}
