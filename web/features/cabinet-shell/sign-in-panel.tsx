import { ordersDesk as text } from '@okolitsa/strings/ru/orders-desk.ts'
import { registrationDesk } from '@okolitsa/strings/ru/registration-desk.ts'
import { sessionHere } from '../../data/staff/desk/session-here.ts'
import { rememberNext, useBankSignIn } from '../../data/staff/desk/use-bank-sign-in.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LandmarkIcon } from '../../ui/icons.ts'
import { PhoneSignIn } from './phone-sign-in.tsx'
import css from './sign-in-panel.module.css'

export function SignInPanel({
  bankUrl,
  externalToken,
  next,
}: {
  bankUrl: string | null
  externalToken: string | null
  next: string | null
}) {
  const failure = useBankSignIn(externalToken)
  const isEntering = externalToken !== null && failure === null
  return (
    <Card as="section" className={css.panel}>
      <h1 className="h2">{isEntering ? text.signIn.entering : text.signIn.title}</h1>
      {sessionHere.hasBegun() && !isEntering && !failure && (
        <Notification tone="warning" title={text.signIn.over}>
          {text.signIn.overText}
        </Notification>
      )}
      {failure && (
        <Notification tone="error" title={text.signIn.failed}>
          {failure}
        </Notification>
      )}
      {!isEntering &&
        (bankUrl ? (
          <>
            <p className="muted">{text.signIn.text}</p>
            <Pretended service="dbo" />
            <Button
              block
              size="xlarge"
              href={bankUrl}
              rel="external"
              icon={LandmarkIcon}
              onClick={() => rememberNext(next)}
            >
              {failure ? text.signIn.again : text.signIn.button}
            </Button>
          </>
        ) : (
          <Notification tone="info" title={text.signIn.noBank}>
            {text.signIn.noBankText}
          </Notification>
        ))}
      {!isEntering && (
        <>
          <p className={css.or}>{text.signIn.or}</p>
          <PhoneSignIn next={next} />
          <p className="muted">
            {registrationDesk.invite}{' '}
            <a className="link" href="/cabinet/start">
              {registrationDesk.inviteLink}
            </a>
          </p>
        </>
      )}
    </Card>
  )
}
