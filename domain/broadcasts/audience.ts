import type { TemplateVariable } from '../notification-templates/template-text.ts'
import type { NotificationChannel } from '../notifications/notification-table.ts'
import { type NewsKind, newsRules } from '../notifications/notification-topics.ts'

/**
 * Kinds of audiences of a broadcast. `day`, `product`, `tourDate`, `run` are customers with an order under way, `lot`
 * those who have stock of a lot; `subscribers` have agreed to news, `followers` follow a farm.
 */
export const AUDIENCE_KINDS = ['day', 'product', 'lot', 'tourDate', 'run', 'subscribers', 'followers'] as const
export type AudienceKind = (typeof AUDIENCE_KINDS)[number]
/** Audiences that the office may choose; farms write to their own followers. */
export const OFFICE_AUDIENCES = ['day', 'product', 'lot', 'tourDate', 'run', 'subscribers'] as const
/** Audiences that a seller may choose; each is limited to the seller's own customers. A recall of a lot has its own page. */
export const SELLER_AUDIENCES = ['day', 'product', 'tourDate', 'followers'] as const

/** Kinds whose subject is chosen of a list. */
export const SUBJECT_KINDS = ['seller', 'product', 'lot', 'tourDate', 'run'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** The notification of each audience: its channels, the setting that switches it off, and its hours. */
const NEWS: Readonly<Record<AudienceKind, NewsKind>> = {
  day: 'orderBroadcast',
  product: 'orderBroadcast',
  lot: 'urgentBroadcast',
  tourDate: 'orderBroadcast',
  run: 'orderBroadcast',
  subscribers: 'newsBroadcast',
  followers: 'newsBroadcast',
}
export const newsOfAudience = (kind: AudienceKind): NewsKind => NEWS[kind]

/** Advertising goes to those only who have agreed to it; a message about an order needs no consent. */
export const needsConsent = (kind: AudienceKind): boolean => NEWS[kind] === 'newsBroadcast'

/** Channels besides the list in the account. SMS cost money, so an author chooses them, except for a lot. */
export const channelsOfAudience = (kind: AudienceKind, withSms: boolean): readonly NotificationChannel[] =>
  newsRules[NEWS[kind]].channels.filter((channel) => channel !== 'sms' || withSms || NEWS[kind] === 'urgentBroadcast')

export const mayHaveSms = (kind: AudienceKind): boolean => newsRules[NEWS[kind]].channels.includes('sms')

const text: TemplateVariable = { type: 'text', isOptional: false, isEssential: false }
const ORDER = { market: text, number: text, seller: text, day: text }
/** Variables of a text by audience: `thing` is the product or tour, `number` the orders of the recipient. */
export const BROADCAST_VARIABLES: Readonly<Record<AudienceKind, Readonly<Record<string, TemplateVariable>>>> = {
  day: ORDER,
  run: ORDER,
  product: { ...ORDER, thing: text },
  lot: { ...ORDER, thing: text },
  tourDate: { ...ORDER, thing: text },
  subscribers: { market: text },
  followers: { market: text, seller: text },
}

/** Minimum number of recipients for which the office proves a factor again. */
export const FACTOR_ABOVE = 200
/** Days between two messages of a farm to its followers. */
export const DAYS_BETWEEN_NEWS = 7
const DAY_MS = 86_400_000

/** The moment from which a farm may write to its followers again; null = now. */
export function nextNewsAt(last: Date | null, now: Date): Date | null {
  const next = last && new Date(last.getTime() + DAYS_BETWEEN_NEWS * DAY_MS)
  return next && next > now ? next : null
}
