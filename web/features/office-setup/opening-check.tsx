import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import type { MarketState } from '@okolitsa/domain/market/market.ts'
import { marketSetup } from '@okolitsa/strings/ru/market-setup.ts'
import { useState } from 'react'
import { useMarketState } from '../../data/office/use-market-desk.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import ConfirmDialog from '../../ui/confirm-dialog.tsx'
import { CircleAlertIcon, CircleCheckIcon } from '../../ui/icons.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { GroupProblems } from './group-problems.tsx'
import { useClosing } from './groups.ts'
import { setupPath } from './setup-frame.tsx'
import css from './steps.module.css'

const text = marketSetup.opening

/** Words of the confirmation of each state. */
const QUESTIONS = {
  open: { title: text.openTitle, text: text.openText, confirm: text.open, look: 'primary' },
  closed: { title: text.closeTitle, text: text.closeText, confirm: text.close, look: 'danger' },
  preparing: { title: text.prepareTitle, text: text.prepareText, confirm: text.prepare, look: 'danger' },
} as const satisfies Record<MarketState, object>

/** The opening check with links to the steps, and the change of the market's state. */
export function OpeningCheck({ market }: { market: DeskMarket }) {
  const { state, opening } = market
  const [asked, setAsked] = useState<MarketState | null>(null)
  const change = useMarketState(market)
  const closing = useClosing(market)
  const question = asked && QUESTIONS[asked]
  return (
    <>
      <p role="status">
        <b>{text.state}:</b> {text.states[state]}
      </p>
      <Card>
        <ul className={css.rows}>
          {opening.points.map((point) => (
            <li key={point.name} className={css.row}>
              <Point point={point} />
            </li>
          ))}
        </ul>
      </Card>
      {opening.subscribers > 0 && state === 'preparing' && <p>{text.subscribers(opening.subscribers)}</p>}
      {change.error && asked === null && (
        <Notification tone="error">{refusalWords(change.error, text.failed)}</Notification>
      )}
      {state === 'preparing' && !opening.mayOpen && <Notification tone="warning">{text.notReady}</Notification>}
      <div className="row fw g2">
        {state !== 'open' && (
          <Button disabled={state === 'preparing' && !opening.mayOpen} onClick={() => setAsked('open')}>
            {state === 'closed' ? text.reopen : text.open}
          </Button>
        )}
        <Button look="secondary" href="/">
          {text.see}
        </Button>
        {state === 'open' && (
          <>
            <Button look="secondary-gray" onClick={() => setAsked('closed')}>
              {text.close}
            </Button>
            <Button look="secondary-gray" onClick={() => setAsked('preparing')}>
              {text.prepare}
            </Button>
          </>
        )}
      </div>
      {state !== 'preparing' && (
        <Card className={css.fields}>
          <GroupProblems group={closing} labels={{ message: text.message }} />
          <TextArea
            label={text.message}
            name="message"
            rows={3}
            value={closing.fields.message}
            error={closing.errors.message}
            onChange={(event) => closing.change({ message: event.target.value })}
          />
          <Button
            look="secondary"
            busy={closing.isSaving}
            disabled={!closing.isDirty}
            onClick={() => void closing.save()}
          >
            {marketSetup.save}
          </Button>
        </Card>
      )}
      {asked && question && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={question.title}
          text={question.text}
          confirmText={question.confirm}
          confirmLook={question.look}
          cancelText={text.cancel}
          busy={change.isPending}
          onConfirm={() => {
            if (!change.isPending) change.mutate(asked, { onSettled: () => setAsked(null) })
          }}
        />
      )}
    </>
  )
}

function Point({ point }: { point: DeskMarket['opening']['points'][number] }) {
  const { title, missing } = text.points[point.name]
  return (
    <>
      {point.isDone ? <CircleCheckIcon size={20} /> : <CircleAlertIcon size={20} />}
      <span className={css.words}>
        {title}
        <small>{point.isDone ? text.done : missing}</small>
      </span>
      {!point.isDone && (
        <>
          <Badge color={point.isRequired ? 'red' : 'gray'}>{point.isRequired ? text.required : text.advised}</Badge>
          <a className="link sm" href={setupPath(point.step)} aria-label={`${text.go}: ${title}`}>
            {text.go}
          </a>
        </>
      )}
    </>
  )
}
