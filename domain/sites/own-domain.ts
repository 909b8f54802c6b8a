import type { FieldMistake } from '../validation/field-rules.ts'
import { hostMistakes } from './site-fields.ts'

/** How far a domain of a seller's own has come. */
export const DOMAIN_STATES = ['waiting', 'verified', 'certified', 'failed'] as const
export type DomainState = (typeof DOMAIN_STATES)[number]

/** What keeps a domain from its site. */
export const DOMAIN_REASONS = ['noProof', 'unknownDomain', 'leadsElsewhere', 'takenOver', 'certificateRefused'] as const
export type DomainReason = (typeof DOMAIN_REASONS)[number]

/** Domains one site may claim. */
export const MAX_DOMAINS = 5

/** A name as DNS has it: small Latin letters, other scripts as xn--…, without what people paste around it. */
export function asciiHost(text: string): string {
  const bare = text
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')
  const address = `http://${bare}`
  return URL.canParse(address) ? new URL(address).host : bare.toLowerCase()
}

/** Second-level zones below which domains are registered, as below a top-level one. */
const SHARED_ZONES = /^(?:com|org|net|pp|msk|spb|nov|co|gov|edu|ac|me)\.[a-z]{2,}$/

/** The registered domain of a host: `ferma.ru` of `shop.ferma.ru`. */
function boughtDomain(host: string): string {
  const labels = host.split('.')
  return labels.slice(SHARED_ZONES.test(labels.slice(-2).join('.')) ? -3 : -2).join('.')
}

/** Whether the host is a registered domain without a subdomain: it takes no CNAME. */
export const isBareDomain = (host: string): boolean => boughtDomain(host) === host

/** The name relative to the registered domain, as panels of registrars expect it; `@` = the domain itself. */
export function nameAtRegistrar(name: string, host: string): string {
  const bought = boughtDomain(host)
  return name === bought ? '@' : name.slice(0, -bought.length - 1)
}

/** Names that nobody owns: they mean this computer or this network. */
const OF_NO_ONE = /(^|\.)(localhost|local|internal|home|lan|arpa|invalid|onion)$/
const ADDRESS = /^[\d.]+$/

/**
 * What is wrong with a domain somebody wants to bring.
 * @param ours the shop's own hosts: they, what stands below and what stands above them is nobody else's
 */
export function ownDomainMistake(host: string, ours: readonly string[]): FieldMistake | null {
  const shape = hostMistakes(host).host
  if (shape) return shape
  if (ADDRESS.test(host) || OF_NO_ONE.test(host)) return 'wrongValue'
  const isOurs = ours.some((own) => host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`))
  return isOurs ? 'taken' : null
}

/** What DNS says of a domain. */
export interface DomainNames {
  /** Texts at the name of the proof. */
  readonly texts: readonly string[]
  /** Names the domain stands for. */
  readonly aliases: readonly string[]
  readonly addresses: readonly string[]
}

export const proofName = (host: string): string => `_okolitsa.${host}`
export const proofText = (proof: string): string => `okolitsa-site=${proof}`

/**
 * Why the domain is not the seller's or does not lead here; null = it does.
 * @param target the name domains have to lead to, with its addresses
 */
export function domainFault(
  names: DomainNames,
  proof: string,
  target: { readonly host: string; readonly addresses: readonly string[] },
): Extract<DomainReason, 'noProof' | 'unknownDomain' | 'leadsElsewhere'> | null {
  if (!names.texts.includes(proofText(proof))) return 'noProof'
  const isAlias = names.aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === target.host)
  if (names.addresses.length === 0) return isAlias ? null : 'unknownDomain'
  if (isAlias) return null
  // one foreign address among ours would take every second visitor away
  return names.addresses.every((address) => target.addresses.includes(address)) ? null : 'leadsElsewhere'
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Pauses between looks for a proof; the last one repeats. */
const PAUSES_MS = [1, 2, 5, 10, 20, 40, 60, 120, 240, 360].map((minutes) => minutes * MINUTE_MS)
/** A domain that is shown is looked at this often, and after a failure more so. */
const WATCH_MS = DAY_MS
const WORRY_MS = HOUR_MS
/** Nothing was shown in so long: nobody looks again until the seller asks. */
const LONGEST_WAIT_MS = 14 * DAY_MS
/** A shown domain that leads elsewhere or lost its proof for so long is let go. */
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
 * What a look at a domain leads to.
 * @param fault as `domainFault` found; `silent` = DNS gave no answer, which tells nothing
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
    // what the authority of certificates said stays until it says otherwise
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
