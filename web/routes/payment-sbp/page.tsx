import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLoaderData, useNavigate } from 'react-router'
import { PageHead } from '../../app/page-head.tsx'
import { PaymentScreen } from '../../features/payments/payment-screen.tsx'
import { usePayment } from '../../features/payments/use-payment.ts'
import type { loader } from './loader.ts'

/** Pays one order; when the money has come, says thanks by itself. */
export function Page() {
  const { payment: initial, phone, hasReturned } = useLoaderData<typeof loader>()
  const payment = usePayment(initial)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { phase, orderId } = payment
  useEffect(() => {
    if (phase !== 'paid' && phase !== 'offline') return
    void queryClient.invalidateQueries({ queryKey: ['orders'] })
    void navigate(`/web/thank-you-page/payment/${phase === 'paid' ? 'paid' : 'open'}/${orderId}`, { replace: true })
  }, [phase, orderId, navigate, queryClient])
  return (
    <div className="wrap section">
      <PageHead title={text.pageTitle} isHidden />
      <PaymentScreen payment={payment} phone={phone} hasReturned={hasReturned} />
    </div>
  )
}
