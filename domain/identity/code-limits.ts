/**
 * How often a one-time code may be sent and tried (spec 9). Times in seconds.
 *
 * Whoever asks is counted by themselves for each phone: a browser that has proved the phone before, an app, or else the
 * network they come from. What strangers ask for therefore does not use up the codes of others; all strangers together
 * have a bound for a phone and for the whole shop, so that nobody is buried under messages. Thousands of an app's
 * people share a network, so that bound is not theirs; its token lies on every phone, so the whole shop's is.
 */
export const CODE_LIMITS = {
  lifetime: 300,
  attempts: 5,
  /** Between two codes; the pause does not grow. */
  resendDelay: 30,
  /** One asker, one phone. */
  ownPerHour: 5,
  ownPerDay: 10,
  /** All strangers together, one phone. */
  phonePerHour: 10,
  phonePerDay: 20,
  /** Strangers of one network, all phones. */
  networkPerHour: 30,
  /** Wrong codes of strangers from one network, whichever phones they are for. */
  wrongPerNetworkPerHour: 60,
  /** So many codes of a phone were guessed at in vain: the next are longer. */
  failedBeforeLonger: 3,
  /** Days after which a guess is forgotten. */
  failedRememberedDays: 30,
} as const

const HOUR = 3600
const DAY = 24 * HOUR

/** Who was here longer ago than that is known to the shop: strangers cannot use up the last codes of the hour. */
export const KNOWN_AFTER_DAYS = 1

/** Codes an hour for phones that the shop does not know: the last third is for those it does. */
export const codesForUnknown = (shopPerHour: number): number => shopPerHour - Math.floor(shopPerHour / 3)

/** `browser` proved this phone before, `app` is one of ours, everybody else is a stranger. */
export type AskerKind = 'browser' | 'app' | 'stranger'

export interface SendLog {
  readonly asker: AskerKind
  /** Seconds since each code of the last day went from this asker to this phone. */
  readonly own: readonly number[]
  /** The same of all strangers to this phone. */
  readonly phone: readonly number[]
  /** Seconds since each code of the last hour was asked for by strangers of this network. */
  readonly network: readonly number[]
  /** Codes strangers and apps asked the whole shop for within the last hour, and how many are allowed. */
  readonly shop: number
  readonly shopPerHour: number
  /** Who has the phone, or asks, was here before (`KNOWN_AFTER_DAYS`). */
  readonly isKnownPhone: boolean
}

/** Why no code is sent now: too soon, too many for this phone, from this network, or in the whole shop. */
export type CodeRefusalReason = 'pause' | 'phone' | 'network' | 'shop'

/** Seconds until fewer than `most` lie within the window. */
function waitFor(ages: readonly number[], most: number, window: number): number {
  const within = ages.filter((age) => age < window).sort((a, b) => a - b)
  const oldest = within[most - 1]
  return oldest === undefined ? 0 : Math.max(1, Math.ceil(window - oldest))
}

/** Why the next code must wait, and how many seconds; null = it may be sent now. */
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

/** Digits of the next code: a phone that is guessed at gets longer ones. */
export const codeLength = (failedChallenges: number): 4 | 6 =>
  failedChallenges >= CODE_LIMITS.failedBeforeLonger ? 6 : 4
