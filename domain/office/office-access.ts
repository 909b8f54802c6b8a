/** Times of sessions and links of the office, seconds. */
export const OFFICE_ACCESS = {
  /** Lifetime of a session: a working day. */
  sessionLifetime: 12 * 3600,
  /** Time within which a check of the factor counts for sensitive calls. */
  factorFreshFor: 15 * 60,
  /** Lifetime of a link that the server prints, and of the ticket for which a link is exchanged. */
  startLinkLifetime: 3600,
  /** Lifetime of a challenge for a passkey. */
  challengeLifetime: 300,
  /** Time between the code of the phone and the factor during a sign-in. */
  phoneProofLifetime: 600,
} as const

/** Limits of wrong codes; `perNetwork` is shared by people behind one address. */
export const FACTOR_TRIES = {
  perPerson: { most: 5, windowSeconds: 15 * 60 },
  perPersonOfDay: { most: 30, windowSeconds: 24 * 3600 },
  perNetwork: { most: 60, windowSeconds: 3600 },
} as const

/** Maximum passkeys of a person. */
export const MAX_PASSKEYS = 10

export const isFactorFresh = (checkedAt: Date, now: Date): boolean =>
  now.getTime() - checkedAt.getTime() <= OFFICE_ACCESS.factorFreshFor * 1000

/** Host and origin to which passkeys belong. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

/**
 * The relying party of the passkeys of a market; null = browsers offer none at its address: over plain HTTP, except at
 * `localhost`, and at an IP address.
 */
export function relyingPartyAt(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  const isAddress = hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
  return !isAddress && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null
}

/** A method that proves a person besides the phone. */
export type FactorKind = 'passkey' | 'totp' | 'recovery'

export interface FactorCounts {
  readonly passkeys: number
  readonly hasTotp: boolean
}

/** Whether a person may remove one passkey or the app; one of the two always stays, since nobody works without. */
export const mayRemoveFactor = ({ passkeys, hasTotp }: FactorCounts): boolean => passkeys + (hasTotp ? 1 : 0) > 1
