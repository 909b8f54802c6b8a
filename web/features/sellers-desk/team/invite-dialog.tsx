import type { Team } from '@okolitsa/contracts/sellers/team.ts'
import type { SellerRole } from '@okolitsa/domain/identity/actor.ts'
import { team as words } from '@okolitsa/strings/ru/team.ts'
import { useState } from 'react'
import type { useTeam } from '../../../data/sellers/desk/use-team.ts'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../../platform/forms/field-errors.ts'
import { KeptForm } from '../../../platform/forms/kept-form.tsx'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import Modal from '../../../ui/modal.tsx'
import { PhoneField } from '../../../ui/phone-field.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import css from './team.module.css'

const text = words.invite

export default function InviteDialog({
  roles,
  invite,
  onClose,
}: Pick<Team, 'roles'> & Pick<ReturnType<typeof useTeam>, 'invite'> & { onClose: () => void }) {
  const [phone, setPhone] = useState('')
  const [name, setName] = useState('')
  const [role, setRole] = useState<SellerRole>(roles.includes('picker') ? 'picker' : (roles[0] ?? 'picker'))
  const mistakes = fieldErrorsOf(invite.error)
  const isOfFields = Object.keys(mistakes).some((field) => ['phone', 'name', 'role'].includes(field))
  const typed = (set: () => void) => {
    set()
    if (invite.isError) invite.reset()
  }
  const close = () => {
    invite.reset()
    onClose()
  }
  return (
    <Modal isOpen onOpenChange={close} title={text.title} closeLabel={words.close}>
      <KeptForm
        id="invitation"
        sending={invite}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          invite.mutate({ phone, name, role }, { onSuccess: close })
        }}
      >
        <TextField
          label={text.name}
          hint={text.nameHint}
          value={name}
          maxLength={60}
          autoComplete="off"
          error={mistakes.name}
          onChange={({ target }) => typed(() => setName(target.value))}
        />
        <PhoneField
          label={text.phone}
          hint={text.phoneHint}
          placeholder="+7"
          value={phone}
          error={mistakes.phone}
          onValueChange={(value) => typed(() => setPhone(value))}
        />
        <RadioCards
          label={text.role}
          hideLabel={false}
          value={role}
          error={mistakes.role}
          items={roles.map((each) => ({ value: each, title: words.roles[each], note: words.mayDo[each] }))}
          onValueChange={setRole}
        />
        {invite.isError && !isOfFields && (
          <Notification tone="error" title={refusalWords(invite.error, words.failed)} />
        )}
        <Button type="submit" block busy={invite.isPending}>
          {text.send}
        </Button>
      </KeptForm>
    </Modal>
  )
}
