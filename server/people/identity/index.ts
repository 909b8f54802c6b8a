import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor, Customer } from '@okolitsa/domain/identity/actor.ts'
import { codesForUnknown } from '@okolitsa/domain/identity/code-limits.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../platform/db/client.ts'
import { on, type Subscriber } from '../../platform/events/event.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { deleteOldTries } from '../../platform/limits/tries.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { exportAsked, photosErased } from './events.ts'
import { askForCode, proveByCode } from './http/code-proof.ts'
import { followHome } from './http/home-cookies.ts'
import { identityHandlers } from './http/identity.handlers.ts'
import { personalDataHandlers } from './http/personal-data.handlers.ts'
import { clearSessionCookies, SESSION_COOKIES, SESSION_OVER_COOKIE, setSessionCookies } from './http/present-session.ts'
import { type IdentityDeps, identityUseCases } from './identity-use-cases.ts'
import type { BoughtBy, Credentials, PhotosOfPeople } from './ports.ts'
import { countSendsOfHour, deleteOldChallenges } from './store/challenge-store.ts'
import { deleteOldExports } from './store/personal-data-store.ts'
import { deleteOldSessions } from './store/session-store.ts'
import { createTokens } from './tokens.ts'
import { fillProfile } from './use-cases/fill-profile.ts'
import { actorOf } from './use-cases/sessions.ts'

export { insertCustomers } from './store/customer-store.ts'
export { sessionEnded } from './store/session-store.ts'

const DAY_MS = 86_400_000
/** Accounts erased per run of the task; the rest wait a minute. */
const MAX_ERASED_AT_ONCE = 50

export function createIdentityModule(deps: IdentityDeps & { readonly photos: PhotosOfPeople }) {
  const { database, clock } = deps
  const tokens = createTokens({ secret: deps.tokenSecret, clock })
  const ended = createEndedSessions({ executor: database.executor, clock })
  const use = identityUseCases(deps, { database, tokens, clock, ended })
  const serviceSecret = tokens.hash(deps.serviceSecret)

  async function customerOf(token: string): Promise<Customer | null> {
    const reading = await tokens.read(token)
    if (!reading || (await ended.has(reading.customer.sessionId, reading.isLong))) return null
    return reading.customer
  }

  /** Reads the session of a call; `none` = no token at all, `dead` = an expired, ended or broken one. */
  async function sessionOf({ headers, cookies }: Credentials): Promise<Customer | 'none' | 'dead'> {
    const { authorization } = headers
    if (typeof authorization === 'string') {
      return (authorization.startsWith('Bearer ') && (await customerOf(authorization.slice(7)))) || 'dead'
    }
    const { [SESSION_COOKIES.access]: access, [SESSION_COOKIES.temporary]: temporary } = cookies
    if (!access && !temporary) return cookies[SESSION_COOKIES.refresh] ? 'dead' : 'none'
    return (access && (await customerOf(access))) || (temporary && (await customerOf(temporary))) || 'dead'
  }

  return {
    handlers: identityHandlers(use),
    personalDataHandlers: personalDataHandlers(use),
    subscribers: [
      on(exportAsked, 'identity', ({ customerId }) => use.makeArchive(customerId)),
      on(photosErased, 'identity', async ({ keys }) => {
        for (const key of keys) await deps.photos.delete(key)
      }),
    ] satisfies Subscriber[],
    /** Recently ended sessions; fed by the channel `sessionEnded`. */
    ended,
    async actorOf(credentials: Credentials): Promise<Actor> {
      const secret = credentials.headers['x-service-secret']
      if (typeof secret === 'string' && isSameSecret(tokens.hash(secret), serviceSecret)) return { kind: 'service' }
      const session = await sessionOf(credentials)
      if (session === 'dead') throw new Refusal('UNAUTHORIZED')
      return session === 'none' ? { kind: 'guest' } : session
    },
    async visitorOf(credentials: Credentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor> {
      const known = await sessionOf(credentials)
      if (known === 'none') return { kind: 'guest' }
      if (known !== 'dead') return known
      const refresh = credentials.cookies[SESSION_COOKIES.refresh]
      try {
        if (!refresh) throw new Refusal('REFRESH_REJECTED')
        const session = await use.renewSession(refresh)
        setSessionCookies(context, session)
        return actorOf(session.customer, session.sessionId)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        clearSessionCookies(context)
        // the page that asks to sign in shows the reason
        const isEnded = 'reason' in error.facts && error.facts.reason === 'ended'
        context.setCookie(SESSION_OVER_COOKIE, isEnded ? 'ended' : 'expired', { httpOnly: false, maxAge: 60 })
        return { kind: 'guest' }
      }
    },
    sendStaffCode: (phone: string, context: CallContext, isKnownPhone = false) =>
      askForCode(use, { phone, purpose: 'staff', customerId: null, isKnownPhone }, { context, headers: {} }),
    refuseOverCeiling: async (tx: Executor): Promise<void> => {
      const ofHour = await countSendsOfHour(tx, clock())
      if (ofHour >= codesForUnknown(deps.codesPerHour))
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 10 * 60, errors: { phone: 'noCode.shop' } })
    },
    proveStaffPhone: async (
      shown: { readonly phone: string; readonly code: string; readonly challengeId: string | undefined },
      context: CallContext,
    ): Promise<void> => {
      await proveByCode(use, { ...shown, purposes: ['staff'] }, { context, headers: {} })
    },
    async homeOf(visitorOf: () => Promise<Actor>, context: CallContext): Promise<Location | null> {
      if (context.site.mode !== 'default' || context.cookies[SESSION_COOKIES.expiry] === undefined) return null
      const visitor = await visitorOf()
      const home = visitor.kind === 'customer' ? await this.mainAddressOf(visitor.customerId) : null
      if (home) followHome(context, home)
      return home
    },
    async mainAddressOf(customerId: number): Promise<Location | null> {
      const [first] = await use.listAddresses(customerId)
      return first?.isMain ? first : null
    },
    rememberLanguage: use.rememberLanguage,
    fillProfile: (customerId: number, bought: BoughtBy) => fillProfile(database, customerId, bought),
    /** Codes requested by strangers and apps within the last hour, compared with `codesPerHour`. */
    codesOfHour: () => countSendsOfHour(database.executor, clock()),
    periodic: [
      {
        name: 'forget-old-sign-ins',
        cron: '17 * * * *',
        run: async () => {
          const now = clock()
          await deleteOldChallenges(database.executor, now)
          await deleteOldSessions(database.executor, new Date(now.getTime() - 7 * DAY_MS))
          await deleteOldTries(database.executor, new Date(now.getTime() - 2 * DAY_MS))
          await deleteOldExports(database.executor, new Date(now.getTime() - DAY_MS))
        },
      },
      {
        name: 'erase-accounts',
        cron: '* * * * *',
        run: async () => {
          for (let erased = 0; erased < MAX_ERASED_AT_ONCE; erased += 1) if (!(await use.eraseNext())) return
        },
      },
    ] satisfies PeriodicTask[],
  }
}
