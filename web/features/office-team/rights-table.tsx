import { groupedPermissions } from '@okolitsa/domain/office/permission-groups.ts'
import { OFFICE_ROLES, officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officeRights as text } from '@okolitsa/strings/ru/office-rights.ts'
import { Fragment } from 'react'
import { Card } from '../../ui/card.tsx'
import { CheckIcon, MinusIcon } from '../../ui/icons.ts'
import { WideTable } from '../../ui/wide-table.tsx'
import css from './rights.module.css'

const GROUPS = groupedPermissions()
const ROLES = OFFICE_ROLES.map((role) => ({ role, permissions: officePermissionsOf([role]) }))

/** Roles and their permissions, from the table that decides about calls and menus. */
export const RightsTable = () => (
  <Card as="section" padded={false}>
    <div className={css.head}>
      <h2 className="h4">{text.title}</h2>
      <span className={css.legend} aria-hidden="true">
        <CheckIcon size={16} /> {text.yes} <MinusIcon size={16} /> {text.no}
      </span>
    </div>
    <WideTable label={text.permission} className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{text.permission}</th>
            {ROLES.map(({ role }) => (
              <th key={role} scope="col">
                {officeFrame.roles[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROUPS.map(({ group, permissions }) => (
            <Fragment key={group}>
              <tr className={css.group}>
                <th scope="colgroup" colSpan={ROLES.length + 1}>
                  {text.groups[group]}
                </th>
              </tr>
              {permissions.map((permission) => (
                <tr key={permission}>
                  <th scope="row">{text.permissions[permission]}</th>
                  {ROLES.map(({ role, permissions: held }) => (
                    <td key={role}>
                      <Mark isHeld={held.includes(permission)} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </WideTable>
    <p className={css.foot}>{text.two}</p>
  </Card>
)

const Mark = ({ isHeld }: { isHeld: boolean }) => (
  <>
    {isHeld ? <CheckIcon size={18} className={css.yes} /> : <MinusIcon size={18} className={css.no} />}
    <span className="visually-hidden">{isHeld ? text.yes : text.no}</span>
  </>
)
