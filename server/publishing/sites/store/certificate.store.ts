import { type Executor, run } from '../../../platform/db/client.ts'

/** The encrypted key of the shop's account at an authority; null = none. */
export async function findAccountKey(executor: Executor, directory: string): Promise<string | null> {
  const [row] = await run<{ sealedKey: string }>(
    executor,
    'select sealed_key as "sealedKey" from certificate_account where directory = $1',
    [directory],
  )
  return row?.sealedKey ?? null
}

/** Stores a key unless there is one. Returns the stored key, so that two concurrent nodes use the same one. */
export async function saveAccountKey(
  executor: Executor,
  { directory, sealedKey, instead }: { directory: string; sealedKey: string; instead: string | null },
): Promise<string> {
  const [row] = await run<{ sealedKey: string }>(
    executor,
    `insert into certificate_account as known (directory, sealed_key) values ($1, $2)
     on conflict (directory) do update
       set sealed_key = case when known.sealed_key = $3 then excluded.sealed_key else known.sealed_key end
     returning sealed_key as "sealedKey"`,
    [directory, sealedKey, instead],
  )
  return row?.sealedKey ?? sealedKey
}

export async function awaitCertificates(executor: Executor, now: Date): Promise<void> {
  await run(
    executor,
    `insert into site_certificate (host, next_try_at)
     select host, $1 from site_host where kind = 'own' on conflict (host) do nothing`,
    [now],
  )
}

/** Hosts due for a certificate, with a lease, so that concurrent nodes get different hosts. */
export const leaseDueCertificates = (
  executor: Executor,
  { now, until, most }: { now: Date; until: Date; most: number },
): Promise<{ host: string; tries: number }[]> =>
  run<{ host: string; tries: number }>(
    executor,
    `update site_certificate set next_try_at = $2
      where host in (select host from site_certificate where next_try_at <= $1 order by next_try_at limit $3
                        for update skip locked)
      returning host, tries`,
    [now, until, most],
  )

export async function saveCertificate(
  tx: Executor,
  certificate: { host: string; chain: string; sealedKey: string; expiresAt: Date; renewAt: Date },
): Promise<void> {
  await run(
    tx,
    `update site_certificate set chain = $2, sealed_key = $3, expires_at = $4, next_try_at = $5, tries = 0
      where host = $1`,
    [certificate.host, certificate.chain, certificate.sealedKey, certificate.expiresAt, certificate.renewAt],
  )
  await run(
    tx,
    `update site_domain set state = 'certified', reason = nullif(reason, 'certificateRefused')
      where host = $1 and state = 'verified'`,
    [certificate.host],
  )
}

export async function saveRefusal(
  tx: Executor,
  { host, tries, nextTryAt, isRefused }: { host: string; tries: number; nextTryAt: Date; isRefused: boolean },
): Promise<void> {
  await run(tx, 'update site_certificate set tries = $2, next_try_at = $3 where host = $1', [host, tries, nextTryAt])
  if (!isRefused) return
  await run(
    tx,
    `update site_domain set reason = 'certificateRefused' where host = $1 and state in ('verified', 'certified')`,
    [host],
  )
}

export interface CertificateRow {
  chain: string
  sealedKey: string
}

/** The certificate of a host; null = none yet. */
export async function findCertificate(executor: Executor, host: string): Promise<CertificateRow | null> {
  const [row] = await run<{ chain: string | null; sealedKey: string | null }>(
    executor,
    'select chain, sealed_key as "sealedKey" from site_certificate where host = $1 and chain is not null',
    [host],
  )
  const { chain, sealedKey } = row ?? {}
  return chain && sealedKey ? { chain, sealedKey } : null
}

export async function saveChallenge(
  executor: Executor,
  { token, answer, expiresAt }: { token: string; answer: string; expiresAt: Date },
): Promise<void> {
  await run(
    executor,
    `insert into certificate_challenge (token, answer, expires_at) values ($1, $2, $3)
     on conflict (token) do update set answer = excluded.answer, expires_at = excluded.expires_at`,
    [token, answer, expiresAt],
  )
}

export async function findChallenge(executor: Executor, token: string, now: Date): Promise<string | null> {
  const [row] = await run<{ answer: string }>(
    executor,
    'select answer from certificate_challenge where token = $1 and expires_at > $2',
    [token, now],
  )
  return row?.answer ?? null
}

export async function deleteChallenges(executor: Executor, token: string, now: Date): Promise<void> {
  await run(executor, 'delete from certificate_challenge where token = $1 or expires_at <= $2', [token, now])
}
