import type { OfficePerson } from '@okolitsa/contracts/office/office-people.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { useOfficePerson } from '../../data/office/use-team.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './office-team.module.css'
import { PersonName } from './person-name.tsx'

const text = officeTeam.inside

/** People with an open session, except the caller. */
export function InsideCard({ people }: { people: readonly OfficePerson[] }) {
  const inside = people.filter(({ isCaller, sessions }) => !isCaller && sessions.length > 0)
  return (
    <Card as="section" className="stack g2">
      <h2 className="h4">{text.title}</h2>
      {inside.length === 0 ? (
        <p className="sm muted">{text.nobody}</p>
      ) : (
        <ul>
          {inside.map((person) => (
            <OneInside key={person.id} person={person} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function OneInside({ person }: { person: OfficePerson }) {
  const { endSessions } = useOfficePerson(person)
  const reference = useDayReference()
  const [latest] = person.sessions
  if (!latest) return null
  const device = identity.sessions.device({ source: 'web', ...latest })
  return (
    <li className={css.inside}>
      <PersonName
        id={person.id}
        name={person.name}
        note={`${device} · ${text.since(formatMoment(new Date(latest.createdAt), reference))}`}
      />
      <Button
        look="secondary-gray"
        size="small"
        aria-label={text.endOf(person.name)}
        busy={endSessions.isPending}
        onClick={() => endSessions.mutate(undefined)}
      >
        {text.end}
      </Button>
    </li>
  )
}
