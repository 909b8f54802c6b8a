import { randomUUID } from 'node:crypto'
import type { FactorKind } from '@okolitsa/domain/office/office-access.ts'
import { typedRecoveryCode } from '@okolitsa/domain/office/recovery-codes.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { maskPhone } from '../../../platform/log/mask-phone.ts'
import { authorOf, type Device, NOBODY_YET, type OfficeDeps } from '../office-deps.ts'
import { newRecoveryCodes } from '../office-secrets.ts'
import { replaceRecoveryCodes } from '../store/factor.store.ts'
import { findMember, insertMember, lockMember, markPhoneProved } from '../store/member.store.ts'
import { deleteLink, type TicketRow } from '../store/start-link.store.ts'
import { openSession } from './office-session.ts'
import { ticketOf } from './start-link.ts'

/** Makes new recovery codes of a person, the former stop working; returns them as shown. */
export async function renewCodes(
  { secrets, audit }: Pick<OfficeDeps, 'secrets' | 'audit'>,
  tx: Executor,
  memberId: number,
): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hmacs = codes.map((code) => secrets.recoveryHmac(memberId, typedRecoveryCode(code) ?? ''))
  await replaceRecoveryCodes(tx, memberId, hmacs)
  await audit.record(tx, authorOf(memberId), [
    {
      action: 'renewRecoveryCodes',
      entity: 'office_factor',
      entityId: memberId,
      organizationId: null,
      before: null,
      after: { kind: 'recovery', count: codes.length },
    },
  ])
  return codes
}

/** Makes the first owner or an invited person: the account, the person, and the entry in the audit trail. */
async function insertPerson({ accounts, audit, clock }: OfficeDeps, tx: Executor, ticket: TicketRow): Promise<number> {
  const { name, phone, isPhoneProved, userHandle, madeBy } = ticket
  const roles = ticket.roles ?? ['owner']
  if (name === '' || phone === '') throw new Refusal('BAD_REQUEST', { errors: { name: 'required' } })
  const [id = 0] = await accounts.addStaff(tx, NOBODY_YET, [
    // the account names the person in tables of others; no bank knows its subject, so that nobody signs in by it
    { name, role: 'office', organizationId: null, bankSubject: `office:${randomUUID()}` },
  ])
  await insertMember(tx, { id, name, phone, isPhoneProved, roles, userHandle, now: clock() })
  await audit.record(tx, authorOf(id), [
    {
      action: ticket.roles === null ? 'becomeOwner' : 'joinOffice',
      entity: 'office_member',
      entityId: id,
      organizationId: null,
      before: null,
      after: { name, phone: maskPhone(phone), isPhoneProved, roles: roles.join(', '), invitedBy: madeBy },
    },
  ])
  return id
}

/**
 * Refuses a ticket of a link that another person has made until its phone is proved: the maker knows the link. A phone
 * that was never proved is excused while no SMS can be sent.
 */
async function demandPhone(
  tx: Executor,
  { madeBy, memberId, isPhoneProved, unsentPhone, phone }: TicketRow,
): Promise<void> {
  if (madeBy === null) return
  const member = memberId === null ? null : await findMember(tx, memberId)
  const isExcused = unsentPhone === phone && !member?.isPhoneProved
  if (!isPhoneProved && !isExcused)
    throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: 'CODE_WRONG_OR_EXPIRED' } })
  if (isPhoneProved && member) await markPhoneProved(tx, member.id)
}

/**
 * Uses up a ticket: makes the first owner or an invited person, or lets a person whose factors were removed have a new one.
 * @param keepFactor checks the new factor and stores it for the person; false = it does not fit
 * @throws Refusal START_LINK_OVER, CODE_WRONG_OR_EXPIRED when the phone has to be proved, FACTOR_WRONG
 */
export async function becomeMember(
  deps: OfficeDeps,
  {
    ticket,
    factor,
    device,
  }: { readonly ticket: string | undefined; readonly factor: FactorKind; readonly device: Device },
  keepFactor: (tx: Executor, memberId: number, ticket: TicketRow) => Promise<boolean>,
): Promise<{ readonly token: string; readonly recoveryCodes: string[] }> {
  const { database, audit } = deps
  return database.inTransaction(async (tx) => {
    // of two people with two tickets the first one wins
    await lockMember(tx, null)
    const taken = await ticketOf(deps, tx, ticket)
    if (!(await deleteLink(tx, taken.id))) throw new Refusal('START_LINK_OVER')
    await demandPhone(tx, taken)
    const memberId = taken.memberId ?? (await insertPerson(deps, tx, taken))
    if (!(await keepFactor(tx, memberId, taken)))
      throw new Refusal('FACTOR_WRONG', { errors: { code: 'FACTOR_WRONG' } })
    await audit.record(tx, authorOf(memberId), [
      {
        action: 'addFactor',
        entity: 'office_factor',
        entityId: memberId,
        organizationId: null,
        before: null,
        after: { kind: factor },
      },
    ])
    const recoveryCodes = await renewCodes(deps, tx, memberId)
    return { token: await openSession(deps, tx, { memberId, factor, device }), recoveryCodes }
  })
}
