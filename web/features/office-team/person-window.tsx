import type { OfficePerson } from '@okolitsa/contracts/office/office-people.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { useState } from 'react'
import { useOfficePerson } from '../../data/office/use-team.ts'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { MadeLink } from './made-link.tsx'
import css from './office-team.module.css'
import { PersonAccess } from './person-access.tsx'
import { RoleFields } from './role-fields.tsx'

const text = officeTeam.person
type Question = 'resetFactors' | 'deactivate'

/** Roles and access of one person. A question takes the place of the content: no window over a window. */
export default function PersonWindow({ person, onClose }: { person: OfficePerson; onClose: () => void }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const changes = useOfficePerson(person)
  const { resetFactors, deactivate } = changes
  const back = { label: text.back, onPress: () => setQuestion(null) }
  if (resetFactors.data)
    return (
      <Modal isOpen onOpenChange={onClose} title={person.name} closeLabel={text.close} size="medium">
        <MadeLink made={resetFactors.data} wasAsked={resetFactors.variables} onDone={onClose} />
      </Modal>
    )
  if (question === 'resetFactors')
    return (
      <Modal isOpen onOpenChange={onClose} title={text.resetTitle} closeLabel={text.close} size="medium" back={back}>
        <div className="stack g4">
          <p>{text.resetText}</p>
          <div className={css.buttons}>
            <Button
              look="danger"
              busy={resetFactors.isPending && resetFactors.variables}
              onClick={() => resetFactors.mutate(true)}
            >
              {officeTeam.form.send}
            </Button>
            <Button
              look="secondary"
              busy={resetFactors.isPending && !resetFactors.variables}
              onClick={() => resetFactors.mutate(false)}
            >
              {officeTeam.form.link}
            </Button>
          </div>
        </div>
      </Modal>
    )
  if (question === 'deactivate')
    return (
      <Modal
        isOpen
        onOpenChange={onClose}
        title={text.deactivateTitle}
        closeLabel={text.close}
        size="medium"
        back={back}
      >
        <div className="stack g4">
          <p>{text.deactivateText}</p>
          <Button
            look="danger"
            busy={deactivate.isPending}
            onClick={() => deactivate.mutate(undefined, { onSuccess: onClose })}
          >
            {text.deactivate}
          </Button>
        </div>
      </Modal>
    )
  return (
    <Modal isOpen onOpenChange={onClose} title={person.name} closeLabel={text.close} size="medium">
      <div className="stack g6">
        <PersonRoles key={person.roles.join()} person={person} changes={changes} onDone={onClose} />
        <PersonAccess person={person} changes={changes} ask={setQuestion} />
      </div>
    </Modal>
  )
}

function PersonRoles({
  person,
  changes: { setRoles },
  onDone,
}: {
  person: OfficePerson
  changes: ReturnType<typeof useOfficePerson>
  onDone: () => void
}) {
  const [roles, setChosen] = useState(person.roles as readonly OfficePerson['roles'][number][])
  const isChanged = [...roles].sort().join() !== [...person.roles].sort().join()
  return (
    <form
      className="stack g4"
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && roles.length > 0 && !setRoles.isPending) setRoles.mutate(roles, { onSuccess: onDone })
      }}
    >
      <RoleFields
        label={text.roles}
        roles={roles}
        onChange={setChosen}
        locked={person.isLastOwner ? 'owner' : undefined}
        error={roles.length === 0 ? officeTeam.form.noRole : undefined}
      />
      {person.isLastOwner && <p className="sm muted">{text.lastOwner}</p>}
      <Button type="submit" disabled={!isChanged || roles.length === 0} busy={setRoles.isPending}>
        {text.save}
      </Button>
    </form>
  )
}
