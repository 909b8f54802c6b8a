import {
  MAX_FAILURE_REASON,
  PAYOUT_FILTERS,
  type PayoutFilter,
  type PayoutItem,
  type PayoutRun,
} from '@okolitsa/contracts/payouts/office-payouts.endpoints.ts'
import { sumRoubles } from '@okolitsa/domain/money/roubles.ts'
import { formatDeduction, formatPrice } from '@okolitsa/strings/ru/format.ts'
import { officePayouts as text } from '@okolitsa/strings/ru/office-payouts.ts'
import { lazy, Suspense, useState } from 'react'
import { officeMoneyPath } from '../../data/office/ledger-paths.ts'
import { usePayoutActions, usePayoutItems } from '../../data/office/use-payouts.ts'
import { Badge, type BadgeColor } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './payouts.module.css'
import { LoadFailed, Loading } from './run-list.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const COLORS: Readonly<Record<NonNullable<PayoutItem['state']>, BadgeColor>> = {
  due: 'gray',
  sent: 'blue',
  paid: 'green',
  returned: 'orange',
  failed: 'red',
}
const deducted = (sum: number) => (sum === 0 ? '—' : formatDeduction(sum))

/** The sellers of a run: how the sum of each came about, where it goes, and why somebody is not paid. */
export function RunItems({ run }: { run: PayoutRun }) {
  const [filter, setFilter] = useState<PayoutFilter>('all')
  const [failing, setFailing] = useState<PayoutItem | null>(null)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePayoutItems(run.id, filter)
  const { items: columns } = text
  const items = data?.pages.flatMap((page) => page.items)
  return (
    <>
      <Select
        label={columns.seller}
        value={filter}
        items={PAYOUT_FILTERS.map((value) => ({ value, title: text.filters[value] }))}
        onChange={({ target }) => setFilter(target.value as PayoutFilter)}
      />
      {isError && !data && <LoadFailed onRetry={() => void refetch()} />}
      {!isError && !items && <Loading />}
      {items?.length === 0 && <p role="status">{text.noItems}</p>}
      {items && items.length > 0 && (
        <Card padded={false} as="section" aria-label={columns.seller}>
          <div className={css.scroll}>
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{columns.seller}</th>
                  <th scope="col" className={css.number}>
                    {columns.payable}
                  </th>
                  <th scope="col" className={css.number}>
                    {columns.debts}
                  </th>
                  <th scope="col" className={css.number}>
                    {columns.held}
                  </th>
                  <th scope="col" className={css.number}>
                    {columns.amount}
                  </th>
                  <th scope="col">{columns.state}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <Item key={item.id} item={item} onFail={() => setFailing(item)} />
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
      {failing && <FailDialog item={failing} onClose={() => setFailing(null)} />}
    </>
  )
}

function Item({ item, onFail }: { item: PayoutItem; onFail: () => void }) {
  const { seller, to, reason, state, way, problem } = item
  return (
    <tr>
      <td>
        <a className="link" href={officeMoneyPath(seller.id)}>
          {seller.title}
        </a>
        {to && <small>{text.to(to.kind, to.bankName, to.tail)}</small>}
        {item.waiting > 0 && <small>{text.waiting(item.waiting)}</small>}
      </td>
      <td className={css.number}>{formatPrice(item.payable)}</td>
      <td className={css.number}>{deducted(item.taken)}</td>
      <td className={css.number}>{deducted(sumRoubles([item.held, item.reserved]))}</td>
      <td className={css.number}>
        <b>{formatPrice(item.amount)}</b>
        {item.carried > 0 && <small>{text.carried(item.carried)}</small>}
      </td>
      <td className={css.state}>
        {state ? <Badge color={COLORS[state]}>{text.itemStates[state]}</Badge> : reason && text.reasons[reason]}
        {way === 'provider' && <small>{text.ways.provider}</small>}
        {item.needsPerson && <small>{text.needsPerson}</small>}
        {problem && <small>{text.problems(problem)}</small>}
        {item.mayFail && (
          <Button look="soft" size="small" aria-label={text.failTitle(seller.title)} onClick={onFail}>
            {text.fail}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Asks what happened, and that the bank has no such payment. */
function FailDialog({ item, onClose }: { item: PayoutItem; onClose: () => void }) {
  const { fail } = usePayoutActions()
  const [reason, setReason] = useState('')
  return (
    <Suspense>
      <ConfirmDialog
        isOpen
        onOpenChange={onClose}
        title={text.failTitle(item.seller.title)}
        text={
          <>
            <p>{text.failText}</p>
            <TextField
              label={text.failReason}
              value={reason}
              maxLength={MAX_FAILURE_REASON}
              onChange={({ target }) => setReason(target.value)}
            />
          </>
        }
        confirmText={text.fail}
        cancelText={text.keep}
        busy={fail.isPending}
        onConfirm={() => {
          if (reason.trim() !== '') fail.mutate({ id: item.id, reason }, { onSettled: onClose })
        }}
      />
    </Suspense>
  )
}
