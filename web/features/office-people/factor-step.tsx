import type { OfficeStart } from '@okolitsa/contracts/office/office-member.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useState } from 'react'
import { useOwnerPasskey, useOwnerTotp } from '../../data/office/use-start.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { KeyRoundIcon, SmartphoneIcon } from '../../ui/icons.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TotpSetup } from './totp-setup.tsx'

const text = officePeople.start

/** The second lock: a passkey of this device, or an app with codes. */
export function FactorStep({
  passkeys,
  isPhoneProved,
  onBack,
  onDone,
}: {
  passkeys: OfficeStart['passkeys']
  isPhoneProved: boolean
  /** Back to name and phone; null = they are known. */
  onBack: (() => void) | null
  onDone: (codes: readonly string[]) => void
}) {
  const [kind, setKind] = useState<'passkey' | 'totp'>(passkeys.isOffered ? 'passkey' : 'totp')
  const passkey = useOwnerPasskey(onDone)
  const totp = useOwnerTotp(onDone)
  const failure = kind === 'passkey' ? passkey.error : totp.offerError
  if (totp.offer.data)
    return (
      <TotpSetup
        offer={totp.offer.data}
        error={totp.error}
        isBusy={totp.confirm.isPending}
        onCode={totp.confirm.mutate}
      />
    )
  return (
    <div className="stack g4">
      {!isPhoneProved && <Notification tone="warning">{text.noSms}</Notification>}
      <RadioCards
        label={text.factor}
        hideLabel={false}
        value={kind}
        onValueChange={setKind}
        items={[
          {
            value: 'passkey',
            title: text.passkey,
            note: passkeys.isOffered ? text.passkeyNote : text.passkeyOff(passkeys.host),
            disabled: !passkeys.isOffered,
            icon: KeyRoundIcon,
          },
          { value: 'totp', title: text.totp, note: text.totpNote, icon: SmartphoneIcon },
        ]}
      />
      {failure && <Notification tone="error">{failure}</Notification>}
      {kind === 'passkey' ? (
        <Button
          block
          size="xlarge"
          icon={KeyRoundIcon}
          busy={passkey.make.isPending}
          onClick={() => passkey.make.mutate()}
        >
          {onBack ? text.makePasskey : text.addPasskey}
        </Button>
      ) : (
        <Button block size="xlarge" busy={totp.offer.isPending} onClick={() => totp.offer.mutate()}>
          {onBack ? text.makeTotp : text.addTotp}
        </Button>
      )}
      {onBack && (
        <Button look="secondary-gray" size="medium" block onClick={onBack}>
          {text.changeWho}
        </Button>
      )}
    </div>
  )
}
