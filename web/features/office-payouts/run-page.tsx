import type { PayoutRun } from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { formatMoment, formatNumber, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officePayouts as text } from '@okolitsa/strings/ru/office-payouts.ts'
import { lazy, Suspense, useState } from 'react'
import { type RunWay, usePayoutActions, usePayoutRun } from '../../data/office/use-payouts.ts'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import css from './payouts.module.css'
import { RunItems } from './run-items.tsx'
import { LoadFailed, Loading, RunState } from './run-list.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

/** A run: sums, what the person may do, and its sellers. */
export function RunPage({ runId }: { runId: number }) {
  const { data, isError, refetch } = usePayoutRun(runId)
  const reference = useDayReference()
  if (isError && !data) return <LoadFailed onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const { sums } = text
  return (
    <div className="stack g5">
      <Card as="section" className="stack g3" aria-label={text.number(runId)}>
        <div className={css.bar}>
          <RunState state={data.state} />
          <span className="muted">
            {text.byWhom(data.draftedBy, formatMoment(new Date(data.draftedAt), reference))}
          </span>
          {data.approvedBy !== null && <span className="muted">{text.approvedBy(data.approvedBy, data.isByOne)}</span>}
          {data.extraReason !== null && <span className="muted">{text.extraReason(data.extraReason)}</span>}
          {data.way !== null && data.hasOrders && <span className="muted">{text.ways[data.way]}</span>}
        </div>
        <dl className={css.sums}>
          <div>
            <dt>{sums.amount}</dt>
            <dd>{formatPrice(data.amount)}</dd>
            <small className="muted">{text.toSellers(data.count)}</small>
          </div>
          <div>
            <dt>{sums.taken}</dt>
            <dd>{formatPrice(data.taken)}</dd>
          </div>
          <div>
            <dt>{sums.unpaid}</dt>
            <dd>{formatNumber(data.unpaid)}</dd>
          </div>
          <div>
            <dt>{sums.paid}</dt>
            <dd>{formatPrice(data.paidAmount)}</dd>
            <small className="muted">{text.fate(data.paid, data.cameBack)}</small>
          </div>
        </dl>
        <RunActions run={data} />
      </Card>
      <RunItems run={data} />
    </div>
  )
}

/** Approve, cancel, send, and the files of a run that was sent. */
function RunActions({ run }: { run: PayoutRun }) {
  const { id, amount, abilities, obstacle, ways, hasOrders, files } = run
  const { approve, cancel, send } = usePayoutActions()
  const [asked, setAsked] = useState<'approve' | 'cancel' | 'send' | null>(null)
  const [chosen, setChosen] = useState<RunWay | null>(null)
  const way = chosen ?? ways[0] ?? 'file'
  const close = { onSettled: () => setAsked(null) }
  const dialogs = {
    approve: {
      title: text.approveTitle(amount),
      text: text.approveText,
      confirmText: text.approve(amount),
      run: () => approve.mutate({ id, amount }, close),
    },
    cancel: {
      title: text.cancelTitle,
      text: text.cancelText,
      confirmText: text.cancel,
      run: () => cancel.mutate(id, close),
    },
    send: {
      title: text.sendTitle(amount),
      text: text.sendText,
      confirmText: text.send,
      run: () => send.mutate({ id, way }, close),
    },
  }
  const dialog = asked && dialogs[asked]
  return (
    <>
      {obstacle !== null && <p role="status">{text.obstacles[obstacle]}</p>}
      {run.state === 'approved' && hasOrders && ways.length === 0 && <p role="status">{text.noAccount}</p>}
      {abilities.includes('send') && hasOrders && ways.length > 1 && (
        <Select
          label={text.wayLabel}
          value={way}
          items={ways.map((value) => ({ value, title: text.ways[value] }))}
          onChange={({ target }) => setChosen(target.value as RunWay)}
        />
      )}
      <div className={css.bar}>
        {abilities.includes('approve') && (
          <Button size="medium" onClick={() => setAsked('approve')}>
            {text.approve(amount)}
          </Button>
        )}
        {abilities.includes('send') && (
          <Button size="medium" onClick={() => setAsked('send')}>
            {text.send}
          </Button>
        )}
        {abilities.includes('cancel') && (
          <Button look="secondary" size="medium" onClick={() => setAsked('cancel')}>
            {text.cancel}
          </Button>
        )}
        {Array.from({ length: files }, (_, index) => index + 1).map((part) => (
          <Button
            key={part}
            look="secondary"
            size="medium"
            href={`/v1/office/payouts/${id}/file?part=${part}`}
            download
          >
            {text.file(part, files)}
          </Button>
        ))}
      </div>
      {dialog && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(null)}
            title={dialog.title}
            text={dialog.text}
            confirmText={dialog.confirmText}
            confirmLook={asked === 'cancel' ? 'danger' : 'primary'}
            cancelText={text.keep}
            busy={approve.isPending || cancel.isPending || send.isPending}
            onConfirm={dialog.run}
          />
        </Suspense>
      )}
    </>
  )
}
