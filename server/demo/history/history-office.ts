import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { demoOfficeAccount, demoOwner } from '@okolitsa/demo/office.ts'
import type { HistoryShop } from './history-shop.ts'

/** How long a session serves, within its limit. */
const SESSION_MS = 5 * 3_600_000
/** A factor is fresh for fifteen minutes. */
const FRESH_MS = 10 * 60_000

/** Headers of the market's owner in the office. Sessions are written as they are kept, because no person proves a factor. */
export function officeSessions(sql: HistoryShop['sql'], now: () => Date): () => Promise<Record<string, string>> {
  let known: { readonly token: string; readonly begunAt: number } | null = null
  return async () => {
    if (!known || now().getTime() - known.begunAt > FRESH_MS) {
      const token = randomBytes(32).toString('base64url')
      await sql(
        `insert into office_member (id, name, phone, is_phone_proved, roles, user_handle, created_at)
         values ($1, $2, $3, true, '{owner}', $4, $5) on conflict do nothing`,
        [demoOfficeAccount.id, demoOwner.name, demoOwner.phone, randomBytes(16), now()],
      )
      await sql(
        `insert into office_session (id, token_hash, member_id, factor, factor_at, created_at, seen_at, expires_at)
         values ($1, $2, $3, 'totp', $4, $4, $4, $5)`,
        [
          randomUUID(),
          createHash('sha256').update(token).digest(),
          demoOfficeAccount.id,
          now(),
          new Date(now().getTime() + SESSION_MS),
        ],
      )
      known = { token, begunAt: now().getTime() }
    }
    return { cookie: `office-session=${known.token}`, 'sec-fetch-site': 'same-origin' }
  }
}
