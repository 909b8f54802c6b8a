import type { OfficePerson } from '@okolitsa/contracts/office/office-people.ts'
import { FEW_RECOVERY_CODES } from '@okolitsa/domain/office/recovery-codes.ts'
import { officeTeam } from '@okolitsa/strings/ru/office-team.ts'
import { Card } from '../../ui/card.tsx'
import css from './office-team.module.css'

const text = officeTeam.lock
const namesOf = (people: readonly OfficePerson[]): string => people.map(({ name }) => name).join(', ')

/** Second factors of the active people, and the people without enough of them. */
export function LockCard({ people }: { people: readonly OfficePerson[] }) {
  const active = people.filter(({ isActive }) => isActive)
  const hasLock = ({ factors }: OfficePerson) => factors.hasTotp || factors.passkeys > 0
  const few = active.filter((one) => hasLock(one) && one.factors.recoveryCodes <= FEW_RECOVERY_CODES)
  const none = active.filter((one) => !hasLock(one))
  return (
    <Card as="section" className="stack g2">
      <h2 className="h4">{text.title}</h2>
      <dl className={css.facts}>
        <div>
          <dt>{text.passkeys}</dt>
          <dd>{text.count(active.filter(({ factors }) => factors.passkeys > 0).length)}</dd>
        </div>
        <div>
          <dt>{text.app}</dt>
          <dd>{text.count(active.filter(({ factors }) => factors.hasTotp).length)}</dd>
        </div>
        {few.length > 0 && (
          <div data-warns="">
            <dt>{text.fewCodes}</dt>
            <dd>{namesOf(few)}</dd>
          </div>
        )}
        {none.length > 0 && (
          <div data-warns="">
            <dt>{text.none}</dt>
            <dd>{namesOf(none)}</dd>
          </div>
        )}
      </dl>
      <p className="sm muted">{text.text}</p>
    </Card>
  )
}
