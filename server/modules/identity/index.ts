import { type Clock, dayIn, SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import type { Location } from '@okolitsa/domain/geo/location.ts'
import type { Actor, Customer } from '@okolitsa/domain/identity/actor.ts'
import { birthDateMistake } from '@okolitsa/domain/identity/person-fields.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import { validationTexts } from '@okolitsa/strings/ru/validation.ts'
import type { Database } from '../../platform/db/client.ts'
import type { CallContext } from '../../platform/http/handler.ts'
import type { PeriodicTask } from '../../platform/jobs/work.ts'
import { followHome } from './http/home-cookies.ts'
import { identityHandlers } from './http/identity.handlers.ts'
import { SESSION_COOKIES, setSessionCookies } from './http/present-session.ts'
import type { MessageChannel } from './ports.ts'
import { deleteAddress, listAddresses, lockAddresses } from './store/address-store.ts'
import { deleteOldChallenges, forgetSends } from './store/challenge-store.ts'
import { findCustomer, type ProfileChange, saveAgreement, savePhone, saveProfile } from './store/customer-store.ts'
import { deleteOldTokens, takeWebViewToken } from './store/token-store.ts'
import { createTokens, TOKEN_LIFETIMES } from './tokens.ts'
import { addAddress, changeAddress } from './use-cases/addresses.ts'
import { checkCode } from './use-cases/check-code.ts'
import { requestCode } from './use-cases/request-code.ts'
import { endSession, openSession, renewSession } from './use-cases/sessions.ts'

export interface IdentityDeps {
  readonly database: Database
  readonly channel: MessageChannel
  readonly clock: Clock
  /** Signs tokens and codes. */
  readonly tokenSecret: string
  /** Lets service calls in. */
  readonly serviceSecret: string
  /** Host shown in the sign-in message. */
  readonly siteHost: string
  /** Whole bonuses of a customer; the profile shows them. */
  bonusesOf(customerId: number): Promise<number>
}

/** What carries the proof of who is asking. */
interface Credentials {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly cookies: Readonly<Record<string, string | undefined>>
}

function useCases(deps: IdentityDeps, tokens: ReturnType<typeof createTokens>) {
  const { database } = deps
  const { executor, inTransaction } = database
  return {
    requestCode: requestCode({ inTransaction, tokens, channel: deps.channel, siteHost: deps.siteHost }),
    checkCode: checkCode({ inTransaction, tokens }),
    openSession: openSession({ database, tokens }),
    renewSession: renewSession({ database, tokens }),
    endSession: endSession({ database, tokens }),
    resetRequestLimit: (phone: string) => forgetSends(executor, phone),
    findCustomer: (id: number) => findCustomer(executor, id),
    bonusesOf: deps.bonusesOf,
    changeProfile: async (id: number, change: ProfileChange) => {
      const { birthDate } = change
      const mistake = birthDate ? birthDateMistake(birthDate, dayIn(SHOP_TIME_ZONE, deps.clock())) : null
      if (mistake) throw new Refusal('BAD_REQUEST', { errors: { birthDate: validationTexts[mistake] } })
      return saveProfile(executor, id, change)
    },
    confirmAgreement: (id: number) => saveAgreement(executor, id),
    /** Moves the account and opens a session for the new phone. Throws PHONE_TAKEN. */
    changePhone: async (id: number, phone: string) => {
      if (!(await savePhone(executor, id, phone)))
        throw new Refusal('PHONE_TAKEN', { errors: { phone: errorTexts.PHONE_TAKEN } })
      return openSession({ database, tokens })(phone)
    },
    listAddresses: (customerId: number) => listAddresses(executor, customerId),
    addAddress: addAddress({ inTransaction }),
    changeAddress: changeAddress({ inTransaction }),
    deleteAddress: (customerId: number, id: number) =>
      inTransaction(async (tx) => {
        await lockAddresses(tx, customerId)
        return deleteAddress(tx, customerId, id)
      }),
    /** Exchanges the app's one-time token. Throws UNAUTHORIZED. */
    openTemporarySession: async (oneTimeToken: string) => {
      const customer = await takeWebViewToken(executor, tokens.hash(oneTimeToken))
      if (!customer) throw new Refusal('UNAUTHORIZED')
      return { token: await tokens.temporary({ kind: 'customer', ...customer }), lifetime: TOKEN_LIFETIMES.temporary }
    },
  }
}
export type IdentityUseCases = ReturnType<typeof useCases>

export { lockFreeDeliveries } from './store/customer-store.ts'

/** Sign-in by phone and code, sessions, profile and addresses. */
export function createIdentityModule(deps: IdentityDeps) {
  const tokens = createTokens({ secret: deps.tokenSecret, clock: deps.clock })
  const use = useCases(deps, tokens)
  const serviceSecret = tokens.hash(deps.serviceSecret)

  async function customerOf({ headers, cookies }: Credentials): Promise<Customer | null> {
    const { authorization } = headers
    if (typeof authorization === 'string') {
      return authorization.startsWith('Bearer ') ? tokens.read(authorization.slice(7)) : null
    }
    const access = cookies[SESSION_COOKIES.access]
    const customer = access ? await tokens.read(access) : null
    if (customer) return customer
    const temporary = cookies[SESSION_COOKIES.temporary]
    return temporary ? tokens.read(temporary) : null
  }

  return {
    handlers: identityHandlers(use),
    /** Who makes an API call. */
    async actorOf(credentials: Credentials): Promise<Actor> {
      const secret = credentials.headers['x-service-secret']
      if (typeof secret === 'string' && tokens.isSame(tokens.hash(secret), serviceSecret)) {
        return { kind: 'service' }
      }
      return (await customerOf(credentials)) ?? { kind: 'guest' }
    },
    /** Who opens a page: an expired session is renewed on the way, so a link from a message just works. */
    async visitorOf(credentials: Credentials, context: Pick<CallContext, 'setCookie'>): Promise<Actor> {
      const customer = await customerOf(credentials)
      if (customer) return customer
      const refresh = credentials.cookies[SESSION_COOKIES.refresh]
      if (!refresh) return { kind: 'guest' }
      try {
        const session = await use.renewSession(refresh)
        setSessionCookies(context, session)
        const { id, phone, groupId } = session.customer
        return { kind: 'customer', customerId: id, phone, groupId }
      } catch (error) {
        if (error instanceof Refusal) return { kind: 'guest' }
        throw error
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
    periodic: [
      {
        name: 'forget-old-sign-ins',
        cron: '17 * * * *',
        run: async () => {
          await deleteOldChallenges(deps.database.executor)
          await deleteOldTokens(deps.database.executor)
        },
      },
    ] satisfies PeriodicTask[],
  }
}
