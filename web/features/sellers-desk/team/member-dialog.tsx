import type { TeamMember } from '@okolitsa/contracts/sellers/team.ts'
import { team as words } from '@okolitsa/strings/ru/team.ts'
import { useState } from 'react'
import type { useTeam } from '../../../data/sellers/desk/use-team.ts'
import { Button } from '../../../ui/button.tsx'
import ConfirmDialog from '../../../ui/confirm-dialog.tsx'
import Modal from '../../../ui/modal.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import css from './team.module.css'

const text = words.member

export default function MemberDialog({
  member,
  change,
  remove,
  onClose,
}: { member: TeamMember } & Pick<ReturnType<typeof useTeam>, 'change' | 'remove'> & { onClose: () => void }) {
  const { staffId, name, isYou, roles, canRemove } = member
  const [role, setRole] = useState(member.role)
  const [isRemoving, setRemoving] = useState(false)
  if (isRemoving) {
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={() => setRemoving(false)}
        title={isYou ? text.leaveTitle : text.removeTitle(name)}
        text={text.removeText}
        confirmText={isYou ? text.leave : text.remove}
        cancelText={text.keep}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ staffId, isYou }, { onSettled: onClose })}
      />
    )
  }
  return (
    <Modal isOpen onOpenChange={onClose} title={name} closeLabel={words.close}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (role === member.role) onClose()
          else change.mutate({ staffId, role }, { onSettled: onClose })
        }}
      >
        {roles.length > 1 && (
          <>
            <RadioCards
              label={text.role}
              hideLabel={false}
              value={role}
              items={roles.map((each) => ({ value: each, title: words.roles[each], note: words.mayDo[each] }))}
              onValueChange={setRole}
            />
            <Button type="submit" block busy={change.isPending}>
              {text.save}
            </Button>
          </>
        )}
        {canRemove && (
          <Button look="danger" block onClick={() => setRemoving(true)}>
            {isYou ? text.leave : text.remove}
          </Button>
        )}
      </form>
    </Modal>
  )
}
