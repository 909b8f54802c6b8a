import type { OfficeOrder } from '@okolitsa/contracts/office-orders/office-order.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { Language } from '@okolitsa/domain/language/language.ts'
import { toRoubles } from '@okolitsa/domain/money/money.ts'
import { kopecksOf, roublesOf } from '@okolitsa/domain/money/roubles.ts'
import { GOODWILL_DAY_MS, goodwillLeft } from '@okolitsa/domain/office/goodwill.ts'
import { refundLimitOf } from '@okolitsa/domain/office/market-refund.ts'
import { officeOrderAbilities } from '@okolitsa/domain/office/order-abilities.ts'
import { orderMoneyOf } from '@okolitsa/domain/office/order-money.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { seesNames } from '@okolitsa/domain/office/personal-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { wordsIn } from '@okolitsa/strings/words-in.ts'
import { listEventsOfOrder } from '../../../platform/events/events-of-order.ts'
import { presentOrder } from '../../../sales/orders/public.ts'
import { type OfficeOrdersDeps, partyOf, permissionsOf } from '../order-deps.ts'
import { personalValuesOf } from '../personal-values.ts'
import { presentOfficeOrder } from '../present-office-order.ts'
import { presentTimeline } from '../present-timeline.ts'
import { sumGoodwill } from '../store/goodwill.store.ts'
import { findFacts, listSteps } from '../store/order-facts.store.ts'
import { openLooks } from './look.ts'
import { refundingOf } from './refund-money.ts'

/** Maximum entries of each kind in a timeline. */
const MAX_ENTRIES = 200
const MAX_MESSAGES = 100
/** Messages and calls so long after the end of an order still belong to it. */
const TALK_AFTER_MS = 10 * 86_400_000

/** An order as a person of the office may see it. Refuses NOT_FOUND. */
export async function readOfficeOrder(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  language: Language,
): Promise<OfficeOrder> {
  const { executor, clock } = deps
  const permissions = permissionsOf(actor)
  const now = clock()
  const found = await deps.orders.getForStaff(partyOf(actor), orderId)
  const { view, receipts } = found.page
  const shown = presentOrder(found.page, now)
  const talk = {
    customerId: view.customerId,
    organizationId: view.organizationId,
    since: view.placedAt,
    until: new Date((view.finishedAt ?? now).getTime() + TALK_AFTER_MS),
  }
  const [
    facts,
    steps,
    entries,
    notifications,
    events,
    people,
    reveals,
    messages,
    calls,
    refunds,
    refunding,
    given,
    costs,
  ] = await Promise.all([
    findFacts(executor, orderId),
    listSteps(executor, orderId),
    deps.ledger.listEntries({ orderId, limit: MAX_ENTRIES }),
    deps.notifications.sentAbout(executor, orderId),
    listEventsOfOrder(executor, orderId, MAX_ENTRIES),
    deps.office.listPeople(executor),
    openLooks(deps, executor, { subject: { orderId, customerId: 0 }, memberId: actor.staffId }),
    deps.chat.messagesOf(executor, talk, MAX_MESSAGES),
    deps.telephony.callsOf(executor, talk),
    deps.payments.marketRefundsOf(executor, orderId),
    permissions.includes('refundMoney') ? refundingOf(deps, actor, orderId) : null,
    sumGoodwill(executor, { orderId, memberId: actor.staffId, since: new Date(now.getTime() - GOODWILL_DAY_MS) }),
    deps.statements.costsOfOrder(executor, orderId, kopecksOf(shown.sums.specialDiscount)),
  ])
  if (!facts) throw new Refusal('NOT_FOUND')
  const requestIds = [...new Set(events.flatMap(({ requestId }) => requestId ?? []))]
  const trail = await deps.audit.trailOf(executor, { entity: 'order', entityId: orderId, requestIds }, MAX_ENTRIES)
  const abilities = officeOrderAbilities(permissions, {
    deliveryKind: view.deliveryKind,
    moves: found.moves,
    isErased: facts.isErased,
    goodwillLeft: goodwillLeft(actor.roles, given),
    sellerChanges: found.changes,
    customerMay: shown.may,
  })
  const isNamed = seesNames(permissions)
  const personal = personalValuesOf(found.page, facts, language)
  return {
    ...presentOfficeOrder({ page: found.page, facts, personal, reveals, isNamed }, now),
    money: presentMoney(orderMoneyOf(entries)),
    costs: costs.map(({ amount, ...cost }) => ({ ...cost, amount: roublesOf(amount) })),
    team: abilities.assign
      ? people
          .filter(({ roles }) => officePermissionsOf(roles).includes('handleOrders'))
          .map(({ id, name }) => ({ id, name }))
      : [],
    refunding: refunding && presentRefunding(refunding, actor),
    abilities: { ...abilities, changes: [...abilities.changes] },
    templates: abilities.message ? [...wordsIn(facts.language).officeMessages] : [],
    timeline: presentTimeline(
      { steps, refunds, receipts, notifications, messages, calls, trail, events, people },
      isNamed,
    ),
  }
}

const presentRefunding = (
  { most, left, cardEnd, waiting }: Awaited<ReturnType<typeof refundingOf>>,
  { roles }: Office,
): NonNullable<OfficeOrder['refunding']> => ({
  ...{ most: toRoubles(most), left: left / 100, limit: refundLimitOf(roles) / 100, cardEnd },
  waiting: waiting && { amount: waiting.amount / 100, proposedBy: waiting.proposedBy },
})

/** Kopecks to roubles, field by field. */
const presentMoney = (money: ReturnType<typeof orderMoneyOf>): OfficeOrder['money'] =>
  money && {
    received: money.received / 100,
    bonusesSpent: money.bonusesSpent / 100,
    marketDiscount: money.marketDiscount / 100,
    bonusesGranted: money.bonusesGranted / 100,
    seller: money.seller / 100,
    takenBySeller: money.takenBySeller / 100,
    commission: money.commission / 100,
    commissionTax: money.commissionTax / 100,
    carrier: money.carrier / 100,
    compensation: money.compensation / 100,
    marketRefunds: money.marketRefunds / 100,
  }
