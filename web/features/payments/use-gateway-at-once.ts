import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { useEffect, useEffectEvent } from 'react'

/**
 * Opens the gateway's page without another press after «pay». Before that `forget` cleans the URL, because the bank's
 * return link leads to it and must not open the gateway again. @param payment null = the customer has not pressed «pay»
 */
export function useGatewayAtOnce(payment: PaymentState | null, forget: () => void | Promise<void>): void {
  const isReady = payment?.phase === 'waiting' && payment.method !== 'paybylink'
  const payUrl = isReady ? payment.payUrl : null
  const forgetNow = useEffectEvent(forget)
  useEffect(() => {
    if (!payUrl) return
    void Promise.resolve(forgetNow()).then(() => window.location.assign(payUrl))
  }, [payUrl])
}
