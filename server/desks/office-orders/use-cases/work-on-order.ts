import type { Office } from '@okolitsa/domain/identity/actor.ts'
import { officeOrderAbilities } from '@okolitsa/domain/office/order-abilities.ts'
import { officePermissionsOf } from '@okolitsa/domain/office/permissions.ts'
import { CALL_BACK_HOURS, type CallBackTime } from '@okolitsa/domain/office/queue-deadlines.ts'
import type { DeliveryStatus } from '@okolitsa/domain/orders/order-status.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { AuditedChange } from '../../../people/audit/ports.ts'
import { authorOf, type OfficeOrdersDeps, partyOf, permissionsOf } from '../order-deps.ts'
import { assign, assignAll, insertNote, saveCallBack } from '../store/office-work.store.ts'

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
  const [team] = await Promise.all([teamOf(deps), deps.orders.getForStaff(partyOf(actor), orderId)])
  if (memberId !== null && !team.some(({ id }) => id === memberId))
    throw new Refusal('BAD_REQUEST', { errors: { memberId: 'wrongValue' } })
  await deps.inTransaction(async (tx) => {
    const before = await assign(tx, { orderId, memberId, now: deps.clock() })
    await deps.audit.record(tx, authorOf(actor), [
      entryOf('assignOrder', orderId, { before: { officeOwner: before }, after: { officeOwner: memberId } }),
    ])
  })
}

/** People to whom orders are assigned. */
export const teamOf = async ({ office, executor }: Pick<OfficeOrdersDeps, 'office' | 'executor'>) =>
  (await office.listPeople(executor)).filter(({ roles }) => officePermissionsOf(roles).includes('handleOrders'))

/**
 * Names the person who looks after several orders; unknown orders are left out. Refuses BAD_REQUEST for a person who may
 * not. Returns the changed orders.
 */
export async function assignOrders(
  deps: OfficeOrdersDeps,
  actor: Office,
  { ids, memberId }: { readonly ids: readonly number[]; readonly memberId: number | null },
): Promise<number[]> {
  if (memberId !== null && !(await teamOf(deps)).some(({ id }) => id === memberId))
    throw new Refusal('BAD_REQUEST', { errors: { memberId: 'wrongValue' } })
  return deps.inTransaction(async (tx) => {
    const changed = await assignAll(tx, { ids, memberId, now: deps.clock() })
    await deps.audit.record(
      tx,
      authorOf(actor),
      changed.map(({ id, before }) =>
        entryOf('assignOrder', id, { before: { officeOwner: before }, after: { officeOwner: memberId } }),
      ),
    )
    return changed.map(({ id }) => id)
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
    ...{ goodwillLeft: 0, sellerChanges: [], customerMay: { edit: false, changeDelivery: false } },
  })
  if (!(to === 'canceled' ? abilities.cancel : abilities.complete)) {
    throw new Refusal('ORDER_STEP_FORBIDDEN', { from: state, to })
  }
  // the state machine decides again under the order's lock
  await deps.orders.move(partyOf(actor), orderId, to, reason)
}
