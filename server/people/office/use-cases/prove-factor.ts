import { FACTOR_TRIES, type FactorKind } from '@okolitsa/domain/office/office-access.ts'
import { typedRecoveryCode } from '@okolitsa/domain/office/recovery-codes.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { refuseOverLimit, saveTry } from '../../../platform/limits/tries.ts'
import { authorOf, NOBODY_YET, type OfficeDeps } from '../office-deps.ts'
import { findTotp, takeRecoveryCode, takeStep } from '../store/factor.store.ts'
import { saveFactorCheck } from '../store/office-session.store.ts'
import { stepOfCode } from '../totp.ts'

const OF_PERSON = { kind: 'office-factor', ...FACTOR_TRIES.perPerson }
const OF_PERSON_A_DAY = { kind: 'office-factor', ...FACTOR_TRIES.perPersonOfDay }
const OF_NETWORK = { kind: 'office-network', ...FACTOR_TRIES.perNetwork }

export interface Prover {
  /** The person who claims to prove; null = the phone is not of the office. */
  readonly memberId: number | null
  readonly network: string
}

/**
 * Runs a check of a factor within the limits of its person and network. A failed try is committed although the call is
 * refused, because guessing would be unlimited otherwise; tries of one person wait for each other.
 * @param check null = the factor does not fit
 * @throws Refusal FACTOR_WRONG, TOO_MANY_REQUESTS
 */
export async function withinTries<T>(
  { database, clock, audit }: Pick<OfficeDeps, 'database' | 'clock' | 'audit'>,
  { memberId, network }: Prover,
  check: (tx: Executor, now: Date) => Promise<T | null>,
): Promise<T> {
  const now = clock()
  const done = await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, OF_NETWORK, network, now, { code: 'tooManyWrongCodes' })
    const person = memberId === null ? null : String(memberId)
    if (person !== null) {
      await refuseOverLimit(tx, OF_PERSON, person, now, { code: 'tooManyWrongCodes' })
      await refuseOverLimit(tx, OF_PERSON_A_DAY, person, now, { code: 'tooManyWrongCodes' })
    }
    const result = await check(tx, now)
    if (result !== null) return { result }
    await saveTry(tx, OF_NETWORK, network, now)
    if (memberId === null || person === null) return null
    await saveTry(tx, OF_PERSON, person, now)
    await audit.record(tx, NOBODY_YET, [
      {
        action: 'refuseFactor',
        entity: 'office_factor',
        entityId: memberId,
        organizationId: null,
        before: null,
        after: { isRefused: true },
      },
    ])
    return null
  })
  if (!done) throw new Refusal('FACTOR_WRONG', { errors: { code: 'FACTOR_WRONG' } })
  return done.result
}

/** Checks a code of the app, or a recovery code, and uses it up; null = it does not fit. */
export async function takeFactorCode(
  { secrets, audit }: Pick<OfficeDeps, 'secrets' | 'audit'>,
  tx: Executor,
  { memberId, code, now }: { readonly memberId: number; readonly code: string; readonly now: Date },
): Promise<FactorKind | null> {
  if (/^\d{6}$/.test(code)) {
    const totp = await findTotp(tx, memberId)
    const secret = totp && secrets.open(totp.sealedSecret, String(memberId))
    const step = secret && stepOfCode(secret, code, now, totp.lastStep)
    return step !== null && (await takeStep(tx, memberId, step)) ? 'totp' : null
  }
  const signs = typedRecoveryCode(code)
  if (signs === null || !(await takeRecoveryCode(tx, memberId, secrets.recoveryHmac(memberId, signs), now))) return null
  await audit.record(tx, authorOf(memberId), [
    {
      action: 'useRecoveryCode',
      entity: 'office_factor',
      entityId: memberId,
      organizationId: null,
      before: null,
      after: { kind: 'recovery' },
    },
  ])
  return 'recovery'
}

/** Notes a repeated check of the factor in the session. */
export async function noteFactor(
  { audit }: Pick<OfficeDeps, 'audit'>,
  tx: Executor,
  {
    memberId,
    sessionId,
    factor,
    now,
  }: { readonly memberId: number; readonly sessionId: string; readonly factor: FactorKind; readonly now: Date },
): Promise<void> {
  await saveFactorCheck(tx, sessionId, factor, now)
  await audit.record(tx, authorOf(memberId), [
    {
      action: 'proveFactor',
      entity: 'office_session',
      entityId: sessionId,
      organizationId: null,
      before: null,
      after: { factor },
    },
  ])
}
