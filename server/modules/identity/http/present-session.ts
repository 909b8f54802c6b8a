import type { User } from '@okolitsa/contracts/identity/profile.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import type { CustomerRow } from '../store/customer-store.ts'
import { TOKEN_LIFETIMES } from '../tokens.ts'
import type { Session } from '../use-cases/sessions.ts'

/** Names of the spec's storage keys (section 9); all but the expiry are out of scripts' reach. */
export const SESSION_COOKIES = {
  access: 'access-token',
  refresh: 'refresh-token',
  expiry: 'access-token-expiration-time',
  phone: 'user-phone',
  temporary: 'temp-auth',
} as const

/** @param bonuses whole ones that may be spent */
export function presentUser(customer: CustomerRow, bonuses: number): User {
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    birthDate: customer.birthDate,
    groupId: customer.groupId,
    phone: customer.phone,
    freeDeliveryCountBySubscription: customer.freeDeliveryCount,
    hasSubscriptionOffer: customer.hasSubscriptionOffer,
    bonuses,
    agreementConfirmedAt: customer.agreementConfirmedAt?.toISOString() ?? null,
  }
}

/** Gives the browser its cookies; they outlive the access token so that an expired one can be renewed. */
export function setSessionCookies(context: Pick<CallContext, 'setCookie'>, session: Session): void {
  const maxAge = TOKEN_LIFETIMES.refresh
  context.setCookie(SESSION_COOKIES.access, session.token, { maxAge })
  context.setCookie(SESSION_COOKIES.refresh, session.refreshToken, { maxAge })
  context.setCookie(SESSION_COOKIES.phone, session.customer.phone, { maxAge })
  context.setCookie(SESSION_COOKIES.expiry, String(session.expiresAt.getTime()), { maxAge, httpOnly: false })
}

export function clearSessionCookies(context: Pick<CallContext, 'setCookie'>): void {
  for (const name of Object.values(SESSION_COOKIES)) {
    context.setCookie(name, '', { maxAge: 0, httpOnly: name !== SESSION_COOKIES.expiry })
  }
}

export function presentSession(session: Session, bonuses: number) {
  return {
    token: session.token,
    refreshToken: session.refreshToken,
    accessTokenExpirationTime: session.expiresAt.toISOString(),
    user: presentUser(session.customer, bonuses),
  }
}
