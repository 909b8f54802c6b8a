import type { OrderEvent } from '@okolitsa/contracts/office-orders/order-event.ts'
import { type Kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { maskedText } from '@okolitsa/domain/office/personal-fields.ts'
import type { OrderMessage } from '../../engagement/chat/ports.ts'
import type { SentNotification } from '../../engagement/notifications/ports.ts'
import type { PastCall } from '../../engagement/telephony/ports.ts'
import type { MadeMarketRefund } from '../../money/payments/ports.ts'
import type { AuditEntry } from '../../people/audit/ports.ts'
import type { EventTrace } from '../../platform/events/events-of-order.ts'
import type { OrderPage } from '../../sales/orders/ports.ts'
import type { StepRow } from './store/order-facts.store.ts'

interface Sources {
  readonly steps: readonly StepRow[]
  readonly refunds: readonly MadeMarketRefund[]
  readonly receipts: OrderPage['receipts']
  readonly notifications: readonly SentNotification[]
  readonly messages: readonly OrderMessage[]
  readonly calls: readonly PastCall[]
  readonly trail: readonly AuditEntry[]
  readonly events: readonly EventTrace[]
  readonly people: readonly { readonly id: number; readonly name: string }[]
}
type What<Kind extends OrderEvent['what']['kind']> = Extract<OrderEvent['what'], { kind: Kind }>

const GROUP_OF_STEP: Readonly<Record<StepRow['kind'], OrderEvent['group']>> = {
  move: 'order',
  change: 'order',
  missed: 'order',
  claim: 'order',
  payment: 'money',
  refund: 'money',
  taken: 'money',
  repaid: 'money',
  reveal: 'log',
}

const roubles = (value: unknown): number => toRoubles(Number(value ?? 0) as Kopecks)

/** One list of everything that touched an order, latest first. @param isNamed false = texts of people are hidden */
export function presentTimeline(sources: Sources, isNamed: boolean): OrderEvent[] {
  const text = (words: unknown): string | null => (isNamed ? maskedText(String(words ?? '')) : null)
  const names = new Map(sources.people.map(({ id, name }) => [id, name]))
  const events: OrderEvent[] = [
    ...sources.steps.map(
      (step): OrderEvent => ({
        at: step.at.toISOString(),
        group: GROUP_OF_STEP[step.kind],
        actor: step.actor,
        actorName: step.actorName,
        what: whatOf(step, text),
      }),
    ),
    ...sources.refunds.map(
      ({ at, memberId, amount, reason, isApproved }): OrderEvent => ({
        ...{ at: at.toISOString(), group: 'money', actor: 'office', actorName: names.get(memberId) ?? null },
        what: { kind: 'marketRefund', amount: toRoubles(amount), reason: text(reason), isApproved },
      }),
    ),
    ...sources.receipts.map(
      ({ kind, total, state, url, createdAt }): OrderEvent => ({
        ...{ at: createdAt.toISOString(), group: 'money', actor: 'system', actorName: null },
        what: { kind: 'receipt', receipt: kind, total: toRoubles(total), state, url },
      }),
    ),
    ...sources.notifications.map(
      ({ title, at, channels }): OrderEvent => ({
        ...{ at: at.toISOString(), group: 'contact', actor: 'system', actorName: null },
        what: { kind: 'notification', title, channels: [...channels] },
      }),
    ),
    ...sources.messages.map(
      ({ at, sender, text: words, photos }): OrderEvent => ({
        ...{
          at: at.toISOString(),
          group: 'contact',
          actor: sender === 'customer' ? 'user' : 'farmer',
          actorName: null,
        },
        what: { kind: 'message', sender, text: text(words), photos },
      }),
    ),
    ...sources.calls.map(
      ({ at, state, seconds }): OrderEvent => ({
        ...{ at: at.toISOString(), group: 'contact', actor: 'user', actorName: null },
        what: { kind: 'call', state, seconds },
      }),
    ),
    ...sources.trail.map(
      ({ at, author, action, entity }): OrderEvent => ({
        at: at.toISOString(),
        group: 'log',
        actor: author.kind === 'service' ? 'system' : null,
        actorName: author.kind === 'service' ? author.name : (names.get(author.staffId) ?? null),
        what: { kind: 'audit', action, entity },
      }),
    ),
    ...sources.events.map(
      ({ topic, state, createdAt }): OrderEvent => ({
        ...{ at: createdAt.toISOString(), group: 'log', actor: 'system', actorName: null },
        what: { kind: 'event', topic, state },
      }),
    ),
  ]
  return events.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
}

/** Fields of a step as the store read them from JSON. */
function whatOf({ kind, details }: StepRow, text: (words: unknown) => string | null): OrderEvent['what'] {
  const as = <Kind extends OrderEvent['what']['kind']>(what: unknown) => what as What<Kind>
  switch (kind) {
    case 'move':
      return as<'move'>({ kind, to: details.to, reason: text(details.reason) })
    case 'change':
      return as<'change'>({
        ...{ kind, change: details.change, state: details.state, titles: details.titles },
        ...{ totalBefore: roubles(details.totalBefore), totalAfter: roubles(details.totalAfter) },
        reason: text(details.reason),
      })
    case 'missed':
      return as<'missed'>({ kind, because: details.because })
    case 'claim':
      return as<'claim'>({ kind, claim: details.claim, state: details.state, title: details.title })
    case 'payment':
      return as<'payment'>({
        ...{ kind, method: details.method, state: details.state, amount: roubles(details.amount) },
        ...{ held: roubles(details.held), captured: roubles(details.captured) },
      })
    case 'refund':
      return as<'refund'>({
        ...{ kind, state: details.state, amount: roubles(details.amount), reason: text(details.reason) },
      })
    case 'taken':
      return { kind, amount: roubles(details.amount) }
    case 'repaid':
      return as<'repaid'>({ kind, amount: roubles(details.amount), way: details.way })
    case 'reveal':
      return as<'reveal'>({ kind, field: details.field, reason: details.reason })
  }
}
