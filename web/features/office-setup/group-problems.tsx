import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { marketSetup as text } from '@okolitsa/strings/ru/market-setup.ts'
import type { MarketGroupForm } from '../../data/office/use-market-group.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import css from './group-problems.module.css'

const words = text.conflict

/**
 * A failed save of a group, and the choice between one's own values and those that another person has saved meanwhile.
 * @param props.shown words for a value; absent fields are not compared
 */
export function GroupProblems<Fields extends object>({
  group,
  labels,
}: {
  group: MarketGroupForm<Fields>
  labels: Readonly<Partial<Record<keyof Fields, string>>>
}) {
  const reference = useDayReference()
  const { conflict, failure, fields } = group
  if (failure) return <Notification tone="error">{failure}</Notification>
  if (!conflict) return null
  const { change, theirs } = conflict
  const differing = (Object.keys(labels) as (keyof Fields)[]).filter(
    (key) => JSON.stringify(theirs[key]) !== JSON.stringify(fields[key]),
  )
  const at = change.changedAt === null ? '' : formatMoment(new Date(change.changedAt), reference)
  return (
    <Notification tone="warning" title={words.title}>
      <div className="stack g3">
        <p>{words.who(change.changedBy, at)}</p>
        {differing.map((key) => (
          <dl key={String(key)} className={css.pair}>
            <dt>{labels[key]}</dt>
            <dd>
              <small>{words.mine}</small> {textOf(fields[key])}
            </dd>
            <dd>
              <small>{words.theirs}</small> {textOf(theirs[key])}
            </dd>
          </dl>
        ))}
        <div className="row fw g2">
          <Button size="medium" busy={group.isSaving} onClick={() => void group.keepMine()}>
            {words.keep}
          </Button>
          <Button size="medium" look="secondary" onClick={group.takeTheirs}>
            {words.take}
          </Button>
        </div>
      </div>
    </Notification>
  )
}

const textOf = (value: unknown): string =>
  value === null || value === ''
    ? words.empty
    : typeof value === 'object'
      ? Object.values(value).join(', ')
      : String(value)
