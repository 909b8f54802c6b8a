import { officePeople } from '@okolitsa/strings/ru/office-people.ts'
import { useFactorAgain } from '../../data/office/use-factor-again.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { FactorCodeForm } from '../../ui/factor-code-form.tsx'
import { KeyRoundIcon } from '../../ui/icons.ts'
import Modal from '../../ui/modal.tsx'

const text = officePeople.factorAgain

/** Window that asks for the second factor again before a sensitive action, which then continues. */
export default function FactorAgain({ onAnswer }: { onAnswer: (isIn: boolean) => void }) {
  const { member, code, passkey, codeError, keyError } = useFactorAgain(() => onAnswer(true))
  return (
    <Modal isOpen onOpenChange={() => onAnswer(false)} title={text.title} closeLabel={text.close}>
      <div className="stack g4">
        <p>{text.text}</p>
        {keyError && <Notification tone="error">{keyError}</Notification>}
        {member && member.factors.passkeys > 0 && (
          <Button block icon={KeyRoundIcon} busy={passkey.isPending} onClick={() => passkey.mutate()}>
            {text.passkey}
          </Button>
        )}
        <FactorCodeForm
          label={text.code}
          button={text.confirm}
          error={codeError}
          isBusy={code.isPending}
          onEnter={(typed) => code.mutate(typed)}
        />
      </div>
    </Modal>
  )
}
