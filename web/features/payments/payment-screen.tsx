import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { paymentServiceOf } from '@okolitsa/domain/outside-services/payment-service-of.ts'
import { orderGroup } from '@okolitsa/strings/ru/order-group.ts'
import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { timeLeftText } from '../../data/payments/poll-delay.ts'
import { usePayAgain, useTimeLeft } from '../../data/payments/use-payment.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { useModal } from '../../platform/navigation/use-modal.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { GatewayPage } from './gateway-page.tsx'
import css from './payment.module.css'
import { QrSkeleton } from './qr-skeleton.tsx'
import { SbpPayment } from './sbp-payment.tsx'

const OtherWay = lazy(() => import('./other-way.tsx'))

interface Shown {
  readonly payment: PaymentState
  readonly phone: string | null
  /** The customer has returned from the gateway: the payment may be in progress. */
  readonly hasReturned: boolean
}

/** Position of the payment in an order group. */
export interface OrderGroupPart {
  readonly index: number
  readonly count: number
  readonly seller: string
}

/** Reason why the payment ended; null = it has not. A payment that cannot be made any more offers no retry. */
function endedWords({ phase, mayRetry, fallbackMethod }: PaymentState): { title: string; note: string } | null {
  switch (phase) {
    case 'declined':
      return mayRetry
        ? { title: text.declined, note: text.declinedText }
        : { title: text.expired, note: fallbackMethod ? text.expiredKept : text.expiredFinal }
    case 'expired':
      return {
        title: text.expired,
        note: mayRetry ? text.expiredText : fallbackMethod ? text.expiredKept : text.expiredFinal,
      }
    case 'canceled':
      return mayRetry
        ? { title: text.canceled, note: text.canceledText }
        : { title: text.orderCanceled, note: text.orderCanceledText }
    case 'refunded':
      return { title: text.refunded, note: text.refundedText }
    default:
      return null
  }
}

/** The current step: QR code, bank's page, waiting for the gateway, or an error. */
function Body({ payment, phone, hasReturned, again }: Shown & { again: ReactNode }) {
  const { phase, payload, payUrl, amount } = payment
  const ended = endedWords(payment)
  if (ended) {
    return (
      <>
        <div role="alert" className={css.words}>
          <h1 className="h2">{ended.title}</h1>
          <p className="muted">{ended.note}</p>
        </div>
        {again}
      </>
    )
  }
  if (phase === 'waiting' && payload) return <SbpPayment payload={payload} amount={amount} />
  if (phase === 'waiting' && payUrl)
    return <GatewayPage payment={payment} payUrl={payUrl} phone={phone} hasReturned={hasReturned} />
  return (
    <div className={css.words} role="status">
      <h1 className="h2">{text.preparing}</h1>
      <p className="muted">{text.preparingText}</p>
      <QrSkeleton />
    </div>
  )
}

/** Whether the remaining time is displayed: a link is valid for a day and has no countdown of seconds. */
const isCounted = ({ phase, method }: PaymentState) => phase === 'waiting' && method !== 'paybylink'

/** The payment page; polls the state. */
export function PaymentScreen({
  payment,
  phone,
  hasReturned,
  part,
  whole,
}: Shown & {
  part: OrderGroupPart | null
  /** Page of the order group. */
  whole: string | null
}) {
  const left = useTimeLeft(payment.expiresAt)
  const otherWay = useModal()
  const again = usePayAgain(payment.orderId, otherWay.close)
  // the method can be changed while a bank does not answer
  const mayChange = payment.phase === 'waiting' || payment.phase === 'preparing' || payment.mayRetry
  return (
    <Card as="section" className={css.card}>
      <Pretended service={paymentServiceOf(payment.method)} />
      {part && <p className="strong">{orderGroup.part(part.index, part.count, part.seller)}</p>}
      {isCounted(payment) && left !== null && (
        <span className="num">
          <Badge color="plum" size="large" icon={ClockIcon}>
            {text.waiting(timeLeftText(left))}
          </Badge>
        </span>
      )}
      {payment.isSurcharge && payment.phase === 'waiting' && <p className="muted">{text.surcharge}</p>}
      <Body
        payment={payment}
        phone={phone}
        hasReturned={hasReturned}
        again={
          payment.mayRetry && (
            <Button size="xlarge" block busy={again.isPending} onClick={() => again.mutate(payment.method)}>
              {payment.phase === 'expired' && payment.method === 'sbp' ? text.newQr : text.again}
            </Button>
          )
        }
      />
      {endedWords(payment) && !payment.mayRetry && (
        <Button size="xlarge" block href={`/farmers/${payment.farmerId}`}>
          {text.toSeller}
        </Button>
      )}
      {mayChange && (
        <Button look="soft" block onClick={otherWay.open}>
          {text.otherWay}
        </Button>
      )}
      <p className="row fw g4">
        {whole && (
          <a className="link sm" href={whole}>
            {orderGroup.whole}
          </a>
        )}
        <a className="link sm" href={`/account/orders/${payment.orderId}`}>
          {text.order(payment.number)}
        </a>
      </p>
      {otherWay.isOpen && (
        <Suspense>
          <OtherWay
            orderId={payment.orderId}
            busy={again.isPending}
            onClose={otherWay.close}
            onPick={(method) => again.mutate(method)}
          />
        </Suspense>
      )}
    </Card>
  )
}
