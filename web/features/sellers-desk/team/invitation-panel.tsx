import type { OpenInvitation } from '@okolitsa/contracts/sellers/team.ts'
import type { StaffMember } from '@okolitsa/contracts/staff/staff-session.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { team as words } from '@okolitsa/strings/ru/team.ts'
import { useState } from 'react'
import { useInvitation } from '../../../data/sellers/desk/use-invitation.ts'
import { Pretended } from '../../../platform/loading/pretended.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CodeForm } from '../../../ui/code-form.tsx'
import css from './invitation-panel.module.css'

const text = words.invitation
const codeWords = { ...identity.signIn, code: text.code }

/** An invited person verifies the telephone and joins. */
export function InvitationPanel({
  token,
  member,
  invitation,
}: {
  token: string
  member: StaffMember | null
  invitation: OpenInvitation | null
}) {
  if (!invitation) {
    return (
      <Card as="section" className={css.panel}>
        <h1 className="h2">{text.over}</h1>
        <p className="muted">{text.overText}</p>
        <Button block href="/cabinet">
          {text.toCabinet}
        </Button>
      </Card>
    )
  }
  return (
    <Card as="section" className={css.panel}>
      <Avatar picture={invitation.seller.smallImageUrl} size={64} />
      <h1 className="h2">{text.heading(invitation.name, invitation.seller.title)}</h1>
      <CodeSteps token={token} invitation={invitation} signedIn={member?.organization ? member.name : null} />
    </Card>
  )
}

/** Requests the code, then asks for it. */
function CodeSteps({
  token,
  invitation: { role, phone },
  signedIn,
}: {
  token: string
  invitation: OpenInvitation
  signedIn: string | null
}) {
  const [keepsAccount, setKeepsAccount] = useState(false)
  const steps = useInvitation(token, keepsAccount)
  const { error, secondsToResend } = steps
  if (!steps.isCodeSent) {
    return (
      <>
        <p className="muted">{text.text(role, phone)}</p>
        <Pretended service="sms" />
        {signedIn !== null && (
          <Checkbox checked={keepsAccount} onChange={({ target }) => setKeepsAccount(target.checked)}>
            {text.keepsAccount(signedIn)}
          </Checkbox>
        )}
        {error && (
          <p className={css.error} role="alert">
            {error}
          </p>
        )}
        <Button
          block
          size="xlarge"
          busy={steps.isRequesting}
          disabled={secondsToResend > 0}
          onClick={steps.requestCode}
        >
          {secondsToResend > 0 ? identity.signIn.resendIn(secondsToResend) : text.getCode}
        </Button>
      </>
    )
  }
  return (
    <>
      <Pretended service="sms" />
      <CodeForm steps={steps} words={codeWords} enterText={text.enter} sent={text.sent(phone)} />
    </>
  )
}
