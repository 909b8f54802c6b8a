import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { paymentMethodTexts, payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useOrderPaymentMethods } from '../../data/payments/use-order-payment-methods.ts'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'

/** Window with other payment methods of an unpaid order. */
export default function OtherWay({
  orderId,
  busy,
  onClose,
  onPick,
}: {
  orderId: number
  busy: boolean
  onClose: () => void
  onPick: (method: PaymentMethod) => void
}) {
  const methods = useOrderPaymentMethods(orderId)
  const current = methods?.find((method) => method.isCurrent)?.code ?? null
  return (
    <Modal isOpen onOpenChange={onClose} title={text.otherTitle} closeLabel={text.toOrder}>
      {methods ? (
        <RadioCards
          label={text.otherTitle}
          value={current}
          items={methods.map(({ code }) => ({ value: code, disabled: busy, ...paymentMethodTexts[code] }))}
          onValueChange={onPick}
        />
      ) : (
        <RowSkeleton />
      )}
    </Modal>
  )
}
