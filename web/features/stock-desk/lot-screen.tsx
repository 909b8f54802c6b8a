import { LONGEST_RECALL } from '@okolitsa/contracts/stock/stock-lots.endpoints.ts'
import type { LotOrder, LotOrders } from '@okolitsa/contracts/stock/stock-lots.ts'
import { formatDate, formatMoment, formatOrderNumber, formatPhone } from '@okolitsa/strings/ru/format.ts'
import { stockLots as text } from '@okolitsa/strings/ru/stock-lots.ts'
import { lazy, Suspense, type SyntheticEvent, useState } from 'react'
import { lotsPath } from '../../data/stock/desk/stock-query.ts'
import { useLotOrders, useRecall } from '../../data/stock/desk/use-stock-lots.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ArrowLeftIcon } from '../../ui/icons.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { amountOf, Days } from './lot-list.tsx'
import css from './stock.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))

const SHORTEST = 10

/** A lot: customers who received it, and its recall. */
export function LotScreen({ initial }: { initial: LotOrders }) {
  const { lot, orders, more, isLoading, isFailed } = useLotOrders(initial.lot.id, initial)
  const reference = useDayReference()
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <div>
          <h1 className="h1">{text.number(lot.number)}</h1>
          <p className="muted">{lot.product.title}</p>
        </div>
        <Button look="secondary-gray" size="medium" icon={ArrowLeftIcon} href={lotsPath('open')}>
          {text.toLots}
        </Button>
      </div>
      <Card>
        <p>
          <b>{text.remaining(amountOf(lot, lot.remaining))}</b>
        </p>
        <Days lot={lot} />
      </Card>
      <section aria-labelledby="who" className={css.day}>
        <h2 id="who" className="h3">
          {text.who}
        </h2>
        {orders.length === 0 ? (
          <p className="muted">{text.nobody}</p>
        ) : (
          <ul className={css.lines}>
            {orders.map((order) => (
              <li key={order.id}>
                <span>
                  <a href={`/cabinet/orders/${order.id}`}>
                    <b>{formatOrderNumber(order.id)}</b>
                  </a>
                  <span>{text.person(order.firstName, formatPhone(order.phone))}</span>
                  {lot.recall && order.isRead !== null && <Reading order={order} />}
                </span>
                <span className={css.figures}>
                  <b>{amountOf(lot, order.amount)}</b>
                  <small>{formatDate(order.date, reference)}</small>
                </span>
              </li>
            ))}
          </ul>
        )}
        {isFailed && <p role="alert">{text.failed}</p>}
        {more && (
          <Button reads look="secondary" block busy={isLoading} onClick={more}>
            {text.more}
          </Button>
        )}
      </section>
      {lot.recall && (
        <Notification title={text.recall.last(formatMoment(new Date(lot.recall.at), reference))}>
          <p>{lot.recall.text}</p>
          <p>{text.recall.read(lot.recall.read, lot.customers)}</p>
        </Notification>
      )}
      {lot.recall && lot.remaining > 0 && (
        <Notification tone="warning" title={text.recall.promised(amountOf(lot, lot.remaining))}>
          <p>{text.recall.promisedText}</p>
        </Notification>
      )}
      {(lot.recall ? lot.recall.untold > 0 : lot.customers + lot.remaining > 0) && (
        <Recall lotId={lot.id} customers={lot.recall?.untold ?? lot.customers} isDone={lot.recall !== null} />
      )}
    </div>
  )
}

/** Whether a customer has read the recall; a customer who has not can be called. */
function Reading({ order: { isRead, phone } }: { order: LotOrder }) {
  if (isRead) return <small>{text.read}</small>
  return (
    <a className="link sm" href={`tel:+${phone}`}>
      {text.unread}
    </a>
  )
}

/** Recall of a lot: confirmed before it is sent, since it cannot be undone. */
function Recall({ lotId, customers, isDone }: { lotId: number; customers: number; isDone: boolean }) {
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending, isError } = useRecall(lotId)
  const isRight = words.trim().length >= SHORTEST
  const ask = (event: SyntheticEvent) => {
    event.preventDefault()
    setTried(true)
    if (isRight) setAsked(true)
  }
  const sendRecall = () =>
    mutate(words, {
      onSuccess: () => {
        setAsked(false)
        setTried(false)
        setWords('')
      },
    })
  return (
    <Card>
      <KeptForm id={`recall-${lotId}`} sending={{ isPending, isError }} onSubmit={ask} className={css.form} noValidate>
        <h2 className="h3">{text.recall.title(isDone)}</h2>
        <TextArea
          label={text.recall.label}
          hint={text.recall.hint}
          error={isTried && !isRight ? text.recall.tooShort : undefined}
          rows={4}
          maxLength={LONGEST_RECALL}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" look="danger" block size="xlarge">
          {text.recall.send(customers, isDone)}
        </Button>
      </KeptForm>
      {isAsked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsked}
            title={text.recall.sure(customers, isDone)}
            text={text.recall.sureText(customers)}
            confirmText={text.recall.confirm(isDone)}
            cancelText={text.recall.cancel}
            busy={isPending}
            onConfirm={sendRecall}
          />
        </Suspense>
      )}
    </Card>
  )
}
