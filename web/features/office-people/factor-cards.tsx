import { FEW_RECOVERY_CODES } from '@okolitsa/domain/office/recovery-codes.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useOwnFactors } from '../../data/office/use-own-access.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { KeyRoundIcon } from '../../ui/icons.ts'
import { ChangeTotp } from './change-totp.tsx'
import css from './office-people.module.css'
import { RecoveryCodes } from './recovery-codes.tsx'

const text = officePeople.access

/** Passkeys, the app and the recovery codes of the signed-in person. */
export function FactorCards({ initial }: { initial: Parameters<typeof useOwnFactors>[0] }) {
  const { factors, addPasskey, removePasskey, offerTotp, removeTotp, renewCodes } = useOwnFactors(initial)
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  const { host, isOffered } = factors.offered
  const isOnly = factors.passkeys.length + (factors.hasTotp ? 1 : 0) <= 1
  if (renewCodes.data) {
    return <RecoveryCodes codes={renewCodes.data.recoveryCodes} host={host} onSaved={renewCodes.reset} />
  }
  return (
    <div className="stack g4">
      {!factors.isPhoneProved && <Notification tone="warning">{text.unproved}</Notification>}
      <Card as="section" className="stack g3">
        <h2 className="h3">{text.passkeys}</h2>
        <p className="sm muted">{isOffered ? text.passkeysText : officePeople.start.passkeyOff(host)}</p>
        {factors.passkeys.length === 0 ? (
          <p>{text.noPasskeys}</p>
        ) : (
          <ul>
            {factors.passkeys.map((passkey) => (
              <li key={passkey.id} className={css.row}>
                <span>
                  {passkey.isSynced ? text.synced : text.single}
                  <small>{text.madeOn(at(passkey.createdAt))}</small>
                  {passkey.lastUsedAt && <small>{text.usedOn(at(passkey.lastUsedAt))}</small>}
                </span>
                {!isOnly && (
                  <Button
                    look="secondary-gray"
                    size="small"
                    busy={removePasskey.isPending && removePasskey.variables === passkey.id}
                    onClick={() => removePasskey.mutate(passkey.id)}
                  >
                    {text.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {isOffered && (
          <Button
            look="secondary"
            size="medium"
            icon={KeyRoundIcon}
            busy={addPasskey.isPending}
            onClick={() => addPasskey.mutate()}
          >
            {text.add}
          </Button>
        )}
      </Card>
      <Card as="section" className="stack g3">
        <h2 className="h3">{text.totp}</h2>
        {offerTotp.data ? (
          <ChangeTotp offer={offerTotp.data} onDone={offerTotp.reset} />
        ) : (
          <div className={css.row}>
            <span>{factors.hasTotp ? text.hasTotp : text.noTotp}</span>
            <span className="row fw g2">
              <Button look="secondary" size="small" busy={offerTotp.isPending} onClick={() => offerTotp.mutate()}>
                {factors.hasTotp ? text.changeTotp : text.addTotp}
              </Button>
              {factors.hasTotp && !isOnly && (
                <Button
                  look="secondary-gray"
                  size="small"
                  busy={removeTotp.isPending}
                  onClick={() => removeTotp.mutate()}
                >
                  {text.remove}
                </Button>
              )}
            </span>
          </div>
        )}
      </Card>
      <Card as="section" className="stack g3">
        <h2 className="h3">{text.codes}</h2>
        {factors.recoveryCodes <= FEW_RECOVERY_CODES && <Notification tone="warning">{text.few}</Notification>}
        <div className={css.row}>
          <span>{text.codesLeft(factors.recoveryCodes)}</span>
          <Button look="secondary" size="small" busy={renewCodes.isPending} onClick={() => renewCodes.mutate()}>
            {text.renew}
          </Button>
        </div>
      </Card>
    </div>
  )
}
