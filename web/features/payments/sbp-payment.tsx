import type { PaymentState } from '@okolitsa/contracts/payments/payment.ts'
import { payments as text } from '@okolitsa/strings/ru/payments.ts'
import { lazy, Suspense, useState } from 'react'
import { useIsAlive } from '../../platform/hydration/use-is-alive.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './payment.module.css'
import { QrSkeleton } from './qr-skeleton.tsx'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))
const BankList = lazy(() => import('./bank-list.tsx'))

/**
 * A payment by SBP. On a wide screen a phone scans the code; on a phone the bank's application opens directly, and the
 * code is for a second device.
 */
export function SbpPayment({ payload, amount }: { payload: string; amount: PaymentState['amount'] }) {
  // code and list render in the browser only: the server does not wait for lazy parts
  const isAlive = useIsAlive()
  const [isCodeShown, setIsCodeShown] = useState(false)
  return (
    <>
      <h1 className="h2">{text.paySbp(amount)}</h1>
      <div className={css.onPhone}>
        <Button size="xlarge" block href={payload} rel="external">
          {text.openBank}
        </Button>
      </div>
      <div className={classNames(css.code, isCodeShown && css.shown)}>
        {isAlive ? (
          <Suspense fallback={<QrSkeleton />}>
            <QrCode value={payload} label={text.qr} />
          </Suspense>
        ) : (
          <QrSkeleton />
        )}
      </div>
      <p className={`sm muted ${css.scan}`}>{text.scan}</p>
      <p className="sm muted" role="status">
        {text.checking}
      </p>
      <div className={css.onDesk}>
        <Button look="secondary" block href={payload} rel="external">
          {text.openHere}
        </Button>
      </div>
      <div className={css.onPhone}>
        {!isCodeShown && (
          <Button look="soft" block onClick={() => setIsCodeShown(true)}>
            {text.showQr}
          </Button>
        )}
        {isAlive && (
          <Suspense>
            <BankList payload={payload} />
          </Suspense>
        )}
      </div>
    </>
  )
}
