import { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { personalDataEndpoints } from '@okolitsa/contracts/personal-data/personal-data.endpoints.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor, Customer } from '@okolitsa/domain/identity/actor.ts'
import { codesForUnknown } from '@okolitsa/domain/identity/code-limits.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { defineModule } from '../../module.ts'
import type { Executor } from '../../platform/db/client.ts'
import { on as onEvent, type Subscriber } from '../../platform/events/event.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import { on } from '../../platform/invalidation/invalidations.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { deleteOldTries } from '../../platform/limits/tries.ts'
import { mounted } from '../../platform/module/module.ts'
import { isSameSecret } from '../../platform/secrets/is-same-secret.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { exportAsked, photosErased } from './events.ts'
import { askForCode, proveByCode } from './http/code-proof.ts'
import { followHome } from './http/home-cookies.ts'
import { identityHandlers } from './http/identity.handlers.ts'
import { personalDataHandlers } from './http/personal-data.handlers.ts'
import { clearSessionCookies, SESSION_COOKIES, SESSION_OVER_COOKIE, setSessionCookies } from './http/present-session.ts'
import { type IdentityDeps, identityUseCases } from './identity-use-cases.ts'
import { personalData } from './personal-data.ts'
import type { BoughtBy, Credentials, PhotosOfPeople } from './ports.ts'
import { countSendsOfHour, deleteOldChallenges } from './store/challenge-store.ts'
import { deleteOldExports } from './store/personal-data-store.ts'
import { deleteOldSessions, sessionEnded } from './store/session-store.ts'
import { createTokens } from './tokens.ts'
import { fillProfile } from './use-cases/fill-profile.ts'
import { actorOf } from './use-cases/sessions.ts'

export { insertCustomers } from './store/customer-store.ts'
export { sessionEnded } from './store/session-store.ts'

const DAY_MS = 86_400_000
/** Accounts erased in one go of the task; the rest wait a minute. */
const MAX_ERASED_AT_ONCE = 50

/** Sign-in by phone and code, sessions, profile and addresses. */
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
      onEvent(exportAsked, 'identity', ({ customerId }) => use.makeArchive(customerId)),
      onEvent(photosErased, 'identity', async ({ keys }) => {
        for (const key of keys) await deps.photos.delete(key)
      }),
    ] satisfies Subscriber[],
    /** Which sessions ended lately; fed by the channel `sessionEnded`. */
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
        // the page that asks to sign in says why
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
    /**
     * The place of a visitor who chose none and is signed in: the main address, kept in the browser from now on. Null =
     * a guest, no address, or a seller's site.
     */
    async homeOf(visitorOf: () => Promise<Actor>, context: CallContext): Promise<Location | null> {
      if (context.site.mode !== 'default' || context.cookies[SESSION_COOKIES.expiry] === undefined) return null
      const visitor = await visitorOf()
      const home = visitor.kind === 'customer' ? await this.mainAddressOf(visitor.customerId) : null
      if (home) followHome(context, home)
      return home
    },
    /** The main address of a customer; null = none. */
    async mainAddressOf(customerId: number): Promise<Location | null> {
      const [first] = await use.listAddresses(customerId)
      return first?.isMain ? first : null
    },
    rememberLanguage: use.rememberLanguage,
    fillProfile: (customerId: number, bought: BoughtBy) => fillProfile(database, customerId, bought),
    /** Codes strangers and apps asked for within the last hour, against `codesPerHour`. */
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

/** Pause after a failure to read the ended sessions, ms. */
const LEARN_AGAIN_MS = 5_000

export const identityModule = defineModule({
  name: 'identity',
  uses: ['audit'],
  portsFilledBy: ['loyalty', 'subscription'],
  personalData,
  create: (
    { config, database, clock, log, adapters, endStreams, personalData: parts },
    { audit, loyalty, subscription },
  ) => {
    const identity = createIdentityModule({
      database,
      channel: adapters.channel,
      clock,
      log,
      tokenSecret: config.TOKEN_SECRET,
      serviceSecret: config.SERVICE_SECRET,
      integrationToken: config.INTEGRATION_TOKEN,
      codesPerHour: config.CODES_PER_HOUR,
      siteHost: new URL(config.PUBLIC_URL).hostname,
      audit,
      personalData: parts,
      photos: adapters.storage('photos'),
      bonuses: loyalty,
      subscriptions: subscription,
    })
    const { handlers, personalDataHandlers, subscribers, periodic, ended } = identity
    let isClosed = false
    // until it succeeds, every session is looked up in the database
    const learnEnds = () =>
      void ended.learn().catch((error) => {
        if (isClosed) return
        log.warn({ err: error }, 'reading ended sessions')
        setTimeout(learnEnds, LEARN_AGAIN_MS).unref()
      })
    ended.onEnd(endStreams)
    return {
      service: identity,
      calls: [mounted(identityEndpoints, handlers), mounted(personalDataEndpoints, personalDataHandlers)],
      subscribers,
      periodic,
      invalidations: [on(sessionEnded, (id) => (id === null ? learnEnds() : ended.add(id)), ended.lost)],
      gauges: [
        {
          name: 'sign_in_codes_of_hour',
          help: 'Codes of strangers and apps within an hour',
          read: identity.codesOfHour,
        },
      ],
      start: learnEnds,
      close: () => {
        isClosed = true
      },
    }
  },
})
