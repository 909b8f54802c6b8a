import { channelsOfAudience, FACTOR_ABOVE, mayHaveSms, newsOfAudience } from '@okolitsa/domain/broadcasts/audience.ts'
import { type BroadcastTexts, textMistakes } from '@okolitsa/domain/broadcasts/broadcast-text.ts'
import type { Office } from '@okolitsa/domain/identity/actor.ts'
import type { AllScope, StaffScope } from '@okolitsa/domain/identity/scope.ts'
import { smsSize } from '@okolitsa/domain/notification-templates/sms-parts.ts'
import { newsMessage } from '@okolitsa/domain/notifications/news-message.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { emit } from '../../../platform/db/outbox.ts'
import { refuseOverLimit, saveTry, type TryLimit } from '../../../platform/limits/tries.ts'
import type { MessageChannel } from '../../../platform/messages/message-channel.ts'
import type { Deps } from '../../../services.ts'
import { broadcastDue } from '../events.ts'
import { insertBroadcast } from '../store/broadcast.store.ts'
import { findCustomerOfPhone } from '../store/own-account.store.ts'
import { createRenderer, pathOf } from './render-broadcast.ts'
import { type Audience, type AudienceDeps, type ResolvedAudience, resolveAudience } from './resolve-audience.ts'

export interface WritingDeps
  extends AudienceDeps,
    Deps<'database' | 'clock' | 'audit' | 'market' | 'office' | 'notifications'> {
  readonly messages: MessageChannel
  readonly publicUrl: string
}

export interface Written {
  readonly audience: Audience
  readonly texts: BroadcastTexts
  readonly withSms: boolean
  /** True = written in the market's first language only, which every reader gets. */
  readonly isInOneLanguage?: true
}

/** Limit of trials of one person. */
const TRIALS: TryLimit = { kind: 'broadcast-trial', most: 10, windowSeconds: 3_600 }

/** @throws Refusal BAD_REQUEST with the mistakes of the texts */
export function refuseTexts(
  { market }: Pick<WritingDeps, 'market'>,
  { texts, audience, isInOneLanguage }: Written,
): void {
  const { languages } = market.current().identity
  const errors = textMistakes(texts, audience.kind, isInOneLanguage ? languages.slice(0, 1) : languages)
  if (Object.keys(errors).length > 0) throw new Refusal('BAD_REQUEST', { errors })
}

const sendsSms = ({ audience, withSms }: Written) => channelsOfAudience(audience.kind, withSms).includes('sms')

/** Counts the people who would get a message, by channel; nothing is sent. */
export async function previewBroadcast(deps: WritingDeps, executor: Executor, scope: StaffScope, written: Written) {
  refuseTexts(deps, written)
  const { audience, texts, withSms } = written
  const { kind } = audience
  const { thing, recipients, leftOut } = await resolveAudience(deps, executor, scope, audience)
  const channels = channelsOfAudience(kind, withSms)
  const ids = recipients.map(({ customerId }) => customerId)
  const { any, ...reached } = await deps.notifications.reachOfMany(
    executor,
    { kind: newsOfAudience(kind), channels },
    ids,
  )
  const { identity } = deps.market.current()
  const render = createRenderer({ kind, thing, texts }, identity, deps.clock())
  const first = recipients[0] ?? { orderIds: [], seller: thing ?? '', day: null }
  const shown = Object.fromEntries(identity.languages.map((language) => [language, render(first, language)]))
  const [language] = identity.languages
  const parts = smsSize(newsMessage(render(first, language ?? 'ru'), `${deps.publicUrl}/account/orders`)).parts
  return {
    thing,
    people: recipients.length,
    channels: reached,
    listOnly: recipients.length - any,
    leftOut,
    sms: sendsSms(written) ? { messages: reached.sms, parts: reached.sms * parts } : null,
    needsFactor: recipients.length > FACTOR_ABOVE,
    shown,
  }
}

/**
 * Sends a message to the own phone and to the own account of a customer.
 * @throws Refusal BAD_REQUEST, NOT_FOUND, TRIAL_REACHES_NOBODY, TOO_MANY_REQUESTS; errors of the channel are rethrown
 */
export async function tryBroadcast(deps: WritingDeps, actor: Office, scope: AllScope, written: Written) {
  refuseTexts(deps, written)
  const { database, clock, office, market, notifications, messages, publicUrl } = deps
  const { audience, texts, withSms } = written
  const { kind } = audience
  const phone = await office.phoneOf(actor.staffId)
  const own = phone === null ? null : await findCustomerOfPhone(database.executor, phone)
  const isSms = phone !== null && mayHaveSms(kind) && (sendsSms(written) || own === null)
  if (!isSms && own === null) throw new Refusal('TRIAL_REACHES_NOBODY')
  const { thing, recipients } = await resolveAudience(deps, database.executor, scope, audience)
  const now = clock()
  const render = createRenderer({ kind, thing, texts }, market.current().identity, now)
  const first = recipients[0] ?? { orderIds: [], seller: thing ?? '', day: null }
  await database.inTransaction(async (tx) => {
    await refuseOverLimit(tx, TRIALS, String(actor.staffId), now)
    await saveTry(tx, TRIALS, String(actor.staffId), now)
    if (own === null) return
    await notifications.notifyMany(
      tx,
      {
        kind: newsOfAudience(kind),
        step: `trial:${now.getTime()}`,
        organizationId: null,
        broadcastId: null,
        channels: channelsOfAudience(kind, withSms).filter((channel) => channel !== 'sms'),
      },
      [{ ...render(first, own.language), customerId: own.id, path: '/account/orders', regionCode: null }],
    )
  })
  const path = pathOf({ orderIds: [] }, { kind, organizationId: null })
  if (isSms) await messages.send(phone, newsMessage(render(first, own?.language ?? 'ru'), publicUrl + path))
  return { isSms, isInAccount: own !== null }
}

/**
 * Fixes the audience and begins to send; `demand` may refuse the audience. Returns the id.
 * @throws Refusal BAD_REQUEST, NOT_FOUND, BROADCAST_EMPTY
 */
export async function startBroadcast(
  deps: WritingDeps,
  tx: Executor,
  scope: StaffScope,
  written: Written & { readonly staffId: number; readonly organizationId: number | null },
  demand: (resolved: ResolvedAudience) => void = () => {},
): Promise<number> {
  refuseTexts(deps, written)
  const { audience, texts, withSms, staffId, organizationId } = written
  const resolved = await resolveAudience(deps, tx, scope, audience)
  const { thing, recipients, leftOut } = resolved
  if (recipients.length === 0) throw new Refusal('BROADCAST_EMPTY')
  demand(resolved)
  const startedAt = deps.clock()
  const made = { organizationId, audience, thing, texts, withSms: withSms && mayHaveSms(audience.kind), leftOut }
  const id = await insertBroadcast(tx, { ...made, staffId, startedAt }, recipients)
  const after = { audience: audience.kind, thing, people: recipients.length, withSms: made.withSms }
  await deps.audit.record(tx, { kind: 'staff', staffId }, [
    { action: 'startBroadcast', entity: 'broadcast', entityId: id, organizationId, before: null, after },
  ])
  await emit(tx, broadcastDue({ broadcastId: id }))
  return id
}
