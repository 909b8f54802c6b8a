import type { ShopState } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { formatMoment, formatNumber } from '@okolitsa/strings/ru/format.ts'
import { shopState } from '@okolitsa/strings/ru/shop-state.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Card } from '../../ui/card.tsx'
import css from './state.module.css'
import { StateFacts } from './state-facts.tsx'

const text = shopState.jobs

/** The job runner, events that wait, and tasks whose attempts are used up. */
export function JobsCard({ state: { jobs, events } }: { state: ShopState }) {
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <StateFacts
        items={[
          [text.running, formatNumber(jobs.running)],
          [text.waiting, formatNumber(jobs.waiting)],
          [text.oldest, jobs.oldestAt === null ? text.nothing : at(jobs.oldestAt)],
        ]}
      />
      {events.topics.length > 0 && (
        <table className={css.table}>
          <caption>{text.topics}</caption>
          <thead>
            <tr>
              <th scope="col">{text.topic}</th>
              <th scope="col">{text.count}</th>
              <th scope="col">{text.since}</th>
            </tr>
          </thead>
          <tbody>
            {events.topics.map(({ topic, waiting, oldestAt }) => (
              <tr key={topic}>
                <td lang="en">{topic}</td>
                <td>{formatNumber(waiting)}</td>
                <td>{at(oldestAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {jobs.failed.length > 0 && (
        <>
          <h3 className="h4">{text.failed}</h3>
          <ul className={css.rows}>
            {jobs.failed.map(({ id, task, error, at: failedAt }) => (
              <li key={id}>
                <span>
                  <b lang="en">{task}</b>
                  <small lang="en">{error}</small>
                  <small>{at(failedAt)}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
