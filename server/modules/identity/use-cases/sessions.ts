import { randomUUID } from 'node:crypto'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import { type CustomerRow, findCustomer, findOrCreateCustomer } from '../store/customer-store.ts'
import { findRefreshToken, markUsed, revokeFamily, saveRefreshToken } from '../store/token-store.ts'
import { TOKEN_LIFETIMES, type Tokens } from '../tokens.ts'

export interface Session {
  readonly token: string
  readonly refreshToken: string
  readonly expiresAt: Date
  readonly customer: CustomerRow
}

/** A used token may be shown again within this time: two tabs that renew at once are not a theft. Seconds. */
const REUSE_GRACE = 30

const actorOf = (customer: CustomerRow): Customer => ({
  kind: 'customer',
  customerId: customer.id,
  phone: customer.phone,
  groupId: customer.groupId,
})

type Deps = { database: Database; tokens: Tokens }

/** Opens a session for the customer of a proven phone; a new phone becomes a customer. */
export const openSession =
  ({ database, tokens }: Deps) =>
  async (phone: string): Promise<Session> => {
    const refreshToken = tokens.refresh()
    const customer = await database.inTransaction(async (tx) => {
      const found = await findOrCreateCustomer(tx, phone)
      await saveRefreshToken(tx, {
        familyId: randomUUID(),
        customerId: found.id,
        hash: tokens.hash(refreshToken),
        lifetime: TOKEN_LIFETIMES.refresh,
      })
      return found
    })
    const access = await tokens.access(actorOf(customer))
    return { token: access.token, expiresAt: access.expiresAt, refreshToken, customer }
  }

/**
 * Exchanges a refresh token for a new pair. A token used before the grace time revokes its whole family.
 * @throws Refusal REFRESH_REJECTED
 */
export const renewSession =
  ({ database, tokens }: Deps) =>
  async (refreshToken: string, phone?: string): Promise<Session> => {
    const next = tokens.refresh()
    const found = await database.inTransaction(async (tx) => {
      const known = await findRefreshToken(tx, tokens.hash(refreshToken))
      if (!known || known.isRevoked || known.isExpired || (phone !== undefined && phone !== known.phone)) return null
      if (known.usedAgo !== null && known.usedAgo > REUSE_GRACE) {
        await revokeFamily(tx, known.familyId)
        return null
      }
      await markUsed(tx, known.id)
      await saveRefreshToken(tx, {
        familyId: known.familyId,
        customerId: known.customerId,
        hash: tokens.hash(next),
        lifetime: TOKEN_LIFETIMES.refresh,
      })
      return findCustomer(tx, known.customerId)
    })
    if (!found) throw new Refusal('REFRESH_REJECTED')
    const access = await tokens.access(actorOf(found))
    return { token: access.token, expiresAt: access.expiresAt, refreshToken: next, customer: found }
  }

/** Ends a session: the family of its refresh token is revoked. Unknown tokens are as good as ended. */
export const endSession =
  ({ database, tokens }: Deps) =>
  (refreshToken: string): Promise<void> =>
    database.inTransaction(async (tx) => {
      const known = await findRefreshToken(tx, tokens.hash(refreshToken))
      if (known) await revokeFamily(tx, known.familyId)
    })
