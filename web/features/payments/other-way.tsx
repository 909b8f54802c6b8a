import type { PaymentMethod } from '@okolitsa/domain/payments/payment-method.ts'
import { paymentMethodTexts, payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import Modal from '../../ui/modal.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { RowSkeleton } from '../../ui/row-skeleton.tsx'

/** A window with the ways in which an unpaid order may still be paid. */
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
  const { data } = useQuery({
    queryKey: ['order-payment-methods', orderId],
    queryFn: () => shopApi().payments.listOrderPaymentMethods({ params: { orderId } }),
    staleTime: 0,
  })
  const current = data?.items.find((method) => method.isCurrent)?.code ?? null
  return (
    <Modal isOpen onOpenChange={onClose} title={text.otherTitle} closeLabel={text.toOrder}>
      {data ? (
        <RadioCards
          label={text.otherTitle}
          value={current}
          items={data.items.map(({ code }) => ({ value: code, disabled: busy, ...paymentMethodTexts[code] }))}
          onValueChange={onPick}
        />
      ) : (
        <RowSkeleton />
      )}
    </Modal>
  )
}
