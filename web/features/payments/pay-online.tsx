import { offlinePayment as text } from '@okolitsa/strings/ru/payments.ts'
import { lazy, Suspense } from 'react'
import { payPath } from '../../data/payments/pay-path.ts'
import { usePayAgain } from '../../data/payments/use-payment.ts'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { navigate, revalidate } from '../../platform/router/router.ts'
import { Button } from '../../ui/button.tsx'

const OtherWay = lazy(() => import('./other-way.tsx'))

/** Pays online an order that was to be paid outside the shop. */
export function PayOnline({ orderId }: { orderId: number }) {
  const ways = useModal()
  const again = usePayAgain(orderId, ({ phase }) => {
    ways.close()
    void (phase === 'offline' ? revalidate() : navigate(payPath(orderId, true)))
  })
  return (
    <div>
      <Button look="secondary" size="medium" onClick={ways.open}>
        {text.payOnline}
      </Button>
      {ways.isOpen && (
        <Suspense>
          <OtherWay
            orderId={orderId}
            busy={again.isPending}
            onClose={ways.close}
            onPick={(method) => again.mutate(method)}
          />
        </Suspense>
      )}
    </div>
  )
}
