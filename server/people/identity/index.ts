import { type Clock, dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor, Customer } from '@okolitsa/domain/identity/actor.ts'
import { birthDateMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { Database } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import { createKnownBrowsers } from '../../platform/http/known-browser.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { deleteOldTries, refuseOverLimit, saveTry, type TryLimit } from '../../platform/limits/tries.ts'
import type { MessageChannel } from '../../platform/messages/message-channel.ts'
import type { LoyaltyService } from '../../sales/loyalty/ports.ts'
import { type CodesAlarm, createCodesAlarm } from './codes-alarm.ts'
import { createEndedSessions } from './ended-sessions.ts'
import { followHome } from './http/home-cookies.ts'
import { identityHandlers } from './http/identity.handlers.ts'
import { clearSessionCookies, SESSION_COOKIES, setSessionCookies } from './http/present-session.ts'
import type { Credentials } from './ports.ts'
import { deleteAddress, listAddresses, lockAddresses } from './store/address-store.ts'
import { APP, countSendsOfHour, deleteOldChallenges, forgetSends } from './store/challenge-store.ts'
import { findCustomer, type ProfileChange, saveAgreement, savePhone, saveProfile } from './store/customer-store.ts'
import { deleteOldSessions, listSessions } from './store/session-store.ts'
import { saveWebViewToken, takeWebViewToken } from './store/token-store.ts'
import { createTokens, TOKEN_LIFETIMES } from './tokens.ts'
import { addAddress, changeAddress } from './use-cases/addresses.ts'
import { checkCode } from './use-cases/check-code.ts'
import { type Asker, requestCode } from './use-cases/request-code.ts'
import { actorOf, openSession, reissue, renewSession, type SessionDeps, sessionEnding } from './use-cases/sessions.ts'

export { insertCustomers, lockFreeDeliveries } from './store/customer-store.ts'
export { SESSION_ENDED } from './store/session-store.ts'
export { rememberBuyer } from './use-cases/remember-buyer.ts'

export interface IdentityDeps {
  readonly database: Database
  readonly channel: MessageChannel
  readonly clock: Clock
  readonly log: CodesAlarm['log']
  /** Signs tokens and codes. */
  readonly tokenSecret: string
  /** Lets service calls in. */
  readonly serviceSecret: string
  /** What an app of ours sends with its requests for codes; undefined = there is none. */
  readonly integrationToken: string | undefined
  /** Codes an hour for strangers and apps in the whole shop. */
  readonly codesPerHour: number
  /** Host shown in the sign-in message. */
  readonly siteHost: string
  /** The profile shows the bonuses. */
  readonly loyalty: Pick<LoyaltyService, 'bonusesOf'>
}

/** Hashing a password costs as much as dozens of ordinary calls. */
const PASSWORD_HASHES: TryLimit = { kind: 'hash-password', most: 20, windowSeconds: 3600 }
const DAY_MS = 86_400_000

function useCases(deps: IdentityDeps, sessions: SessionDeps) {
  const { database, clock } = deps
  const { tokens } = sessions
  const { executor, inTransaction } = database
  const codes = { inTransaction, tokens, clock }
  const alarm = createCodesAlarm({ log: deps.log, codesPerHour: deps.codesPerHour, clock })
  const knownBrowsers = createKnownBrowsers({ secret: deps.tokenSecret, cookie: 'known-browser' })
  const ending = sessionEnding(sessions)
  const integrationToken = deps.integrationToken === undefined ? null : tokens.hash(deps.integrationToken)

  /** Who asks for a code or brings one. Throws UNAUTHORIZED for a wrong integration token. */
  function askerOf(context: CallContext, phone: string): Asker {
    const { network, headers } = context
    const shown = headers['x-integration-token']
    if (integrationToken && shown !== undefined) {
      if (!tokens.isSame(tokens.hash(shown), integrationToken)) throw new Refusal('UNAUTHORIZED')
      return { name: APP, kind: 'app', guesser: `${APP} ${network}`, network }
    }
    const browser = knownBrowsers.idOf(context, phone)
    const name = browser ? `browser:${browser}` : network
    return { name, kind: browser ? 'browser' : 'stranger', guesser: name, network }
  }

  return {
    askerOf,
    knownBrowsers,
    requestCode: requestCode({
      ...codes,
      channel: deps.channel,
      siteHost: deps.siteHost,
      codesPerHour: deps.codesPerHour,
      onSent: alarm.look,
    }),
    checkCode: checkCode(codes),
    openSession: openSession(sessions),
    renewSession: renewSession(sessions),
    ...ending,
    listSessions: (customerId: number) => listSessions(executor, customerId, clock()),
    resetRequestLimit: (phone: string) => forgetSends(executor, phone),
    findCustomer: (id: number) => findCustomer(executor, id),
    bonusesOf: deps.loyalty.bonusesOf,
    changeProfile: async (id: number, change: ProfileChange) => {
      const { birthDate } = change
      const mistake = birthDate ? birthDateMistake(birthDate, dayIn(SHOP_TIME_ZONE, deps.clock())) : null
      if (mistake) throw new Refusal('BAD_REQUEST', { errors: { birthDate: validationTexts[mistake] } })
      return saveProfile(executor, id, change)
    },
    confirmAgreement: (id: number) => saveAgreement(executor, id),
    /** Moves the account; whoever else is in it is put out. Throws PHONE_TAKEN. */
    changePhone: async ({ customerId, sessionId }: Customer, phone: string) => {
      if (!(await savePhone(executor, customerId, phone)))
        throw new Refusal('PHONE_TAKEN', { errors: { phone: errorTexts.PHONE_TAKEN } })
      await ending.endOthers(customerId, sessionId, 'phone_changed')
      const customer = await findCustomer(executor, customerId)
      if (!customer) throw new Refusal('NOT_FOUND')
      return { customer, access: await reissue(sessions)(customer, sessionId) }
    },
    listAddresses: (customerId: number) => listAddresses(executor, customerId),
    addAddress: addAddress({ inTransaction }),
    changeAddress: changeAddress({ inTransaction }),
    deleteAddress: (customerId: number, id: number) =>
      inTransaction(async (tx) => {
        await lockAddresses(tx, customerId)
        return deleteAddress(tx, customerId, id)
      }),
    /** A one-time token that carries the app's session into its web view. */
    issueWebViewToken: async (sessionId: string) => {
      const token = tokens.random()
      const lifetime = TOKEN_LIFETIMES.webView
      const expiresAt = new Date(clock().getTime() + lifetime * 1000)
      await saveWebViewToken(executor, { hash: tokens.hash(token), sessionId, expiresAt })
      return { token, lifetime }
    },
    /** Exchanges the app's one-time token. Throws UNAUTHORIZED. */
    openTemporarySession: async (oneTimeToken: string) => {
      const customer = await takeWebViewToken(executor, tokens.hash(oneTimeToken), clock())
      if (!customer) throw new Refusal('UNAUTHORIZED')
      return { token: await tokens.temporary({ kind: 'customer', ...customer }), lifetime: TOKEN_LIFETIMES.temporary }
    },
    /** Throws TOO_MANY_REQUESTS. */
    countHash: (network: string) =>
      inTransaction(async (tx) => {
        await refuseOverLimit(tx, PASSWORD_HASHES, network, clock())
        await saveTry(tx, PASSWORD_HASHES, network, clock())
      }),
  }
}
export type IdentityUseCases = ReturnType<typeof useCases>

/** Sign-in by phone and code, sessions, profile and addresses. */
export function createIdentityModule(deps: IdentityDeps) {
  const { database, clock } = deps
  const tokens = createTokens({ secret: deps.tokenSecret, clock })
  const ended = createEndedSessions({ executor: database.executor, clock })
  const use = useCases(deps, { database, tokens, clock, ended })
  const serviceSecret = tokens.hash(deps.serviceSecret)

  async function customerOf(token: string): Promise<Customer | null> {
    const reading = await tokens.read(token)
    if (!reading || (await ended.has(reading.customer.sessionId, reading.isLong))) return null
    return reading.customer
  }

  /** Whose session came along; `none` = no token at all, `dead` = one that is over, ended or broken. */
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
    /** Which sessions ended lately; fed by the channel `SESSION_ENDED`. */
    ended,
    /** Who makes an API call. Throws UNAUTHORIZED for a session that is over: its owner is no guest. */
    async actorOf(credentials: Credentials): Promise<Actor> {
      const secret = credentials.headers['x-service-secret']
      if (typeof secret === 'string' && tokens.isSame(tokens.hash(secret), serviceSecret)) return { kind: 'service' }
      const session = await sessionOf(credentials)
      if (session === 'dead') throw new Refusal('UNAUTHORIZED')
      return session === 'none' ? { kind: 'guest' } : session
    },
    /** Who opens a page: an expired session is renewed on the way, so a link from a message just works. */
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
        return { kind: 'guest' }
      }
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
        },
      },
    ] satisfies PeriodicTask[],
  }
}
