import type { SellerDebtAnswer } from '@okolitsa/contracts/payments/seller-debt.ts'
import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import { isRepayLate } from '@okolitsa/domain/payments/seller-debt.ts'
import { type DayReference, formatDate } from '@okolitsa/strings/ru/format.ts'
import { type Debtor, sellerDebts } from '@okolitsa/strings/ru/seller-debts.ts'
import { orderPhotoUrl } from '../../data/orders/order-photo.ts'
import { useDispute } from '../../data/orders/use-dispute.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { PhotoList } from '../../ui/photo-list.tsx'

const text = sellerDebts.customer

/** Kind of seller that received the money of an order. */
export const debtorOf = ({ dinner }: { readonly dinner: object | null }): Debtor => (dinner ? 'restaurant' : 'seller')

export function debtWords(debt: SellerDebtAnswer, reference: Required<DayReference>, who: Debtor): string {
  const dueAt = new Date(debt.dueAt)
  const day = formatDate(dayIn(reference.zone, dueAt), reference)
  if (debt.state === 'paid' && debt.paidOn && debt.way)
    return text.paid(who, debt.amount, formatDate(debt.paidOn, reference), debt.way)
  if (debt.state === 'disputed') return text.disputed(debt.amount)
  return isRepayLate({ state: debt.state, dueAt }, reference.now)
    ? text.late(who, debt.amount, day)
    : text.owed(who, debt.amount, day)
}

/** Refunds that the seller makes: the deadline, the method, and a button that reports a missing refund. */
export function SellerDebts({
  orderId,
  debts,
  zone,
  who,
}: {
  orderId: number
  debts: readonly SellerDebtAnswer[]
  /** Time zone of the seller. */
  zone: string
  who: Debtor
}) {
  const reference = { ...useDayReference(), zone }
  if (debts.length === 0) return null
  return (
    <Card as="section" className="stack g4">
      <h2 className="h4">{text.title}</h2>
      {debts.map((debt) => (
        <Debt key={debt.id} orderId={orderId} debt={debt} reference={reference} who={who} />
      ))}
    </Card>
  )
}

function Debt({
  orderId,
  debt,
  reference,
  who,
}: {
  orderId: number
  debt: SellerDebtAnswer
  reference: Required<DayReference>
  who: Debtor
}) {
  const dispute = useDispute(orderId)
  const asking = useModal()
  const isLate = isRepayLate({ state: debt.state, dueAt: new Date(debt.dueAt) }, reference.now)
  const isPaid = debt.state === 'paid'
  return (
    <Notification tone={isPaid ? 'success' : isLate ? 'warning' : 'info'} title={debtWords(debt, reference, who)}>
      {!isPaid && <p>{isLate ? text.lateText : text.owedText}</p>}
      {isPaid && debt.note && <p>{text.note(debt.note)}</p>}
      {isPaid && debt.photoIds.length > 0 && (
        <PhotoList
          photos={debt.photoIds.map((photoId, index) => ({
            src: orderPhotoUrl(orderId, photoId),
            alt: text.proof(index + 1),
          }))}
        />
      )}
      {debt.mayDispute && (
        <div className="row fw">
          <Button look="secondary-gray" onClick={asking.open}>
            {text.dispute}
          </Button>
        </div>
      )}
      {asking.isOpen && (
        <ConfirmDialog
          isOpen
          onOpenChange={asking.onOpenChange}
          title={text.asking}
          text={text.askingText}
          confirmText={text.confirm}
          confirmLook="primary"
          cancelText={text.keep}
          busy={dispute.isPending}
          onConfirm={() => dispute.mutate(debt.id, { onSettled: asking.close })}
        />
      )}
    </Notification>
  )
}
