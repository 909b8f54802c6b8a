import type { OfficeMember } from '@okolitsa/contracts/office/office-member.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useOfficeSignIn } from '../../data/office/use-office-sign-in.ts'
import { Pretended } from '../../platform/loading/pretended.tsx'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FactorCodeForm } from '../../ui/factor-code-form.tsx'
import { KeyRoundIcon } from '../../ui/icons.ts'
import { PhoneCodeForm } from '../../ui/phone-code-form.tsx'
import css from './office-people.module.css'

const text = officePeople.signIn

/** Sign-in to the office: a passkey in one press, or phone and a code of the app. */
export function SignInSteps({ hasPasskeys, onDone }: { hasPasskeys: boolean; onDone: (member: OfficeMember) => void }) {
  const signIn = useOfficeSignIn(onDone)
  if (signIn.isFactorAsked) {
    return (
      <div className="stack g4">
        <p className="muted">{signIn.isWithoutSms ? text.noSms : text.codeText}</p>
        <FactorCodeForm
          label={text.code}
          hint={text.codeHint}
          button={text.enter}
          error={signIn.factorError}
          isBusy={signIn.isEntering}
          onEnter={signIn.enter}
        />
        <Button look="secondary-gray" size="medium" block onClick={signIn.changePhone}>
          {text.otherPhone}
        </Button>
      </div>
    )
  }
  return (
    <div className="stack g4">
      {hasPasskeys && (
        <>
          {signIn.keyError && <Notification tone="error">{signIn.keyError}</Notification>}
          <Button block size="large" icon={KeyRoundIcon} busy={signIn.isAskingKey} onClick={signIn.enterByPasskey}>
            {text.passkey}
          </Button>
          <p className={css.or}>{text.or}</p>
        </>
      )}
      <Pretended service="sms" />
      <PhoneCodeForm
        steps={signIn.steps}
        words={identity.signIn}
        label={text.phone}
        hint={text.phoneHint}
        enterText={identity.signIn.enter}
        isMain={!hasPasskeys}
      />
    </div>
  )
}
