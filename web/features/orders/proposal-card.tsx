import type { OrderAnswer } from '@okolitsa/contracts/orders/order.ts'
import type { OrderChangeAnswer } from '@okolitsa/contracts/orders/order-change.ts'
import { bindNumbers } from '@okolitsa/domain/text/bind-numbers.ts'
import { formatPrice, formatTime } from '@okolitsa/strings/ru/format.ts'
import { orderChanges } from '@okolitsa/strings/ru/order-changes.ts'
import { useEffect, useState } from 'react'
import { useProposalAnswer } from '../../data/orders/use-proposal-answer.ts'
import { pageClock } from '../../platform/tab-state/page-clock.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SumList } from '../../ui/sum-list.tsx'
import { moneyOutcome } from './money-outcome.ts'
import { lineAmount } from './order-lines.tsx'
import css from './proposal-card.module.css'

const text = orderChanges.proposal
type Effect = OrderChangeAnswer['lines'][number]

/** Whether a moment has passed; renders again when it passes. */
function useIsOver(until: string | null): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - pageClock.ms()))
    return () => clearTimeout(timer)
  }, [until])
  return isOver
}

/** A line before and after the proposed change. */
function EffectRow({ effect }: { effect: Effect }) {
  const figures = (line: NonNullable<Effect['before']>) =>
    `${lineAmount(effect, line.amount)} · ${formatPrice(line.sum)}`
  const before = effect.before && effect.before.amount > 0 ? figures(effect.before) : null
  const after = effect.after && effect.after.amount > 0 ? figures(effect.after) : null
  return (
    <li>
      {!before && <span className="sm muted">{text.instead}</span>}
      <b>{bindNumbers(effect.title)}</b>
      {before && (
        <span className="sm muted">
          {text.was}: {after ? before : <s>{before}</s>}
        </span>
      )}
      {after && (
        <span className="sm">
          {before && `${text.becomes}: `}
          {after}
        </span>
      )}
    </li>
  )
}

/** Lines after acceptance, as for weighing: the weighed amounts are known, the amounts of replacements are not. */
const linesAfter = (order: OrderAnswer, { kind, lines: effects }: OrderChangeAnswer) => [
  ...order.lines.filter(({ id }) => !effects.some(({ lineId }) => lineId === id)),
  ...(kind === 'replace' ? effects.filter(({ before }) => before === null) : []).map(({ isWeight }) => ({
    isWeight,
    pickedAmount: null,
  })),
]

/** The seller's proposal: products, money, deadline; accept or decline. */
export function ProposalCard({ order, proposal }: { order: OrderAnswer; proposal: OrderChangeAnswer }) {
  const { answer, refusal, newTotal } = useProposalAnswer(order.id, proposal)
  const isOver = useIsOver(proposal.answerBefore)
  const { kind, totalBefore, answerBefore } = proposal
  const totalAfter = newTotal ?? proposal.totalAfter
  const isBusyWith = (yes: boolean) => answer.isPending && answer.variables === yes
  return (
    <Card as="section" className={css.proposal} aria-labelledby={`proposal-${proposal.id}`}>
      <h2 className="h3" id={`proposal-${proposal.id}`}>
        {text.titles[kind]}
      </h2>
      <ul className={css.lines}>
        {proposal.lines.map((effect) => (
          <EffectRow key={effect.lineId} effect={effect} />
        ))}
      </ul>
      <SumList
        items={[
          {
            title: orderChanges.money.total,
            value: orderChanges.money.change(totalBefore, totalAfter),
          },
        ]}
      />
      <p>{moneyOutcome({ ...order, lines: linesAfter(order, proposal) }, totalBefore, totalAfter)}</p>
      <div aria-live="polite">{refusal && <Notification tone="warning" title={refusal} />}</div>
      {isOver ? (
        <Notification tone="info" title={text.overTitle}>
          {text.without[kind]}
        </Notification>
      ) : (
        <>
          <div className={css.buttons}>
            <Button block size="xlarge" busy={isBusyWith(true)} onClick={() => answer.mutate(true)}>
              {text.yes}
            </Button>
            <Button
              block
              size="xlarge"
              look="secondary-gray"
              busy={isBusyWith(false)}
              onClick={() => answer.mutate(false)}
            >
              {text.no}
            </Button>
          </div>
          <p className="sm muted">
            {answerBefore && `${text.until(formatTime(new Date(answerBefore), order.farmer.timeZone))} `}
            {text.without[kind]}
          </p>
        </>
      )}
    </Card>
  )
}
