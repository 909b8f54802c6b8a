import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { useEffect, useEffectEvent } from 'react'

/**
 * Opens the page of the gateway without another press: the person has just pressed «pay». Before that the address is
 * made one that does not do so again, because the way back from the bank leads to it.
 * @param payment null = nobody pressed
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
