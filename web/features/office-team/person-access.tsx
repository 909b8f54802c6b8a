import type { OfficePerson } from '@okolitsa/contracts/office/office-people.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { identity } from '@okolitsa/strings/ru/identity.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import type { useOfficePerson } from '../../data/office/use-team.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import css from './office-team.module.css'

const text = officeTeam.person

/** Sessions, factors and state of a person with the changes that are allowed now. */
export function PersonAccess({
  person: { isCaller, sessions, linkUntil, abilities },
  changes: { endSessions, activate },
  ask,
}: {
  person: OfficePerson
  changes: ReturnType<typeof useOfficePerson>
  ask: (question: 'resetFactors' | 'deactivate') => void
}) {
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  const may = (change: OfficePerson['abilities'][number]) => abilities.includes(change)
  return (
    <section className="stack g3">
      <h3 className="h4">{text.access}</h3>
      <p>{text.sessions(sessions.length)}</p>
      {sessions.length > 0 && (
        <ul className={css.sessions}>
          {sessions.map((session) => (
            <li key={session.id}>
              {identity.sessions.device({ source: 'web', ...session })}
              <small>{officeTeam.inside.since(at(session.createdAt))}</small>
            </li>
          ))}
        </ul>
      )}
      {linkUntil && <p className="sm muted">{text.linkUntil(at(linkUntil))}</p>}
      {isCaller && (
        <p className="sm muted">
          {text.own}{' '}
          <a className="link" href="/office/access">
            {text.ownPage}
          </a>
        </p>
      )}
      <div className={css.buttons}>
        {may('endSessions') && sessions.length > 0 && (
          <Button
            look="secondary-gray"
            size="medium"
            busy={endSessions.isPending}
            onClick={() => endSessions.mutate(undefined)}
          >
            {text.endSessions}
          </Button>
        )}
        {may('resetFactors') && (
          <Button look="secondary-gray" size="medium" onClick={() => ask('resetFactors')}>
            {text.resetFactors}
          </Button>
        )}
        {may('deactivate') && (
          <Button look="soft" size="medium" onClick={() => ask('deactivate')}>
            {text.deactivate}
          </Button>
        )}
        {may('activate') && (
          <Button look="secondary" size="medium" busy={activate.isPending} onClick={() => activate.mutate(undefined)}>
            {text.activate}
          </Button>
        )}
      </div>
    </section>
  )
}
