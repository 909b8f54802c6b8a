import { randomUUID } from 'node:crypto'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { Customer } from '@okolitsa/domain/identity/actor.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database, Executor } from '../../../platform/db/client.ts'
import type { EndedSessions } from '../ended-sessions.ts'
import { type CustomerRow, findCustomer, findOrCreateCustomer } from '../store/customer-store.ts'
import { endRunning } from '../store/data-request-store.ts'
import { cancelDeletion } from '../store/personal-data-store.ts'
import * as store from '../store/session-store.ts'
import { findRefreshToken, markUsed, type RefreshTokenRow, saveRefreshToken } from '../store/token-store.ts'
import { TOKEN_LIFETIMES, type Tokens } from '../tokens.ts'

export interface Session {
  readonly token: string
  readonly refreshToken: string
  readonly expiresAt: Date
  readonly customer: CustomerRow
  readonly sessionId: string
}

export interface SessionOrigin {
  readonly source: store.SessionSource
  readonly userAgent: string | null
}

/** Time within which a used token may be repeated, ms: two tabs that renew concurrently are not a theft. */
const REUSE_GRACE = 30_000
/** Maximum renewals with a used token within the grace time; more are no accident. */
const MAX_SUCCESSORS = 5

export const actorOf = (customer: CustomerRow, sessionId: string): Customer => ({
  kind: 'customer',
  customerId: customer.id,
  phone: customer.phone,
  groupId: customer.groupId,
  sessionId,
})

export interface SessionDeps {
  readonly database: Database
  readonly tokens: Tokens
  readonly clock: Clock
  readonly ended: EndedSessions
}

const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

async function present(
  { tokens }: SessionDeps,
  customer: CustomerRow,
  sessionId: string,
  refreshToken: string,
): Promise<Session> {
  const access = await tokens.access(actorOf(customer, sessionId))
  return { token: access.token, expiresAt: access.expiresAt, refreshToken, customer, sessionId }
}

/**
 * Opens a session for the customer of a proved phone; a new phone becomes a customer. A requested deletion of the
 * account is cancelled (`isKept`).
 */
export async function openSession(
  deps: SessionDeps,
  phone: string,
  origin: SessionOrigin,
): Promise<Session & { readonly isKept: boolean }> {
  const { database, tokens, clock } = deps
  const refreshToken = tokens.random()
  const sessionId = randomUUID()
  const now = clock()
  const expiresAt = later(now, TOKEN_LIFETIMES.refresh)
  const { customer, isKept } = await database.inTransaction(async (tx) => {
    const known = await findOrCreateCustomer(tx, phone)
    const isKept = await cancelDeletion(tx, known.id)
    if (isKept) await endRunning(tx, known.id, { kind: 'deletion', state: 'canceled', at: now })
    // an account that was being erased at this moment has released its phone
    const found = await findOrCreateCustomer(tx, phone)
    await store.saveSession(tx, { id: sessionId, customerId: found.id, ...origin, now, expiresAt })
    await saveRefreshToken(tx, { sessionId, hash: tokens.hash(refreshToken), now, expiresAt })
    return { customer: found, isKept }
  })
  return { ...(await present(deps, customer, sessionId, refreshToken)), isKept }
}

/**
 * Exchanges a refresh token for a new pair. Within the grace time a repeated token returns the same successor; an older
 * token ends its whole session, since one of its two users has stolen it.
 * @throws Refusal REFRESH_REJECTED; `reason` is `ended` for an ended session, `expired` for an unknown or expired one
 */
export async function renewSession(deps: SessionDeps, refreshToken: string, phone?: string): Promise<Session> {
  const { database, tokens, clock } = deps
  const now = clock()
  const outcome = await database.inTransaction(async (tx) => {
    const known = await findRefreshToken(tx, tokens.hash(refreshToken))
    if (!known || known.expiresAt <= now || (phone !== undefined && phone !== known.phone)) return 'over'
    if (known.isEnded) return 'ended'
    if (isStolen(known, now)) return { stolen: await store.endSession(tx, known.sessionId, 'theft', now) }
    const next = await successorOf(tx, deps, known, refreshToken, now)
    const customer = await findCustomer(tx, known.customerId)
    return customer ? { next, customer, sessionId: known.sessionId } : 'over'
  })
  if (typeof outcome === 'string') throw new Refusal('REFRESH_REJECTED', { reason: outcome })
  if ('stolen' in outcome) {
    for (const id of outcome.stolen) deps.ended.add(id)
    throw new Refusal('REFRESH_REJECTED', { reason: 'ended' })
  }
  return present(deps, outcome.customer, outcome.sessionId, outcome.next)
}

const isStolen = ({ usedAt }: RefreshTokenRow, now: Date): boolean =>
  usedAt !== null && now.getTime() - usedAt.getTime() > REUSE_GRACE

/** The newest token of the session, for a late tab that sends an older one. */
async function successorOf(
  tx: Executor,
  { tokens }: SessionDeps,
  first: RefreshTokenRow,
  shown: string,
  now: Date,
): Promise<string> {
  let known: RefreshTokenRow = first
  let token = shown
  for (let step = 0; known.usedAt !== null && step < MAX_SUCCESSORS; step += 1) {
    const next = tokens.successorOf(token)
    const followed = await findRefreshToken(tx, tokens.hash(next))
    // the signing secret was changed meanwhile, so the chain cannot be followed
    if (!followed) break
    if (followed.usedAt === null) return next
    known = followed
    token = next
  }
  const next = tokens.successorOf(token)
  const expiresAt = later(now, TOKEN_LIFETIMES.refresh)
  await markUsed(tx, known.id, now)
  await saveRefreshToken(tx, { sessionId: known.sessionId, hash: tokens.hash(next), now, expiresAt })
  await store.prolongSession(tx, known.sessionId, now, expiresAt)
  return next
}

/** Issues a new access token of the same session, for example after a change of the phone. */
export const reissue = (
  { tokens }: SessionDeps,
  customer: CustomerRow,
  sessionId: string,
): Promise<{ token: string; expiresAt: Date }> => tokens.access(actorOf(customer, sessionId))

/** Ends sessions of customers immediately on every node. Returns their number. */
async function endSessions(
  { database, clock, ended }: SessionDeps,
  work: (tx: Executor, now: Date) => Promise<string[]>,
): Promise<number> {
  const ids = await database.inTransaction((tx) => work(tx, clock()))
  // this node does not wait for its own notification
  for (const id of ids) ended.add(id)
  return ids.length
}

/** Ends the session of the call and the session of a refresh token sent along. Unknown sessions are ignored. */
export const signOut = (deps: SessionDeps, sessionId: string, refreshToken: string | undefined): Promise<number> =>
  endSessions(deps, async (tx, now) => {
    const known = refreshToken ? await findRefreshToken(tx, deps.tokens.hash(refreshToken)) : null
    const others = known ? await store.endSession(tx, known.sessionId, 'signed_out', now) : []
    return [...others, ...(await store.endSession(tx, sessionId, 'signed_out', now))]
  })

/** Ends one session of a customer; false = the customer has no such active session. */
export const endOne = async (deps: SessionDeps, customerId: number, id: string): Promise<boolean> =>
  (await endSessions(deps, (tx, now) => store.endSessionOf(tx, customerId, id, 'ended_by_customer', now))) > 0

/** Ends all sessions except the current one. Returns their number. */
export const endOthers = (
  deps: SessionDeps,
  customerId: number,
  keptId: string,
  reason: store.EndReason,
): Promise<number> => endSessions(deps, (tx, now) => store.endOtherSessions(tx, customerId, keptId, reason, now))
