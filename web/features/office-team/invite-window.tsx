import { MAX_OFFICE_NAME } from '@okolitsa/contracts/office/office-start.endpoints.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { useState } from 'react'
import { type TypedPerson, useInvitePerson } from '../../data/office/use-team.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { MadeLink } from './made-link.tsx'
import css from './office-team.module.css'
import { RoleFields } from './role-fields.tsx'
import { WaitingApproval } from './waiting-approval.tsx'

const text = officeTeam.form
const FIELDS = ['name', 'phone', 'roles']
const nobody = (): Omit<TypedPerson, 'isSent'> => ({ name: '', phone: '', roles: [] })

/** Invites a person by SMS, or makes a link to pass on. */
export default function InviteWindow({ onClose }: { onClose: () => void }) {
  const [typed, change] = useDraft('office-person', nobody)
  const [isRoleMissing, setRoleMissing] = useState(false)
  const invite = useInvitePerson()
  const mistakes = fieldErrorsOf(invite.error)
  const isOfFields = Object.keys(mistakes).some((field) => FIELDS.includes(field))
  const set = (part: Partial<typeof typed>) => {
    change(part)
    setRoleMissing(false)
    if (invite.isError) invite.reset()
  }
  const send = (isSent: boolean) => {
    setRoleMissing(typed.roles.length === 0)
    if (typed.roles.length === 0 || invite.isPending) return
    invite.mutate({ ...typed, isSent }, { onSuccess: () => change(nobody()) })
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={text.title} closeLabel={text.close} size="medium">
      {invite.data?.approval && <WaitingApproval approval={invite.data.approval} onDone={onClose} />}
      {invite.data?.made && <MadeLink made={invite.data.made} wasAsked={invite.variables.isSent} onDone={onClose} />}
      {!invite.data && (
        <form
          className="stack g4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            send(true)
          }}
        >
          <p className="sm muted">{text.text}</p>
          <TextField
            label={text.name}
            hint={text.nameHint}
            autoComplete="off"
            maxLength={MAX_OFFICE_NAME}
            value={typed.name}
            error={mistakes.name}
            onChange={({ target }) => set({ name: target.value })}
          />
          <PhoneField
            label={text.phone}
            placeholder="+7"
            value={typed.phone}
            error={mistakes.phone}
            onValueChange={(phone) => set({ phone })}
          />
          <RoleFields
            label={text.roles}
            roles={typed.roles}
            error={isRoleMissing ? text.noRole : mistakes.roles}
            onChange={(roles) => set({ roles })}
          />
          {invite.isError && !isOfFields && (
            <Notification tone="error" title={refusalWords(invite.error, officeTeam.failed)} />
          )}
          <div className={css.buttons}>
            <Button type="submit" busy={invite.isPending && invite.variables.isSent}>
              {text.send}
            </Button>
            <Button
              look="secondary-gray"
              busy={invite.isPending && !invite.variables.isSent}
              onClick={() => send(false)}
            >
              {text.link}
            </Button>
          </div>
        </form>
      )}
    </Modal>
  )
}
