import type { IntegrityRunState, ShopState } from '@okolitsa/contracts/shop-state/shop-state.endpoints.ts'
import { formatCount, formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeLog } from '@okolitsa/strings/ru/office-log.ts'
import { shopState } from '@okolitsa/strings/ru/shop-state.ts'
import { isChecking, useCheckNow } from '../../data/office/use-shop-state.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ShieldCheckIcon } from '../../ui/icons.ts'
import css from './state.module.css'

const text = shopState.integrity

/** Checks of the books with their findings, and a check now. */
export function BooksCard({ state }: { state: ShopState }) {
  const check = useCheckNow()
  const isRunning = isChecking(state)
  return (
    <Card as="section" className="stack g4">
      <h2 className="h3">{text.title}</h2>
      <p className="sm muted">{text.note}</p>
      {state.integrity.length === 0 && <p>{text.none}</p>}
      <ul className={css.rows}>
        {state.integrity.map((run) => (
          <Run key={run.id} run={run} />
        ))}
      </ul>
      <p className="sm muted">{text.chain(formatCount(state.audit.entries, officeLog.entries))}</p>
      <div>
        <Button
          look="secondary"
          size="small"
          icon={ShieldCheckIcon}
          busy={check.isPending || isRunning}
          onClick={() => check.mutate()}
        >
          {isRunning ? text.running : text.now}
        </Button>
      </div>
    </Card>
  )
}

function Run({ run }: { run: IntegrityRunState }) {
  const { askedAt, askedBy, startedAt, endedAt, problems, findings, failure } = run
  const reference = useDayReference()
  const at = formatMoment(new Date(endedAt ?? startedAt ?? askedAt), reference)
  const result =
    endedAt === null ? (
      <Badge color="blue">{startedAt === null ? text.waits : text.running}</Badge>
    ) : problems === 0 ? (
      <Badge color="green">{text.right}</Badge>
    ) : (
      <Badge color="red">{problems === null ? text.stopped : formatCount(problems, text.problems)}</Badge>
    )
  return (
    <li>
      <span>
        <b>{at}</b>
        <small>{askedBy ?? text.night}</small>
        {failure !== null && <small lang="en">{failure}</small>}
        {findings.length > 0 && (
          <details className={css.findings}>
            <summary>{text.findings(findings.length)}</summary>
            <ul lang="en">
              {findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </details>
        )}
      </span>
      {result}
    </li>
  )
}
