import { operator as text } from '@okolitsa/strings/ru/operator.ts'
import { rememberNext, useBankSignIn } from '../../data/operator/use-bank-sign-in.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { LandmarkIcon } from '../../ui/icons.ts'
import css from './sign-in-panel.module.css'

/** The way in: through the bank, or back from it with a token. */
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
      {failure && (
        <Notification tone="error" title={text.signIn.failed}>
          {failure}
        </Notification>
      )}
      {!isEntering &&
        (bankUrl ? (
          <>
            <p className="muted">{text.signIn.text}</p>
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
    </Card>
  )
}
