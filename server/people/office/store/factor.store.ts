import { type Executor, run } from '../../../platform/db/client.ts'

export interface TotpRow {
  sealedSecret: Buffer
  lastStep: number | null
}

export async function findTotp(executor: Executor, memberId: number): Promise<TotpRow | null> {
  const [row] = await run<TotpRow>(
    executor,
    `select sealed_secret as "sealedSecret", last_step::int as "lastStep" from office_totp where member_id = $1`,
    [memberId],
  )
  return row ?? null
}

/** Uses up the code of a step; false = it, or a later one, was used before. Of concurrent calls one gets true. */
export async function takeStep(tx: Executor, memberId: number, step: number): Promise<boolean> {
  const rows = await run(
    tx,
    `update office_totp set last_step = $2 where member_id = $1 and (last_step is null or last_step < $2)
     returning member_id`,
    [memberId, step],
  )
  return rows.length > 0
}

/** Stores the secret of an app, instead of the former one. */
export async function saveTotp(
  tx: Executor,
  totp: { readonly memberId: number; readonly sealedSecret: Buffer; readonly lastStep: number; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    `insert into office_totp (member_id, sealed_secret, last_step, created_at) values ($1, $2, $3, $4)
     on conflict (member_id) do update set sealed_secret = excluded.sealed_secret, last_step = excluded.last_step,
       created_at = excluded.created_at`,
    [totp.memberId, totp.sealedSecret, totp.lastStep, totp.now],
  )
}

export async function deleteTotp(tx: Executor, memberId: number): Promise<boolean> {
  const rows = await run(tx, 'delete from office_totp where member_id = $1 returning member_id', [memberId])
  return rows.length > 0
}

/** Stores new recovery codes, instead of all former ones. */
export async function replaceRecoveryCodes(tx: Executor, memberId: number, hmacs: readonly Buffer[]): Promise<void> {
  await run(tx, 'delete from office_recovery_code where member_id = $1', [memberId])
  await run(
    tx,
    'insert into office_recovery_code (member_id, code_hmac) select $1, code from unnest($2::bytea[]) as given (code)',
    [memberId, hmacs],
  )
}

/** Uses up a recovery code; false = unknown or used. Of concurrent calls one gets true. */
export async function takeRecoveryCode(tx: Executor, memberId: number, hmac: Buffer, now: Date): Promise<boolean> {
  const rows = await run(
    tx,
    `update office_recovery_code set used_at = $3 where member_id = $1 and code_hmac = $2 and used_at is null
     returning member_id`,
    [memberId, hmac, now],
  )
  return rows.length > 0
}

/** Removes every factor of a person. */
export async function deleteFactors(tx: Executor, memberId: number): Promise<void> {
  await run(tx, 'delete from office_passkey where member_id = $1', [memberId])
  await run(tx, 'delete from office_totp where member_id = $1', [memberId])
  await run(tx, 'delete from office_recovery_code where member_id = $1', [memberId])
}
