import type { Action, ActionLog } from '@okolitsa/contracts/sellers/action-log.ts'
import { spacedNumber } from '@okolitsa/domain/orders/order-number.ts'
import { ACTION_KIND_NAMES, type ActionKind } from '@okolitsa/domain/staff/action-kinds.ts'
import { actionLog as text } from '@okolitsa/strings/ru/action-log.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { ORDERS_PATH } from '../../../data/orders/desk/list-query.ts'
import { type ActionLogQuery, actionLogPath } from '../../../data/sellers/desk/action-log-query.ts'
import { useActionLog } from '../../../data/sellers/desk/use-action-log.ts'
import { useDayReference } from '../../../platform/loading/use-day-reference.ts'
import { navigate } from '../../../platform/router/router.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ArrowLeftIcon } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'
import css from './action-log.module.css'

/** Audit log, newest first, filtered by person and subject. */
export function ActionLogScreen({
  organizationId,
  query,
  initial,
}: {
  organizationId: number
  query: ActionLogQuery
  initial: ActionLog
}) {
  const log = useActionLog(organizationId, query, initial)
  const actions = log.data.pages.flatMap(({ items }) => items)
  return (
    <div className="wrap section stack g5">
      <div className="stack">
        <a className={css.back} href="/cabinet/staff">
          <ArrowLeftIcon size={20} /> {text.back}
        </a>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
      </div>
      <Filters query={query} people={initial.people} />
      <Card as="section">
        {actions.length === 0 ? (
          <p>{text.nothing}</p>
        ) : (
          <ol className={css.list}>
            {actions.map((action) => (
              <ActionItem key={action.id} action={action} />
            ))}
          </ol>
        )}
      </Card>
      {log.isFetchNextPageError && <Notification tone="error" title={text.failed} />}
      {log.hasNextPage && (
        <div>
          <Button reads look="secondary" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            {text.more}
          </Button>
        </div>
      )}
    </div>
  )
}

function Filters({ query, people }: { query: ActionLogQuery; people: ActionLog['people'] }) {
  const show = (next: { staffId?: number | undefined; kind?: ActionKind | undefined }) => {
    const { staffId, kind } = { ...query, ...next }
    void navigate(actionLogPath({ ...(staffId !== undefined && { staffId }), ...(kind && { kind }) }))
  }
  return (
    <div className={css.filters}>
      <Select
        label={text.person}
        items={[
          { value: '', title: text.everybody },
          ...people.map(({ staffId, name }) => ({ value: String(staffId), title: name })),
        ]}
        value={String(query.staffId ?? '')}
        onChange={({ target }) => show({ staffId: target.value ? Number(target.value) : undefined })}
      />
      <Select
        label={text.kind}
        items={[
          { value: '', title: text.everything },
          ...ACTION_KIND_NAMES.map((kind) => ({ value: kind, title: text.kinds[kind] })),
        ]}
        value={query.kind ?? ''}
        onChange={({ target }) => show({ kind: ACTION_KIND_NAMES.find((kind) => kind === target.value) })}
      />
    </div>
  )
}

function ActionItem({ action: { at, who, action, entity, title, orderId, changes } }: { action: Action }) {
  const reference = useDayReference()
  const differences = changes.flatMap((change) => {
    const label = text.fieldOf(change.field)
    return label === null ? [] : [{ ...change, label }]
  })
  return (
    <li className={css.action}>
      <b>
        {text.actionOf(action, entity)}
        {title && `: ${title}`}
        {orderId !== null && (
          <>
            {': '}
            <a className="link" href={`${ORDERS_PATH}/${orderId}`}>
              {text.orderOf(spacedNumber(orderId))}
            </a>
          </>
        )}
      </b>
      {differences.length > 0 && (
        <ul className={css.changes}>
          {differences.map(({ field, label, before, after }) => (
            <li key={field}>
              {label}: {before !== null && <s>{text.valueOf(field, before)}</s>}{' '}
              {before !== null && <span aria-hidden="true">→</span>} <span>{text.valueOf(field, after)}</span>
            </li>
          ))}
        </ul>
      )}
      <small>
        {formatMoment(new Date(at), reference)} · {who ?? text.byItself}
      </small>
    </li>
  )
}
