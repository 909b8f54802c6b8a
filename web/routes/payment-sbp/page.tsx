import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useEffect } from 'react'
import { useRefreshOrders } from '../../data/orders/use-refresh-orders.ts'
import { payPath, thanksPath } from '../../data/payments/pay-path.ts'
import { usePayment } from '../../data/payments/use-payment.ts'
import { PaymentScreen } from '../../features/payments/payment-screen.tsx'
import { useGatewayAtOnce } from '../../features/payments/use-gateway-at-once.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { navigate } from '../../platform/router/router.ts'
import { useLoaderData } from '../../platform/router/screens.tsx'
import type { loader } from './loader.ts'

/** Pays one order; then continues automatically with the next of the group or the page of thanks. */
export function Page() {
  const { payment: initial, phone, hasReturned, isBegun, next, part } = useLoaderData<typeof loader>()
  const payment = usePayment(initial)
  const refreshOrders = useRefreshOrders()
  const { phase, orderId, paymentStatus } = payment
  useEffect(() => {
    if (phase !== 'paid' && phase !== 'offline') return
    refreshOrders()
    void navigate(next ?? thanksPath({ id: orderId, paymentStatus }), { replace: true })
  }, [phase, orderId, paymentStatus, next, refreshOrders])
  useGatewayAtOnce(isBegun ? payment : null, () =>
    navigate(payPath(orderId), { replace: true, state: { keepScroll: true } }),
  )
  return (
    <div className="wrap section">
      <PageHead title={text.pageTitle} isHidden />
      <PaymentScreen key={orderId} payment={payment} phone={phone} hasReturned={hasReturned} part={part} whole={next} />
    </div>
  )
}
