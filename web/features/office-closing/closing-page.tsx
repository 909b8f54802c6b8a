import type { Closing } from '@okolitsa/contracts/closing/closing.ts'
import { monthTitle, closing as text } from '@okolitsa/strings/ru/closing.ts'
import { formatMoment, formatSum } from '@okolitsa/strings/ru/format.ts'
import { statements } from '@okolitsa/strings/ru/statements.ts'
import { closingPath } from '../../data/office/ledger-paths.ts'
import { useClosing, usePeriods } from '../../data/office/use-closing.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CloseMonth } from './close-month.tsx'
import css from './closing.module.css'
import { ComparedTable } from './compared-table.tsx'
import { DifferenceList } from './difference-list.tsx'
import { RegisterImport } from './register-import.tsx'

const COLORS: Readonly<Record<Closing['state'], BadgeColor>> = { open: 'gray', closing: 'blue', closed: 'green' }

/** The month after the latest closed one; without any the one before the present month. */
function monthToClose(
  periods: readonly { readonly period: string; readonly state: Closing['state'] }[],
): string | null {
  const closed = periods.findIndex(({ state }) => state === 'closed')
  return (periods[closed > 0 ? closed - 1 : 1] ?? periods[0])?.period ?? null
}

/** A month with its registers, differences and turnover, and the way to close it. @param asked the month of the address */
export function ClosingPage({ asked }: { asked: string | null }) {
  const list = usePeriods()
  const period = asked ?? (list.data ? monthToClose(list.data.periods) : null)
  const month = useClosing(period)
  if ((list.isError && !list.data) || (month.isError && !month.data))
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={
          <Button
            onClick={() => {
              void list.refetch()
              void month.refetch()
            }}
          >
            {text.retry}
          </Button>
        }
      />
    )
  if (!list.data || !month.data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={420} />
      </div>
    )
  const { periods, sources } = list.data
  const { abilities, files } = month.data
  return (
    <>
      <nav className={css.months} aria-label={text.months}>
        {periods.map((one) => (
          <a key={one.period} href={closingPath(one.period)} aria-current={one.period === period ? 'page' : undefined}>
            {monthTitle(one.period)}
          </a>
        ))}
      </nav>
      <Head month={month.data} />
      <div className={css.columns}>
        <div className="stack g5">
          <ComparedTable month={month.data} />
          <DifferenceList month={month.data} />
        </div>
        <div className="stack g5">
          <CloseMonth month={month.data} />
          <Sums month={month.data} />
          <RegisterImport files={files} sources={sources} mayImport={abilities.includes('import')} />
        </div>
      </div>
    </>
  )
}

function Head({ month }: { month: Closing }) {
  const { period, state, closedAt, closedBy, reopened, waiting, late } = month
  const reference = useDayReference()
  const at = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <div className="stack g2">
      <h2 className="h2">
        {monthTitle(period)} <Badge color={COLORS[state]}>{text.states[state]}</Badge>
      </h2>
      {state === 'closed' && (
        <p className="muted">{closedAt === null ? text.closedBefore : text.closedBy(closedBy ?? '', at(closedAt))}</p>
      )}
      {reopened && state !== 'closed' && (
        <p className="muted">{text.reopened(reopened.by, at(reopened.at), reopened.reason)}</p>
      )}
      {late > 0 && <p className="muted">{text.late(late)}</p>}
      {waiting && <Notification>{text.waiting(waiting.proposedBy, waiting.reason)}</Notification>}
    </div>
  )
}

/** Turnover by account: frozen for a closed month. */
function Sums({ month: { sums, state } }: { month: Closing }) {
  const words = text.sums
  return (
    <Card as="section" className="stack g3" aria-label={words.title}>
      <h2 className="h3">{words.title}</h2>
      <p className="sm muted">{state === 'closed' ? words.frozen : words.now}</p>
      {sums.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <table className={css.sums}>
          <thead>
            <tr>
              <th scope="col">{words.columns.account}</th>
              <th scope="col">{words.columns.debit}</th>
              <th scope="col">{words.columns.credit}</th>
            </tr>
          </thead>
          <tbody>
            {sums.map(({ account, debit, credit }) => (
              <tr key={account}>
                <th scope="row">{statements.ledger.accounts[account]}</th>
                <td>{formatSum(debit)}</td>
                <td>{formatSum(credit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
