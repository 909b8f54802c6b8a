import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { officeOrderAbilities } from '@okolitsa/domain/office/order-abilities.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { CALL_BACK_HOURS, type CallBackTime } from '@okolitsa/domain/office/queue-deadlines.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange } from '../../../people/audit/ports.ts'
import { authorOf, type OfficeOrdersDeps, partyOf, permissionsOf } from '../order-deps.ts'
import { assign, insertNote, saveCallBack } from '../store/office-work.store.ts'

const entryOf = (
  action: string,
  orderId: number,
  { before, after }: Pick<AuditedChange, 'before' | 'after'>,
): AuditedChange => ({ action, entity: 'order', entityId: orderId, organizationId: null, before, after })

/** Adds a note; the audit entry does not repeat its text, which may be about the customer. */
export async function addNote(deps: OfficeOrdersDeps, actor: Office, orderId: number, text: string): Promise<void> {
  await deps.orders.getForStaff(partyOf(actor), orderId)
  await deps.inTransaction(async (tx) => {
    await insertNote(tx, { orderId, memberId: actor.staffId, text, now: deps.clock() })
    await deps.audit.record(tx, authorOf(actor), [
      entryOf('addOfficeNote', orderId, { before: null, after: { length: text.length } }),
    ])
  })
}

/** Names the person who looks after the order. Refuses NOT_FOUND, and BAD_REQUEST for a person who may not. */
export async function assignOrder(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  memberId: number | null,
): Promise<void> {
  const [people] = await Promise.all([
    deps.office.listPeople(deps.executor),
    deps.orders.getForStaff(partyOf(actor), orderId),
  ])
  const person = people.find(({ id }) => id === memberId)
  if (memberId !== null && !(person && officePermissionsOf(person.roles).includes('handleOrders')))
    throw new Refusal('BAD_REQUEST', { errors: { memberId: 'wrongValue' } })
  await deps.inTransaction(async (tx) => {
    const before = await assign(tx, { orderId, memberId, now: deps.clock() })
    await deps.audit.record(tx, authorOf(actor), [
      entryOf('assignOrder', orderId, { before: { officeOwner: before }, after: { officeOwner: memberId } }),
    ])
  })
}

/** Promises to call the customer back, or ends the promise. Refuses NOT_FOUND. */
export async function setCallBack(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  within: CallBackTime | null,
): Promise<void> {
  await deps.orders.getForStaff(partyOf(actor), orderId)
  await deps.inTransaction(async (tx) => {
    const dueAt = within && new Date(deps.clock().getTime() + CALL_BACK_HOURS[within] * 3_600_000)
    await saveCallBack(tx, { orderId, memberId: actor.staffId, dueAt })
    await deps.audit.record(tx, authorOf(actor), [
      entryOf('setCallBack', orderId, { before: null, after: { callBack: dueAt?.toISOString() ?? null } }),
    ])
  })
}

/** Moves an order on behalf of its customer. Refuses NOT_FOUND and ORDER_STEP_FORBIDDEN. */
export async function moveForCustomer(
  deps: OfficeOrdersDeps,
  actor: Office,
  orderId: number,
  { to, reason }: { readonly to: Extract<DeliveryStatus, 'canceled' | 'received'>; readonly reason: string },
): Promise<void> {
  const { page, moves } = await deps.orders.getForStaff(partyOf(actor), orderId)
  const { deliveryKind, state } = page.view
  const abilities = officeOrderAbilities(permissionsOf(actor), {
    deliveryKind,
    moves,
    isErased: false,
    goodwillLeft: 0,
  })
  if (!(to === 'canceled' ? abilities.cancel : abilities.complete)) {
    throw new Refusal('ORDER_STEP_FORBIDDEN', { from: state, to })
  }
  // the state machine decides again under the order's lock
  await deps.orders.move(partyOf(actor), orderId, to, reason)
}
