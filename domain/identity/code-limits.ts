/**
 * Limits of one-time codes (spec 9). Times in seconds. Requesters are counted separately for each phone: a browser that
 * has proved the phone before, an app, otherwise the network. Unknown requesters therefore do not use up the codes of
 * others; all of them together are limited by phone and by shop. Thousands of app users share a network, so an app has
 * no network limit; its token lies on every phone, so the shop's limit applies to it.
 */
export const CODE_LIMITS = {
  lifetime: 300,
  attempts: 5,
  /** Seconds between two codes, constant. */
  resendDelay: 30,
  /** Maximum codes of one requester to one phone. */
  ownPerHour: 5,
  ownPerDay: 10,
  /** Maximum codes of all unknown requesters together to one phone. */
  phonePerHour: 10,
  phonePerDay: 20,
  /** Maximum codes of unknown requesters of one network to all phones. */
  networkPerHour: 30,
  /** Maximum wrong codes of unknown requesters of one network for all phones. */
  wrongPerNetworkPerHour: 60,
  /** Failed codes of a phone after which the next codes are longer. */
  failedBeforeLonger: 3,
  /** Days after which failed codes are forgotten. */
  failedRememberedDays: 30,
} as const

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Days after its first code from which a phone is considered known: new phones of attackers get none of the reserved
 * codes.
 */
export const KNOWN_AFTER_DAYS = 1

/** Hourly codes for unknown phones; the last third is reserved for known ones. */
export const codesForUnknown = (shopPerHour: number): number => shopPerHour - Math.floor(shopPerHour / 3)

/** Kind of a requester: `browser` proved this phone before, `app` is one of ours, all others are strangers. */
export type AskerKind = 'browser' | 'app' | 'stranger'

export interface SendLog {
  readonly asker: AskerKind
  /** Ages of this requester's codes to this phone within a day, seconds. */
  readonly own: readonly number[]
  /** Ages of all strangers' codes to this phone. */
  readonly phone: readonly number[]
  /** Ages of the codes requested by strangers of this network within an hour, seconds. */
  readonly network: readonly number[]
  /** Codes requested by strangers and apps in the whole shop within an hour, and their limit. */
  readonly shop: number
  readonly shopPerHour: number
  /** True = the phone or the requester is known (`KNOWN_AFTER_DAYS`). */
  readonly isKnownPhone: boolean
}

/** Reasons for refusing a code: too early, or too many by phone, network or shop. */
export type CodeRefusalReason = 'pause' | 'phone' | 'network' | 'shop'

/** Seconds until fewer than `most` ages lie within the window. */
function waitFor(ages: readonly number[], most: number, window: number): number {
  const within = ages.filter((age) => age < window).sort((a, b) => a - b)
  const oldest = within[most - 1]
  return oldest === undefined ? 0 : Math.max(1, Math.ceil(window - oldest))
}

/** Reason and seconds to wait before the next code; null = it may be sent now. */
export function codeRefusal(log: SendLog): { reason: CodeRefusalReason; wait: number } | null {
  const { asker, own, phone, network } = log
  const strangers = asker === 'stranger' ? phone : []
  const forPhone = Math.max(
    waitFor(own, CODE_LIMITS.ownPerHour, HOUR),
    waitFor(own, CODE_LIMITS.ownPerDay, DAY),
    waitFor(strangers, CODE_LIMITS.phonePerHour, HOUR),
    waitFor(strangers, CODE_LIMITS.phonePerDay, DAY),
  )
  if (forPhone > 0) return { reason: 'phone', wait: forPhone }
  const pause = waitFor(own, 1, CODE_LIMITS.resendDelay)
  if (pause > 0) return { reason: 'pause', wait: pause }
  if (asker === 'browser') return null
  const forNetwork = asker === 'app' ? 0 : waitFor(network, CODE_LIMITS.networkPerHour, HOUR)
  if (forNetwork > 0) return { reason: 'network', wait: forNetwork }
  const most = log.isKnownPhone ? log.shopPerHour : codesForUnknown(log.shopPerHour)
  return log.shop >= most ? { reason: 'shop', wait: 10 * 60 } : null
}

/** Digits of the next code: longer for a phone under attack. */
export const codeLength = (failedChallenges: number): 4 | 6 =>
  failedChallenges >= CODE_LIMITS.failedBeforeLonger ? 6 : 4
