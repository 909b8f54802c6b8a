import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { isLanguage, LANGUAGE_COOKIE } from '@okolitsa/domain/language/language.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { cutText } from '@okolitsa/domain/text/cut-text.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { IdentityUseCases } from '../identity-use-cases.ts'
import type { CustomerRow } from '../store/customer-store.ts'
import type { Session } from '../use-cases/sessions.ts'
import { askForCode, proveByCode } from './code-proof.ts'
import { followHome, leaveHome } from './home-cookies.ts'
import {
  clearSessionCookies,
  presentListed,
  presentSession,
  presentUser,
  SESSION_COOKIES,
  setAccessCookies,
  setSessionCookies,
} from './present-session.ts'

const scryptHash = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>

/** Maximum stored characters of a user agent, enough to identify browser and system. */
const LONGEST_AGENT = 400

/** Network and user agent that are stored with a consent or a session. */
const originOf = ({ network }: CallContext, headers: { readonly 'user-agent'?: string | undefined }) => ({
  network,
  userAgent: headers['user-agent'] === undefined ? null : cutText(headers['user-agent'], LONGEST_AGENT),
})

const found = <T>(value: T | null): T => {
  if (value === null) throw new Refusal('NOT_FOUND')
  return value
}

export function identityHandlers(use: IdentityUseCases): Handlers<typeof identityEndpoints> {
  const user = async (customer: CustomerRow) => presentUser(customer, await use.benefitsOf(customer.id))
  const answerSession = async (session: Session) => presentSession(session, await use.benefitsOf(session.customer.id))
  /** Sets the browser's place to the current main address, unless one was chosen. */
  const goHome = async (context: CallContext, customerId: number) => {
    const [first] = await use.listAddresses(customerId)
    followHome(context, first?.isMain ? first : null)
  }
  return {
    requestCode: async ({ body, headers, actor, context }) => {
      // a signed-in customer who requests a code for another phone is changing their number
      const isMoving = actor.kind === 'customer' && actor.phone !== body.phone
      return askForCode(
        use,
        {
          phone: body.phone,
          purpose: isMoving ? 'change_phone' : 'sign_in',
          customerId: isMoving ? actor.customerId : null,
        },
        { context, headers },
      )
    },

    signIn: async ({ body, headers, context }) => {
      await proveByCode(use, { ...body, purposes: ['sign_in'] }, { context, headers })
      const { userAgent } = originOf(context, headers)
      const { isKept, ...session } = await use.openSession(body.phone, { source: body.source, userAgent })
      setSessionCookies(context, session)
      // the language chosen in the browser; a default is not stored as the owner's language
      const chosen = context.cookies[LANGUAGE_COOKIE]
      if (isLanguage(chosen) && chosen === context.language) await use.rememberLanguage(session.customer.id, chosen)
      await goHome(context, session.customer.id)
      return { ...(await answerSession(session)), ...(isKept && { isDeletionCanceled: true }) }
    },

    refresh: async ({ body, context }) => {
      const token = body.refreshToken ?? context.cookies[SESSION_COOKIES.refresh]
      try {
        if (!token) throw new Refusal('REFRESH_REJECTED', { reason: 'over' })
        const session = await use.renewSession(token, body.phone)
        setSessionCookies(context, session)
        return await answerSession(session)
      } catch (error) {
        // also for a browser that has only lost its refresh token: the remaining cookies would prevent signing in
        if (error instanceof Refusal && body.refreshToken === undefined) clearSessionCookies(context)
        throw error
      }
    },

    resetRequestLimit: async ({ body }) => {
      await use.resetRequestLimit(body.phone)
      return { ok: true }
    },

    user: async ({ actor }) => user(found(await use.findCustomer(actor.customerId))),

    changeUser: async ({ actor, body }) => user(found(await use.changeProfile(actor.customerId, body))),

    changePhone: async ({ actor, body, headers, context }) => {
      // a code requested without a bearer also proves the new phone, since it would even allow signing in
      const proof = { ...body, purposes: ['change_phone', 'sign_in'] as const }
      const { customerId } = await proveByCode(use, proof, { context, headers })
      if (customerId !== null && customerId !== actor.customerId)
        throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: 'CODE_WRONG_OR_EXPIRED' } })
      const { customer, access } = await use.changePhone(actor, body.phone, context.language)
      // a browser gets a token with the new phone immediately; an app gets it with its next renewal
      if (context.cookies[SESSION_COOKIES.refresh]) setAccessCookies(context, access)
      return user(customer)
    },

    confirmAgreement: async ({ actor, body, headers, context }) =>
      user(found(await use.giveConsents(actor.customerId, body, originOf(context, headers)))),
    consents: ({ actor }) => use.readConsents(actor.customerId),
    requiredTexts: async ({ actor }) => ({ items: await use.readRequiredTexts(actor.customerId) }),
    withdrawConsent: async ({ actor, params, headers, context }) => {
      await use.withdrawConsent(actor.customerId, params.purpose, originOf(context, headers))
      return use.readConsents(actor.customerId)
    },

    signOut: async ({ actor, body, context }) => {
      await use.signOut(actor.sessionId, body.refreshToken ?? context.cookies[SESSION_COOKIES.refresh])
      clearSessionCookies(context)
      leaveHome(context)
      return { ok: true }
    },

    sessions: async ({ actor }) => ({
      items: (await use.listSessions(actor.customerId)).map((session) => presentListed(session, actor.sessionId)),
    }),
    endSession: async ({ actor, params }) => {
      if (!(await use.endOne(actor.customerId, params.id))) throw new Refusal('NOT_FOUND')
      return { ok: true }
    },
    endOtherSessions: async ({ actor }) => ({
      ended: await use.endOthers(actor.customerId, actor.sessionId, 'ended_by_customer'),
    }),
    openWebView: ({ actor }) => use.issueWebViewToken(actor.sessionId),

    addresses: async ({ actor }) => ({ items: await use.listAddresses(actor.customerId) }),
    addAddress: async ({ actor, body, context }) => {
      const added = await use.addAddress(actor.customerId, body)
      await goHome(context, actor.customerId)
      return added
    },
    changeAddress: async ({ actor, params, body: { location, ...fields }, context }) => {
      const changed = found(await use.changeAddress(actor.customerId, params.id, { ...fields, ...location }))
      await goHome(context, actor.customerId)
      return changed
    },
    deleteAddress: async ({ actor, params, context }) => {
      if (!(await use.deleteAddress(actor.customerId, params.id))) throw new Refusal('NOT_FOUND')
      await goHome(context, actor.customerId)
      return { ok: true }
    },

    temporarySession: async ({ body, context }) => {
      const { token, lifetime } = await use.openTemporarySession(body.token)
      context.setCookie(SESSION_COOKIES.temporary, token, { maxAge: lifetime })
      return { ok: true }
    },

    hashPassword: async ({ body, context }) => {
      await use.countHash(context.network)
      const salt = randomBytes(16)
      const hash = await scryptHash(body.password, salt, 64)
      return { hashedPassword: `scrypt$${salt.toString('base64')}$${hash.toString('base64')}` }
    },
  }
}
