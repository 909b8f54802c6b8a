import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { identityEndpoints } from '@okolitsa/contracts/identity/identity.endpoints.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { errorTexts } from '@okolitsa/strings/ru/errors.ts'
import type { CallContext, Handlers } from '../../../platform/http/handler.ts'
import type { IdentityUseCases } from '../index.ts'
import type { CustomerRow } from '../store/customer-store.ts'
import type { Session } from '../use-cases/sessions.ts'
import { followHome, leaveHome } from './home-cookies.ts'
import {
  clearSessionCookies,
  presentSession,
  presentUser,
  SESSION_COOKIES,
  setSessionCookies,
} from './present-session.ts'

const scryptHash = promisify(scrypt) as (password: string, salt: Buffer, length: number) => Promise<Buffer>

const found = <T>(value: T | null): T => {
  if (value === null) throw new Refusal('NOT_FOUND')
  return value
}

export function identityHandlers(use: IdentityUseCases): Handlers<typeof identityEndpoints> {
  const user = async (customer: CustomerRow) => presentUser(customer, await use.bonusesOf(customer.id))
  const answerSession = async (session: Session) => presentSession(session, await use.bonusesOf(session.customer.id))
  /** The place of a browser where nobody chose one is the main address, whatever has just become of it. */
  const goHome = async (context: CallContext, customerId: number) => {
    const [first] = await use.listAddresses(customerId)
    followHome(context, first?.isMain ? first : null)
  }
  return {
    requestCode: ({ body, actor, context }) => {
      // a signed-in customer asking for another phone's code is moving to it
      const isMoving = actor.kind === 'customer' && actor.phone !== body.phone
      return use.requestCode({
        phone: body.phone,
        purpose: isMoving ? 'change_phone' : 'sign_in',
        customerId: isMoving ? actor.customerId : null,
        ip: context.ip,
      })
    },

    signIn: async ({ body, context }) => {
      await use.checkCode({ ...body, purpose: 'sign_in', ip: context.ip })
      const session = await use.openSession(body.phone)
      setSessionCookies(context, session)
      await goHome(context, session.customer.id)
      return await answerSession(session)
    },

    refresh: async ({ body, context }) => {
      const token = body.refreshToken ?? context.cookies[SESSION_COOKIES.refresh]
      if (!token) throw new Refusal('REFRESH_REJECTED')
      try {
        const session = await use.renewSession(token, body.phone)
        setSessionCookies(context, session)
        return await answerSession(session)
      } catch (error) {
        if (error instanceof Refusal) clearSessionCookies(context)
        throw error
      }
    },

    resetRequestLimit: async ({ body }) => {
      await use.resetRequestLimit(body.phone)
      return { ok: true }
    },

    user: async ({ actor }) => user(found(await use.findCustomer(actor.customerId))),

    changeUser: async ({ actor, body }) => user(found(await use.changeProfile(actor.customerId, body))),

    changePhone: async ({ actor, body, context }) => {
      const { customerId } = await use.checkCode({ ...body, purpose: 'change_phone', ip: context.ip })
      if (customerId !== actor.customerId)
        throw new Refusal('CODE_WRONG_OR_EXPIRED', { errors: { code: errorTexts.CODE_WRONG_OR_EXPIRED } })
      const session = await use.changePhone(actor.customerId, body.phone)
      setSessionCookies(context, session)
      return user(session.customer)
    },

    confirmAgreement: async ({ actor }) => user(found(await use.confirmAgreement(actor.customerId))),

    signOut: async ({ context }) => {
      const token = context.cookies[SESSION_COOKIES.refresh]
      if (token) await use.endSession(token)
      clearSessionCookies(context)
      leaveHome(context)
      return { ok: true }
    },

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

    hashPassword: async ({ body }) => {
      const salt = randomBytes(16)
      const hash = await scryptHash(body.password, salt, 64)
      return { hashedPassword: `scrypt$${salt.toString('base64')}$${hash.toString('base64')}` }
    },
  }
}
