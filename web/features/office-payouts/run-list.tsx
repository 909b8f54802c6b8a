import type { PayoutRun } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { formatMoment, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officePayouts as text } from '@okolitsa/strings/ru/office-payouts.ts'
import { lazy, Suspense, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { usePayoutActions, usePayoutRuns } from '../../data/office/use-payouts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import css from './payouts.module.css'

const ReasonDialog = lazy(async () => ({
  default: (await import('../../platform/forms/reason-dialog.tsx')).ReasonDialog,
}))

const COLORS: Readonly<Record<PayoutRun['state'], BadgeColor>> = {
  draft: 'orange',
  approved: 'blue',
  sent: 'blue',
  done: 'green',
  cancelled: 'gray',
}

export const RunState = ({ state }: Pick<PayoutRun, 'state'>) => (
  <Badge color={COLORS[state]}>{text.states[state]}</Badge>
)

/** A part of a page that could not be loaded. */
export const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorState scope="block" title={text.loadFailed} action={<Button onClick={onRetry}>{text.retry}</Button>} />
)

export const Loading = () => (
  <div role="status" aria-label={text.loading}>
    <Skeleton height={320} />
  </div>
)

/** All runs, the newest first, with the draft of a new one. */
export function RunList() {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePayoutRuns()
  const { draft } = usePayoutActions()
  const [isAsked, setAsked] = useState(false)
  const reference = useDayReference()
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  const first = data?.pages[0]
  if (!data || !first) return <Loading />
  const runs = data.pages.flatMap(({ items }) => items)
  const { abilities, waiting, nextDay, isExtra } = first
  const isPreparing = runs.some(({ state }) => state === 'draft' || state === 'approved')
  return (
    <div className="stack g5">
      <div className={css.bar}>
        {abilities.includes('draft') && !isPreparing && (
          <Button size="medium" busy={draft.isPending} onClick={() => (isExtra ? setAsked(true) : draft.mutate(''))}>
            {text.draft}
          </Button>
        )}
        <Button look="secondary" size="medium" href="/office/payouts/statement">
          {text.toStatement}
        </Button>
        <span className="muted">{text.nextDay(nextDay, reference)}</span>
        {waiting.count > 0 && <b>{text.waits(waiting.count)}</b>}
      </div>
      {isAsked && (
        <Suspense>
          <ReasonDialog
            draftId="extra-payout-run"
            title={text.extra.title}
            text={<p>{text.extra.text}</p>}
            label={text.extra.reason}
            error={text.extra.missing}
            save={text.draft}
            keep={text.keep}
            busy={draft.isPending}
            onClose={() => setAsked(false)}
            onSave={(reason) => draft.mutate(reason, { onSettled: () => setAsked(false) })}
          />
        </Suspense>
      )}
      {runs.length === 0 ? (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      ) : (
        <Card padded={false} as="section" aria-label={text.title}>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{text.columns.run}</th>
                  <th scope="col">{text.columns.state}</th>
                  <th scope="col" className={css.number}>
                    {text.columns.sum}
                  </th>
                  <th scope="col">{text.columns.fate}</th>
                </tr>
              </thead>
              <tbody>
                {runs.map((run) => (
                  <tr key={run.id}>
                    <td>
                      <a className="link" href={`/office/payouts/${run.id}`}>
                        {text.number(run.id)}
                      </a>
                      <small>{text.byWhom(run.draftedBy, formatMoment(new Date(run.draftedAt), reference))}</small>
                    </td>
                    <td>
                      <RunState state={run.state} />
                    </td>
                    <td className={css.number}>
                      {formatPrice(run.amount)}
                      <small>{text.toSellers(run.count)}</small>
                    </td>
                    <td>{(run.state === 'sent' || run.state === 'done') && text.fate(run.paid, run.cameBack)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Card>
      )}
      {hasNextPage && (
        <div>
          <Button look="secondary" reads busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text.further}
          </Button>
        </div>
      )}
    </div>
  )
}
