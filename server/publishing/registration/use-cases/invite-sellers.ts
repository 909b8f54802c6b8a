import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import {
  INVITATION_DAYS,
  type InvitationOutcome,
  type InvitedRow,
  type InvitedSeller,
  outcomesOf,
} from '@okolitsa/domain/sellers/invitation.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import type { Deps } from '../../../services.ts'
import { sellersInvited } from '../events.ts'
import {
  findInvitation,
  type InvitationRow,
  insertInvitations,
  invitedAmong,
  lockInvitations,
  renewInvitation,
  sellingAmong,
  withdrawInvitation,
} from '../store/invitation.store.ts'

export type InvitationsDeps = Deps<'database' | 'clock' | 'audit'>

const LIFETIME_MS = INVITATION_DAYS * 86_400_000
/** Maximum invitations of one phone per day. */
const TO_PHONE: TryLimit = { kind: 'seller-invited', most: 3, windowSeconds: 86_400 }
/** Maximum sheets of the office per day, of 500 sellers each. */
const SHEETS: TryLimit = { kind: 'seller-invitation-sheets', most: 20, windowSeconds: 86_400 }

/** The outcomes of rows against the sellers and invitations of this moment. */
export async function outcomesNow(
  executor: Executor,
  rows: readonly InvitedRow[],
  now: Date,
): Promise<InvitationOutcome[]> {
  const [sellingTins, invitedPhones] = await Promise.all([
    sellingAmong(
      executor,
      rows.flatMap(({ invited: { tin } }) => tin ?? []),
    ),
    invitedAmong(
      executor,
      rows.map(({ invited: { phone } }) => phone),
      now,
    ),
  ])
  return outcomesOf(rows, { sellingTins, invitedPhones })
}

/** Inserts the invitations that can be sent, and returns the outcome of every row with the ids of the new ones. */
async function invite(
  { clock, audit }: InvitationsDeps,
  tx: Executor,
  author: Author,
  invited: readonly InvitedSeller[],
  isSent: boolean,
): Promise<{ outcomes: InvitationOutcome[]; ids: number[] }> {
  const now = clock()
  await lockInvitations(tx)
  const outcomes = await outcomesNow(
    tx,
    invited.map((one) => ({ invited: one, mistakes: {} })),
    now,
  )
  const wanted = invited.filter((_, index) => outcomes[index] === 'invite')
  if (wanted.length === 0) return { outcomes, ids: [] }
  const ids = await insertInvitations(tx, wanted, { now, expiresAt: new Date(now.getTime() + LIFETIME_MS) })
  await audit.record(
    tx,
    author,
    wanted.map(({ phone, ...others }, index) => ({
      action: 'inviteSeller',
      entity: 'seller_invitation',
      entityId: ids[index] ?? 0,
      organizationId: null,
      before: null,
      after: { ...others, phone: maskPhone(phone) },
    })),
  )
  if (isSent) await emit(tx, sellersInvited({ ids }))
  return { outcomes, ids }
}

/**
 * Invites one seller.
 * @throws {Refusal} SELLER_REGISTERED, SELLER_INVITED, TOO_MANY_REQUESTS
 */
export function inviteSeller(
  deps: InvitationsDeps,
  author: Author,
  invited: InvitedSeller,
  isSent: boolean,
): Promise<InvitationRow> {
  return deps.database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, TO_PHONE, invited.phone, deps.clock(), { phone: 'wrongValue' })
    const { outcomes, ids } = await invite(deps, tx, author, [invited], isSent)
    if (outcomes[0] === 'sells') throw new Refusal('SELLER_REGISTERED', { errors: { tin: 'taken' } })
    if (outcomes[0] === 'invited') throw new Refusal('SELLER_INVITED', { errors: { phone: 'taken' } })
    await saveTry(tx, TO_PHONE, invited.phone, deps.clock())
    return demandInvitation(tx, ids[0] ?? 0)
  })
}

/** Invites the sellers of a sheet. Rows that cannot be invited are left out. */
export function inviteSellers(
  deps: InvitationsDeps,
  author: Author,
  invited: readonly InvitedSeller[],
  isSent: boolean,
): Promise<InvitationOutcome[]> {
  return deps.database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, SHEETS, 'office', deps.clock())
    await saveTry(tx, SHEETS, 'office', deps.clock())
    return (await invite(deps, tx, author, invited, isSent)).outcomes
  })
}

/** @throws {Refusal} NOT_FOUND */
export async function demandInvitation(executor: Executor, id: number): Promise<InvitationRow> {
  const invitation = await findInvitation(executor, id)
  if (!invitation) throw new Refusal('NOT_FOUND')
  return invitation
}

/**
 * Sends an open invitation again.
 * @throws {Refusal} NOT_FOUND, INVITATION_OVER, TOO_MANY_REQUESTS
 */
export function sendAgain(deps: InvitationsDeps, author: Author, id: number): Promise<InvitationRow> {
  return deps.database.inTransaction(async (tx) => {
    const now = deps.clock()
    const { phone } = await demandInvitation(tx, id)
    await refuseOverLimit(tx, TO_PHONE, phone, now)
    if (!(await renewInvitation(tx, id, new Date(now.getTime() + LIFETIME_MS)))) throw new Refusal('INVITATION_OVER')
    await saveTry(tx, TO_PHONE, phone, now)
    await record(deps, tx, author, { id, action: 'sendSellerInvitation' })
    await emit(tx, sellersInvited({ ids: [id] }))
    return demandInvitation(tx, id)
  })
}

/** @throws {Refusal} NOT_FOUND, INVITATION_OVER */
export function withdraw(deps: InvitationsDeps, author: Author, id: number): Promise<InvitationRow> {
  return deps.database.inTransaction(async (tx) => {
    await demandInvitation(tx, id)
    if (!(await withdrawInvitation(tx, id, deps.clock()))) throw new Refusal('INVITATION_OVER')
    await record(deps, tx, author, { id, action: 'withdrawSellerInvitation' })
    return demandInvitation(tx, id)
  })
}

const record = (
  { audit, clock }: InvitationsDeps,
  tx: Executor,
  author: Author,
  { id, action }: { readonly id: number; readonly action: string },
): Promise<void> =>
  audit.record(tx, author, [
    {
      ...{ action, entity: 'seller_invitation', entityId: id, organizationId: null },
      ...{ before: { at: null }, after: { at: clock() } },
    },
  ])
