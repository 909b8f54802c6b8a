import type { FieldMistake } from '../validation/field-rules.ts'
import { hostMistakes } from './site-fields.ts'

export const DOMAIN_STATES = ['waiting', 'verified', 'certified', 'failed'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

/** Faults that prevent a domain from showing its site. */
export const DOMAIN_REASONS = ['noProof', 'unknownDomain', 'leadsElsewhere', 'takenOver', 'certificateRefused'] as const
export type DomainReason = (typeof DOMAIN_REASONS)[number]

export const MAX_DOMAINS = 5

/** Normalizes a host for DNS: lower case, other scripts as xn--…, without pasted surroundings. */
export function asciiHost(text: string): string {
  const bare = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')
  const address = `http://${bare}`
  return URL.canParse(address) ? new URL(address).host : bare.toLowerCase()
}

/** Second-level zones below which domains are registered as below a top-level domain. */
const SHARED_ZONES = /^(?:com|org|net|pp|msk|spb|nov|co|gov|edu|ac|me)\.[a-z]{2,}$/

/** Registered domain of a host: `ferma.ru` of `shop.ferma.ru`. */
function boughtDomain(host: string): string {
  const labels = host.split('.')
  return labels.slice(SHARED_ZONES.test(labels.slice(-2).join('.')) ? -3 : -2).join('.')
}

/** True = the host is a registered domain without a subdomain, so a CNAME record cannot be set for it. */
export const isBareDomain = (host: string): boolean => boughtDomain(host) === host

/** Name relative to the registered domain, as panels of registrars expect it; `@` = the domain itself. */
export function nameAtRegistrar(name: string, host: string): string {
  const bought = boughtDomain(host)
  return name === bought ? '@' : name.slice(0, -bought.length - 1)
}

/** Reserved names: the local computer or network. */
const OF_NO_ONE = /(^|\.)(localhost|local|internal|home|lan|arpa|invalid|onion)$/
const ADDRESS = /^[\d.]+$/

/**
 * Validation error of a new domain; null = valid.
 * @param ours hosts of the marketplace; their subdomains and parent domains are refused
 */
export function ownDomainMistake(host: string, ours: readonly string[]): FieldMistake | null {
  const shape = hostMistakes(host).host
  if (shape) return shape
  if (ADDRESS.test(host) || OF_NO_ONE.test(host)) return 'wrongValue'
  const isOurs = ours.some((own) => host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`))
  return isOurs ? 'taken' : null
}

export interface DomainNames {
  /** TXT records at the name of the proof. */
  readonly texts: readonly string[]
  /** CNAME targets. */
  readonly aliases: readonly string[]
  readonly addresses: readonly string[]
}

export const proofName = (host: string): string => `_okolitsa.${host}`
export const proofText = (proof: string): string => `okolitsa-site=${proof}`

/** The fault of a domain; null = it belongs to the seller and points here. @param target required DNS target */
export function domainFault(
  names: DomainNames,
  proof: string,
  target: { readonly host: string; readonly addresses: readonly string[] },
): Extract<DomainReason, 'noProof' | 'unknownDomain' | 'leadsElsewhere'> | null {
  if (!names.texts.includes(proofText(proof))) return 'noProof'
  const isAlias = names.aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === target.host)
  if (names.addresses.length === 0) return isAlias ? null : 'unknownDomain'
  if (isAlias) return null
  // a single foreign address would receive a part of the visitors
  return names.addresses.every((address) => target.addresses.includes(address)) ? null : 'leadsElsewhere'
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Intervals between checks for a proof; the last one is repeated. */
const PAUSES_MS = [1, 2, 5, 10, 20, 40, 60, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)
/** Interval between checks of an active domain without a fault, and after one. */
const WATCH_MS = DAY_MS
const WORRY_MS = HOUR_MS
/** Maximum time of checking an inactive domain, after which the seller must request a check. */
const LONGEST_WAIT_MS = 14 * DAY_MS
/** Maximum time that an active domain may have a wrong target or no proof before it is released. */
const LONGEST_FAULT_MS = 3 * DAY_MS

export interface DomainClaim {
  readonly state: DomainState
  readonly reason: DomainReason | null
  readonly tries: number
  readonly failingSince: Date | null
  readonly addedAt: Date
}
export interface DomainStep {
  readonly state: DomainState
  readonly reason: DomainReason | null
  readonly tries: number
  readonly failingSince: Date | null
  readonly nextCheckAt: Date | null
}

/**
 * The next state after a check. @param fault result of `domainFault`; `silent` = no DNS answer, which leaves the state
 * unchanged
 */
export function afterLook(claim: DomainClaim, fault: DomainReason | 'silent' | null, now: Date): DomainStep {
  const later = (ms: number) => new Date(now.getTime() + ms)
  const isShown = claim.state === 'verified' || claim.state === 'certified'
  const { state } = claim
  if (fault === 'silent') {
    const { reason, tries, failingSince } = claim
    return { state, reason, tries, failingSince, nextCheckAt: later(isShown ? WORRY_MS : (PAUSES_MS[3] ?? HOUR_MS)) }
  }
  if (fault === null) {
    // the certificate authority's refusal remains until the authority accepts
    const reason = isShown && claim.reason === 'certificateRefused' ? claim.reason : null
    return {
      state: isShown ? state : 'verified',
      reason,
      tries: 0,
      failingSince: null,
      nextCheckAt: later(WATCH_MS),
    }
  }
  const failingSince = claim.failingSince ?? now
  const tries = claim.tries + 1
  const failedMs = now.getTime() - failingSince.getTime()
  if (isShown)
    return failedMs >= LONGEST_FAULT_MS
      ? { state: 'failed', reason: fault, tries, failingSince, nextCheckAt: null }
      : { state, reason: fault, tries, failingSince, nextCheckAt: later(WORRY_MS) }
  if (failedMs >= LONGEST_WAIT_MS) return { state: 'failed', reason: fault, tries, failingSince, nextCheckAt: null }
  const pause = PAUSES_MS[Math.min(claim.tries, PAUSES_MS.length - 1)] ?? HOUR_MS
  return { state: 'waiting', reason: fault, tries, failingSince, nextCheckAt: later(pause) }
}
