import { OFFICE_ROLES, type OfficeRole } from '@okolitsa/domain/office/permissions.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import css from './office-team.module.css'

/** Roles of a person; several may be chosen. */
export function RoleFields({
  label,
  roles,
  onChange,
  locked,
  error,
}: {
  label: string
  roles: readonly OfficeRole[]
  onChange: (roles: readonly OfficeRole[]) => void
  /** A role that stays chosen. */
  locked?: OfficeRole | undefined
  error?: string | undefined
}) {
  const errorId = useId()
  return (
    <fieldset className={css.roles} aria-describedby={error ? errorId : undefined}>
      <legend>{label}</legend>
      {OFFICE_ROLES.map((role) => (
        <Checkbox
          key={role}
          checked={roles.includes(role)}
          disabled={role === locked}
          onChange={({ target }) =>
            onChange(OFFICE_ROLES.filter((one) => (one === role ? target.checked : roles.includes(one))))
          }
        >
          <span className={css.role}>{officeFrame.roles[role]}</span>
          <small>{text.roleNotes[role]}</small>
        </Checkbox>
      ))}
      {error && (
        <p id={errorId} className={css.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
