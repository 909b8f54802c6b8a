import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { lazy, type ReactNode, Suspense } from 'react'
import { useModal } from '../../app/use-modal.ts'
import { useIsSignedIn } from '../../session/use-visitor.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ClockIcon } from '../../ui/icons.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './payment.module.css'
import { timeLeftText } from './poll-delay.ts'
import { usePayAgain, useTimeLeft } from './use-payment.ts'

const QrCode = lazy(() => import('./qr-code.tsx'))
const OtherWay = lazy(() => import('./other-way.tsx'))
const QR_SIDE = 212

const QrSkeleton = () => <Skeleton width={QR_SIDE} height={QR_SIDE} radius={24} />

const ENDED = {
  declined: { title: text.declined, note: text.declinedText },
  expired: { title: text.expired, note: text.expiredText },
  canceled: { title: text.canceled, note: text.canceledText },
  refunded: { title: text.refunded, note: text.refundedText },
} as const

/** What to press now: the QR code or the bank's page, waiting for the gateway, or what went wrong. */
function Body({ payment, isAlive, again }: { payment: PaymentState; isAlive: boolean; again: ReactNode }) {
  const { phase, payload, payUrl, amount } = payment
  if (phase === 'declined' || phase === 'expired' || phase === 'canceled' || phase === 'refunded') {
    const { title, note } = ENDED[phase]
    return (
      <>
        <div role="alert" className={css.words}>
          <h1 className="h2">{title}</h1>
          <p className="muted">{phase === 'expired' && !payment.mayRetry ? text.expiredFinal : note}</p>
        </div>
        {again}
      </>
    )
  }
  if (phase === 'waiting' && payload) {
    return (
      <>
        <h1 className="h2">{text.paySbp(amount)}</h1>
        <div className={css.code}>
          {isAlive ? (
            <Suspense fallback={<QrSkeleton />}>
              <QrCode value={payload} label={text.qr} />
            </Suspense>
          ) : (
            <QrSkeleton />
          )}
        </div>
        <p className={`sm muted ${css.scan}`}>{text.scan}</p>
        <Button size="xlarge" block href={payload} rel="external">
          {text.openBank}
        </Button>
      </>
    )
  }
  if (phase === 'waiting' && payUrl) {
    return (
      <>
        <h1 className="h2">{text.payCard(amount)}</h1>
        <p className="sm muted">{text.cardText}</p>
        <Button size="xlarge" block href={payUrl} rel="external">
          {text.openCard}
        </Button>
      </>
    )
  }
  return (
    <div className={css.words} role="status">
      <h1 className="h2">{text.preparing}</h1>
      <p className="muted">{text.preparingText}</p>
      <QrSkeleton />
    </div>
  )
}

/** The payment page: the state comes from outside and changes by itself. */
export function PaymentScreen({ payment }: { payment: PaymentState }) {
  const left = useTimeLeft(payment.expiresAt)
  // the code is drawn in the browser: the server does not wait for lazy parts
  const isAlive = useIsSignedIn() !== null
  const otherWay = useModal()
  const again = usePayAgain(payment.orderId, otherWay.close)
  const mayChange = payment.phase === 'waiting' || payment.mayRetry
  return (
    <Card as="section" className={css.card}>
      {payment.phase === 'waiting' && left !== null && (
        <span className="num">
          <Badge color="plum" size="large" icon={ClockIcon}>
            {text.waiting(timeLeftText(left))}
          </Badge>
        </span>
      )}
      <Body
        payment={payment}
        isAlive={isAlive}
        again={
          payment.mayRetry && (
            <Button size="xlarge" block busy={again.isPending} onClick={() => again.mutate(payment.method)}>
              {text.again}
            </Button>
          )
        }
      />
      {mayChange && (
        <Button look="soft" block onClick={otherWay.open}>
          {text.otherWay}
        </Button>
      )}
      <a className="link sm" href={`/account/orders/${payment.orderId}`}>
        {text.order(payment.number)}
      </a>
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
