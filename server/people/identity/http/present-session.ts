import type { ListedSession, User } from '@okolitsa/contracts/identity/profile.ts'
import { deviceOf } from '@okolitsa/domain/identity/device.ts'
import type { CallContext } from '../../../platform/http/handler.ts'
import type { Benefits } from '../ports.ts'
import type { CustomerRow } from '../store/customer-store.ts'
import type { SessionRow } from '../store/session-store.ts'
import { TOKEN_LIFETIMES } from '../tokens.ts'
import type { Session } from '../use-cases/sessions.ts'

/**
 * Cookie names: the specification's storage keys (section 9); scripts can read only the expiry. `user-phone` is
 * omitted: the server knows the phone of a session, and the cookie would be sent with every image.
 */
export const SESSION_COOKIES = {
  access: 'access-token',
  refresh: 'refresh-token',
  expiry: 'access-token-expiration-time',
  temporary: 'temp-auth',
} as const

/** Cookie, readable by scripts for a minute, with the reason why the session of a page request ended. */
export const SESSION_OVER_COOKIE = 'session-over'

/** Cookie with the id of the code requested by this browser. */
export const CHALLENGE_COOKIE = 'sign-in-challenge'

export function presentUser(
  customer: CustomerRow,
  { bonuses, freeDeliveries, hasOffer, block, isConfirmed: counts }: Benefits,
): User {
  const { agreementEdition } = customer
  const isConfirmed = agreementEdition !== null && counts(agreementEdition)
  return {
    id: customer.id,
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    birthDate: customer.birthDate,
    groupId: customer.groupId,
    phone: customer.phone,
    freeDeliveryCountBySubscription: freeDeliveries,
    hasSubscriptionOffer: hasOffer,
    bonuses,
    ...(block && { block: { message: block.message, until: block.until?.toISOString() ?? null } }),
    agreementConfirmedAt: isConfirmed ? (customer.agreementConfirmedAt?.toISOString() ?? null) : null,
    ...(!isConfirmed && agreementEdition !== null && { isAgreementOutdated: true }),
  }
}

type Setter = Pick<CallContext, 'setCookie'>

/**
 * Sets cookies with the access token and its expiry, which scripts can read. Both outlive the token, so that an expired
 * session can be renewed.
 */
export function setAccessCookies(context: Setter, access: { token: string; expiresAt: Date }): void {
  const maxAge = TOKEN_LIFETIMES.refresh
  context.setCookie(SESSION_COOKIES.access, access.token, { maxAge })
  context.setCookie(SESSION_COOKIES.expiry, String(access.expiresAt.getTime()), { maxAge, httpOnly: false })
}

export function setSessionCookies(context: Setter, session: Session): void {
  setAccessCookies(context, session)
  context.setCookie(SESSION_COOKIES.refresh, session.refreshToken, { maxAge: TOKEN_LIFETIMES.refresh })
}

export function clearSessionCookies(context: Setter): void {
  for (const name of Object.values(SESSION_COOKIES)) {
    context.setCookie(name, '', { maxAge: 0, httpOnly: name !== SESSION_COOKIES.expiry })
  }
}

export function presentSession(session: Session, benefits: Benefits) {
  return {
    token: session.token,
    refreshToken: session.refreshToken,
    accessTokenExpirationTime: session.expiresAt.toISOString(),
    user: presentUser(session.customer, benefits),
  }
}

/** @param currentId the session of this call */
export function presentListed(session: SessionRow, currentId: string): ListedSession {
  return {
    id: session.id,
    source: session.source,
    ...deviceOf(session.userAgent),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isCurrent: session.id === currentId,
  }
}
