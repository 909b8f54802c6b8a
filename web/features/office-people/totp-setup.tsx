import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { submitting } from '../../ui/code-submit.ts'
import css from './office-people.module.css'

const QrCode = lazy(() => import('../../ui/qr-code.tsx'))
const text = officePeople.totp
const DIGITS = 6

/** A secret to scan or to type into the app, and the code that confirms it. */
export function TotpSetup({
  offer,
  error,
  isBusy,
  onCode,
}: {
  offer: { readonly uri: string; readonly secret: string }
  error: string | undefined
  isBusy: boolean
  onCode: (code: string) => void
}) {
  const [code, setCode] = useState('')
  const enter = (typed: string) => {
    if (isBusy || typed.length !== DIGITS) return
    onCode(typed)
    setCode('')
  }
  return (
    <form method="post" className="stack g4" noValidate onSubmit={submitting(() => enter(code))}>
      <h2 className="h3">{text.title}</h2>
      <p>{text.scan}</p>
      <Suspense>
        <div className={css.qr}>
          <QrCode value={offer.uri} label={text.qr} />
        </div>
      </Suspense>
      <p className="sm">
        {text.byHand}
        <code className={css.command}>{offer.secret}</code>
      </p>
      <CodeField
        label={text.code}
        hideLabel={false}
        length={DIGITS}
        value={code}
        onValueChange={setCode}
        onComplete={enter}
        error={code === '' ? error : undefined}
      />
      <Button type="submit" block busy={isBusy}>
        {text.confirm}
      </Button>
    </form>
  )
}
