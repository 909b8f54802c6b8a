import type { OfficePerson } from '@okolitsa/contracts/office/office-people.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeFrame } from '@okolitsa/strings/ru/office-frame.ts'
import { officeTeam as text } from '@okolitsa/strings/ru/office-team.ts'
import { lazy, Suspense, useState } from 'react'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './office-team.module.css'
import { PersonName } from './person-name.tsx'

const PersonWindow = lazy(() => import('./person-window.tsx'))

const lockOf = ({ passkeys, hasTotp }: OfficePerson['factors']): string =>
  [passkeys > 0 && text.passkeys(passkeys), hasTotp && text.app].filter(Boolean).join(', ') || text.noLock

function StateBadge({ isActive, factors }: OfficePerson) {
  if (!isActive) return <Badge>{text.states.off}</Badge>
  const hasLock = factors.hasTotp || factors.passkeys > 0
  return hasLock ? (
    <Badge color="green">{text.states.working}</Badge>
  ) : (
    <Badge color="orange">{text.states.newLock}</Badge>
  )
}

/** People of the office; a row opens the person's roles and access. */
export function PeopleTable({ people }: { people: readonly OfficePerson[] }) {
  const [openId, setOpenId] = useState<number | null>(null)
  const reference = useDayReference()
  const opened = people.find(({ id }) => id === openId)
  const { columns } = text
  return (
    <Card as="section" padded={false}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            <th scope="col">{columns.roles}</th>
            <th scope="col">{columns.lock}</th>
            <th scope="col">{columns.seen}</th>
            <th scope="col">{columns.state}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id} className={person.isActive ? undefined : css.off}>
              <th scope="row">
                <PersonName
                  id={person.id}
                  name={person.name}
                  note={person.isCaller ? `${person.phone} · ${text.you}` : person.phone}
                />
              </th>
              <td data-label={columns.roles}>{person.roles.map((role) => officeFrame.roles[role]).join(', ')}</td>
              <td data-label={columns.lock}>
                {lockOf(person.factors)}
                <small>{text.codes(person.factors.recoveryCodes)}</small>
              </td>
              <td data-label={columns.seen}>
                {person.lastSeenAt === null ? text.never : formatMoment(new Date(person.lastSeenAt), reference)}
              </td>
              <td data-label={columns.state}>
                <StateBadge {...person} />
              </td>
              <td>
                <Button
                  look="secondary-gray"
                  size="small"
                  aria-label={text.open(person.name)}
                  onClick={() => setOpenId(person.id)}
                >
                  {text.change}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <Suspense>
          <PersonWindow person={opened} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </Card>
  )
}
