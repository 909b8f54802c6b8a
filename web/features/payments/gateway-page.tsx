import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'

function textsOf({ method, amount }: PaymentState): { title: string; note: string } {
  if (method === 'payanyway' || method === 'paw') return { title: text.payMoneta(amount), note: text.monetaText }
  return { title: text.payCard(amount), note: text.cardText }
}

/** A payment on the gateway's page: the link, and for a sent link its recipient and expiry. */
export function GatewayPage({
  payment,
  payUrl,
  phone,
  hasReturned,
}: {
  payment: PaymentState
  payUrl: string
  phone: string | null
  /** Whether the customer has returned from that page. */
  hasReturned: boolean
}) {
  const reference = useDayReference()
  const { amount, expiresAt } = payment
  const isLink = payment.method === 'paybylink'
  const { title, note } = isLink ? { title: text.link.title(amount), note: text.link.sent(phone) } : textsOf(payment)
  return (
    <>
      <h1 className="h2">{title}</h1>
      <p className="sm muted">
        {note} {isLink && expiresAt && text.link.until(formatMoment(new Date(expiresAt), reference))}
      </p>
      {hasReturned && <Notification tone="info">{text.returned}</Notification>}
      {payment.willHold && <p className="sm">{text.willHold(amount)}</p>}
      <Button size="xlarge" block href={payUrl} rel="external">
        {text.openCard}
      </Button>
    </>
  )
}
