import type { Closing, Difference } from '@okolitsa/contracts/closing/closing.ts'
import { closing } from '@okolitsa/strings/ru/closing.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { lazy, Suspense, useState } from 'react'
import { ledgerPath } from '../../data/office/ledger-query.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { WideTable } from '../../ui/wide-table.tsx'
import css from './closing.module.css'

const DecideWindow = lazy(() => import('./decide-window.tsx'))
const text = closing.differences
const keyOf = ({ kind, reference, isRefund }: Difference): string => `${kind} ${reference} ${isRefund}`

/** Differences between the books and the registers, those without a decision first. */
export function DifferenceList({ month }: { month: Closing }) {
  const { period, differences, lines, read, abilities } = month
  const [opened, setOpened] = useState<Difference | null>(null)
  const reference = useDayReference()
  const all = lines.reduce((sum, line) => sum + line.differences, 0)
  const { columns } = text
  return (
    <Card padded={false} as="section" aria-label={text.title}>
      <h2 className={`h3 ${css.heading}`}>{text.title}</h2>
      {differences.length === 0 ? (
        <p className={`muted ${css.heading}`}>{read.length === 0 ? text.unread : text.empty}</p>
      ) : (
        <WideTable label={columns.what} className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{columns.what}</th>
                <th scope="col">{columns.here}</th>
                <th scope="col">{columns.there}</th>
                <th scope="col">{columns.decision}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((one) => (
                <tr key={keyOf(one)}>
                  <th scope="row">
                    {text.problems[one.problem]}
                    <small>
                      {[text.reference(one.kind, one.reference), one.isRefund && text.back(one.kind)]
                        .filter(Boolean)
                        .join(', ')}
                    </small>
                    {one.orderId !== null && (
                      <small>
                        <a className="link" href={ledgerPath({ order: one.orderId })}>
                          {text.order(one.orderId)}
                        </a>
                      </small>
                    )}
                  </th>
                  <td>{text.side(one.here, one.hereDay, reference)}</td>
                  <td>{text.side(one.there, one.thereDay, reference)}</td>
                  <td>
                    {one.decision && (
                      <>
                        <Badge color="green">{text.done[one.decision.outcome]}</Badge>
                        <small>{one.decision.comment}</small>
                        {one.decision.entryId !== null && (
                          <small>
                            <a className="link" href={ledgerPath({ entry: one.decision.entryId })}>
                              {text.entry(one.decision.entryId)}
                            </a>
                          </small>
                        )}
                        <small>{text.by(one.decision.by, formatMoment(new Date(one.decision.at), reference))}</small>
                      </>
                    )}
                    {abilities.includes('decide') && (
                      <Button
                        look={one.decision ? 'soft' : 'secondary'}
                        size="small"
                        aria-label={`${one.decision ? text.again : text.decide}: ${text.reference(one.kind, one.reference)}`}
                        onClick={() => setOpened(one)}
                      >
                        {one.decision ? text.again : text.decide}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
      {all > differences.length && differences.length > 0 && (
        <p className={`sm muted ${css.heading}`}>{text.shown(differences.length, all)}</p>
      )}
      {opened && (
        <Suspense>
          <DecideWindow period={period} difference={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </Card>
  )
}
