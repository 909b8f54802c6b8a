import type { CabinetOrder } from '@okolitsa/contracts/orders/desk-order.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { MAX_REPAYMENT_PHOTOS } from '@okolitsa/domain/orders/parcel-photo.ts'
import { isOwing, isRepayLate } from '@okolitsa/domain/payments/seller-debt.ts'
import { formatDate, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { lazy, Suspense } from 'react'
import { staffPhotoUrl } from '../../data/orders/desk/order-photo.ts'
import { useProveRepayment } from '../../data/orders/desk/use-pay-debt.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { PhotoChoice } from '../../ui/photo-choice.tsx'
import { PhotoList } from '../../ui/photo-list.tsx'
import type { Owed } from './owed.ts'

const RepayDebtDialog = lazy(() => import('./repay-debt-dialog.tsx'))
const words = sellerDebts.seller

/** Refunds that only the seller can make: unpaid debts are listed first and prominently, paid ones as a line. */
export function RepayDebts({ order, mayPay }: Pick<CabinetOrder, 'order'> & { mayPay: boolean }) {
  const reference = { ...useDayReference(), zone: order.farmer.timeZone }
  return order.debts.map((debt) =>
    isOwing(debt.state) ? (
      <OwedMoney key={debt.id} order={order} debt={debt} reference={reference} mayPay={mayPay} />
    ) : (
      debt.paidOn !== null &&
      debt.way !== null && (
        <div key={debt.id} className="stack g2">
          <p className="sm muted">{words.paid(debt.amount, formatDate(debt.paidOn, reference), debt.way)}</p>
          <RepaymentProof orderId={order.id} debt={debt} mayPay={mayPay} />
        </div>
      )
    ),
  )
}

/** Photos that prove a repayment; more can be added up to the limit. */
function RepaymentProof({ orderId, debt, mayPay }: { orderId: number; debt: Owed['debt']; mayPay: boolean }) {
  const prove = useProveRepayment(orderId)
  const { id: debtId, photoIds } = debt
  return (
    <>
      {photoIds.length > 0 && (
        <PhotoList
          photos={photoIds.map((photoId, index) => ({
            src: staffPhotoUrl(orderId, photoId),
            alt: words.photo.proof(index + 1),
          }))}
        />
      )}
      {mayPay && photoIds.length < MAX_REPAYMENT_PHOTOS && (
        <PhotoChoice
          photo={prove.isPending ? prove.variables.photo : null}
          labels={words.photo}
          isSending={prove.isPending}
          onChoose={(photo) => photo && prove.mutate({ debtId, photo })}
        />
      )}
    </>
  )
}

function OwedMoney({ order, debt, reference, mayPay }: Owed & { readonly mayPay: boolean }) {
  const paying = useModal()
  const dueAt = new Date(debt.dueAt)
  const day = formatDate(dayIn(reference.zone, dueAt), reference)
  const isLate = isRepayLate({ state: debt.state, dueAt }, reference.now)
  return (
    <Notification tone={isLate || debt.isDisputed ? 'error' : 'warning'} title={words.title(debt.amount)}>
      {debt.isDisputed && <p>{words.disputed}</p>}
      <p>{isLate ? words.late(day) : words.until(day)}</p>
      <p>{order.recipient ? words.how(formatPhone(order.recipient.phone)) : words.howNoPhone}</p>
      <p className="sm">{words.receipt}</p>
      {mayPay && (
        <div className="row fw">
          <Button onClick={paying.open}>{words.button}</Button>
        </div>
      )}
      {paying.isOpen && (
        <Suspense>
          <RepayDebtDialog order={order} debt={debt} reference={reference} onClose={paying.close} />
        </Suspense>
      )}
    </Notification>
  )
}
