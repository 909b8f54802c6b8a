import { deviceOf } from '@okolitsa/domain/identity/device.ts'
import { OFFICE_ACCESS } from '@okolitsa/domain/office/office-access.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import type { CodeSent, IdentityService } from '../../identity/ports.ts'
import type { Device } from '../office-deps.ts'

/** Session of the office, separate from those of sellers and customers; pages of other sites never send it. */
export const OFFICE_COOKIE = 'office-session'
/** Ticket for which the one-time link was exchanged. */
export const START_COOKIE = 'office-start'
/** Proof of the phone between the steps of a sign-in. */
export const PHONE_COOKIE = 'office-phone'

/** A visit in the cabinet of a seller. */
export const VISIT_COOKIE = 'office-visit'

type Setter = Pick<CallContext, 'setCookie'>

export const setSession = ({ setCookie }: Setter, token: string): void =>
  setCookie(OFFICE_COOKIE, token, { maxAge: OFFICE_ACCESS.sessionLifetime, sameSite: 'strict' })

/** The cookie outlives the visit, so that a page left open is refused instead of acting for another session. */
export const setVisit = ({ setCookie }: Setter, token: string): void =>
  setCookie(VISIT_COOKIE, token, { maxAge: OFFICE_ACCESS.sessionLifetime, sameSite: 'strict' })

export const setTicket = ({ setCookie }: Setter, ticket: string): void =>
  setCookie(START_COOKIE, ticket, { maxAge: OFFICE_ACCESS.startLinkLifetime, sameSite: 'strict' })

export const setPhoneProof = ({ setCookie }: Setter, proof: string): void =>
  setCookie(PHONE_COOKIE, proof, { maxAge: OFFICE_ACCESS.phoneProofLifetime, sameSite: 'strict' })

export const clear = ({ setCookie }: Setter, name: string): void =>
  setCookie(name, '', { maxAge: 0, sameSite: 'strict' })

export const deviceOfCall = (headers: { readonly 'user-agent'?: string | undefined }): Device =>
  deviceOf(headers['user-agent'] ?? null)

/** Sends a code to a phone; null = the provider takes no messages. @throws Refusal TOO_MANY_REQUESTS */
export async function sendCode(
  identity: Pick<IdentityService, 'sendStaffCode'>,
  phone: string,
  context: CallContext,
): Promise<CodeSent | null> {
  try {
    return await identity.sendStaffCode(phone, context)
  } catch (error) {
    if (error instanceof MessageFailure) return null
    throw error
  }
}
