import { MAX_PASSKEYS, mayRemoveFactor } from '@okolitsa/domain/office/office-access.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { authorOf, type OfficeDeps } from '../office-deps.ts'
import { deleteTotp } from '../store/factor.store.ts'
import { findMember, lockMember, type MemberRow } from '../store/member.store.ts'
import { deletePasskey } from '../store/passkey.store.ts'
import { checkNewPasskey, keepPasskey } from './passkeys.ts'
import { keepTotp } from './totp-factor.ts'

type FactorDeps = Pick<OfficeDeps, 'audit' | 'clock' | 'database' | 'secrets'>

/** The person, locked for changes of factors. @throws Refusal UNAUTHORIZED */
async function takeMember(tx: Executor, memberId: number): Promise<MemberRow> {
  await lockMember(tx, memberId)
  const member = await findMember(tx, memberId)
  if (!member) throw new Refusal('UNAUTHORIZED')
  return member
}

const note = (
  { audit }: Pick<OfficeDeps, 'audit'>,
  tx: Executor,
  memberId: number,
  change: { readonly action: 'addFactor' | 'removeFactor'; readonly kind: 'passkey' | 'totp' },
): Promise<void> =>
  audit.record(tx, authorOf(memberId), [
    {
      action: change.action,
      entity: 'office_factor',
      entityId: memberId,
      organizationId: null,
      before: change.action === 'removeFactor' ? { kind: change.kind } : null,
      after: change.action === 'addFactor' ? { kind: change.kind } : null,
    },
  ])

/** Stores the secret of an app confirmed by a code, instead of the former one. @throws Refusal FACTOR_WRONG */
export const changeTotp = (
  deps: FactorDeps,
  memberId: number,
  shown: { readonly holder: string; readonly sealed: string; readonly code: string },
): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    await takeMember(tx, memberId)
    if (!(await keepTotp(deps, tx, { memberId, ...shown })))
      throw new Refusal('FACTOR_WRONG', { errors: { code: 'FACTOR_WRONG' } })
    await note(deps, tx, memberId, { action: 'addFactor', kind: 'totp' })
  })

/** @throws Refusal FACTOR_WRONG, TOO_MANY_PASSKEYS */
export async function addPasskey(
  deps: OfficeDeps,
  memberId: number,
  { holder, credential }: { readonly holder: string; readonly credential: unknown },
): Promise<void> {
  const passkey = await checkNewPasskey(deps, { purpose: 'add', holder }, credential)
  if (!passkey) throw new Refusal('FACTOR_WRONG')
  await deps.database.inTransaction(async (tx) => {
    const { passkeys } = await takeMember(tx, memberId)
    if (passkeys >= MAX_PASSKEYS) throw new Refusal('TOO_MANY_PASSKEYS', { limit: MAX_PASSKEYS })
    if (!(await keepPasskey(deps, tx, memberId, passkey))) throw new Refusal('FACTOR_WRONG')
    await note(deps, tx, memberId, { action: 'addFactor', kind: 'passkey' })
  })
}

/** @throws Refusal LAST_FACTOR; NOT_FOUND when there is no app */
export const removeTotp = (deps: FactorDeps, memberId: number): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    const member = await takeMember(tx, memberId)
    if (!member.hasTotp) throw new Refusal('NOT_FOUND')
    if (!mayRemoveFactor(member)) throw new Refusal('LAST_FACTOR')
    await deleteTotp(tx, memberId)
    await note(deps, tx, memberId, { action: 'removeFactor', kind: 'totp' })
  })

/** @throws Refusal LAST_FACTOR, NOT_FOUND */
export const removePasskey = (deps: FactorDeps, memberId: number, id: string): Promise<void> =>
  deps.database.inTransaction(async (tx) => {
    const member = await takeMember(tx, memberId)
    if (!(await deletePasskey(tx, memberId, id))) throw new Refusal('NOT_FOUND')
    if (!mayRemoveFactor(member)) throw new Refusal('LAST_FACTOR')
    await note(deps, tx, memberId, { action: 'removeFactor', kind: 'passkey' })
  })
