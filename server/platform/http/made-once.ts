import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { type Executor, run } from '../db/client.ts'
import { isConnectionLoss } from '../db/connection-loss.ts'

interface KeyedCall {
  readonly of: string
  readonly key: string
  readonly request: unknown
}

export type MadeOnce = (call: KeyedCall, make: () => Promise<unknown>) => Promise<unknown>

/** Maximum wait of a repeat for the running call, and the interval of checks, ms. */
const WAIT_MS = 10_000
const LOOK_MS = 100
const NONCE_BYTES = 12
const TAG_BYTES = 16

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/**
 * Encryption of a stored answer, which may contain a secret (a courier's link): it is encrypted with the key, and only
 * the key's digest is stored.
 */
function sealOf(key: string) {
  const secret = Buffer.from(hkdfSync('sha256', key, '', 'answer of a call', 32))
  return {
    close(text: string): Buffer {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(sealed: Buffer): string {
      const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()
    },
  }
}

/**
 * Makes calls idempotent across all nodes. A repeat waits for the first call and gets its answer; a refused call
 * created no item, so its key is freed. A key sent with another request is refused with IDEMPOTENCY_KEY_REUSED.
 */
export function madeOnce(executor: Executor): MadeOnce {
  return async ({ of, key, request }, make) => {
    const digest = sha256(`${of}\n${key}`)
    const hash = sha256(JSON.stringify(request) ?? '')
    const seal = sealOf(`${of}\n${key}`)
    for (let waited = 0; ; waited += LOOK_MS) {
      if (await claim(executor, digest, hash)) break
      const known = await find(executor, digest)
      if (known && !known.hash.equals(hash)) throw new Refusal('IDEMPOTENCY_KEY_REUSED')
      if (known?.answer) return JSON.parse(seal.open(known.answer))
      if (waited >= WAIT_MS) throw new Refusal('INTERRUPTED', { retryAfter: 5 })
      await pause(LOOK_MS)
    }
    try {
      const answer = await make()
      await run(executor, 'update call_key set answer = $2 where digest = $1', [
        digest,
        seal.close(JSON.stringify(answer ?? null)),
      ])
      return answer
    } catch (error) {
      // the connection was lost during a write, so it is unknown whether it was executed
      if (!isConnectionLoss(error)) await run(executor, 'delete from call_key where digest = $1', [digest])
      throw error
    }
  }
}

/** Claims a key; true = it was free, or its earlier holder has died. */
async function claim(executor: Executor, digest: Buffer, hash: Buffer): Promise<boolean> {
  const claimed = await run(
    executor,
    `insert into call_key (digest, request_hash) values ($1, $2)
     on conflict (digest) do update set claimed_at = shop_now()
     where call_key.answer is null and call_key.request_hash = excluded.request_hash
       and call_key.claimed_at < shop_now() - interval '2 minutes'
     returning digest`,
    [digest, hash],
  )
  return claimed.length > 0
}

async function find(executor: Executor, digest: Buffer) {
  const [known] = await run<{ hash: Buffer; answer: Buffer | null }>(
    executor,
    'select request_hash as hash, answer from call_key where digest = $1',
    [digest],
  )
  return known
}

/** Deletes keys older than a day; a later repeat is a new call. */
export async function forgetCallKeys(executor: Executor): Promise<void> {
  await run(executor, `delete from call_key where claimed_at < shop_now() - interval '1 day'`)
}
