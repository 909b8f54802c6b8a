import type { Permission } from '@okolitsa/domain/identity/actor.ts'
import {
  type MatterKind,
  permissionOfTopic,
  type SellerChannel,
  topicOfMatter,
} from '@okolitsa/domain/seller-notifications/matter.ts'
import { pathOfMatters } from '@okolitsa/domain/seller-notifications/matter-path.ts'
import { MessageFailure } from '../../../platform/messages/message-channel.ts'
import type { PushNote } from '../../push/ports.ts'
import type { SellerNotificationDeps } from '../seller-notification-deps.ts'
import { emailOf, type NotifiedSeller, phonesOf } from '../store/settings.store.ts'
import { matterLetter, matterNote, matterSms, trialTexts } from './matter-texts.ts'

interface Addressed {
  readonly organizationId: number
  readonly seller: NotifiedSeller
  /** Id of a call for the exchange, which ignores a repeated id. */
  readonly messageId: number
}
/** Items of a message, in order. */
interface AddressedMatters extends Addressed {
  readonly matters: readonly { readonly kind: MatterKind; readonly subjectId: number }[]
}
/** The texts of a message for each channel. */
interface MessageForms {
  /** Push messages by permission, because a picker is notified of orders only. */
  readonly notes: readonly { readonly permission: Permission; readonly note: PushNote }[]
  readonly sms: string
  readonly letter: { readonly subject: string; readonly text: string }
}

export interface SendingOutcome {
  readonly state: 'sent' | 'unsure' | 'failed'
  readonly failure: string | null
}

const SETTINGS_PATH = '/cabinet/notifications'

/** Sends items of a seller by a channel, to all its recipients. */
export function sendBy(
  deps: SellerNotificationDeps,
  channel: SellerChannel,
  addressed: AddressedMatters,
): Promise<SendingOutcome> {
  const { organizationId, seller, matters } = addressed
  const path = pathOfMatters(matters)
  return sendForms(deps, channel, addressed, {
    notes: [...Map.groupBy(matters, ({ kind }) => permissionOfTopic[topicOfMatter[kind]])].map(([permission, own]) => ({
      permission,
      note: noteOf(deps, organizationId, own),
    })),
    sms: matterSms(deps, matters, deps.publicUrl + path),
    letter: matterLetter(deps, seller.title, matters, {
      urlOf: (matter) => deps.publicUrl + pathOfMatters([matter]),
      settingsUrl: deps.publicUrl + SETTINGS_PATH,
    }),
  })
}

export function tryBy(deps: SellerNotificationDeps, channel: SellerChannel, to: Addressed): Promise<SendingOutcome> {
  const { note, sms, letter } = trialTexts(deps, to.seller.title, deps.publicUrl + SETTINGS_PATH)
  return sendForms(deps, channel, to, {
    notes: [
      {
        permission: 'workOrders',
        note: { ...note, path: SETTINGS_PATH, topic: `desk-trial-${to.organizationId}`, isUrgent: true },
      },
    ],
    sms,
    letter,
  })
}

function noteOf(deps: SellerNotificationDeps, organizationId: number, matters: AddressedMatters['matters']): PushNote {
  const kinds = matters.map(({ kind }) => kind)
  return {
    ...matterNote(deps, matters),
    path: pathOfMatters(matters),
    topic: topicOf(organizationId, matters),
    isUrgent: kinds.includes('dinner'),
  }
}

/** Topic of a push message: unread messages of one kind are merged, except those of different chats. */
function topicOf(organizationId: number, matters: AddressedMatters['matters']): string {
  const [first, second] = matters
  if (first?.kind === 'chat' && !second) return `chat-${first.subjectId}`
  const isOneKind = matters.every(({ kind }) => kind === first?.kind)
  return isOneKind && first ? `desk-${first.kind}-${organizationId}` : `desk-${organizationId}`
}

/** True for a definite refusal, after which no message was sent. */
const isRefusal = (error: unknown): boolean =>
  (error instanceof MessageFailure && !error.mayHaveArrived) ||
  // the exchange's error has a kind
  (error instanceof Error && 'kind' in error && error.kind === 'refused')

/** Succeeds when at least one recipient was reached. */
export async function sendForms(
  deps: SellerNotificationDeps,
  channel: SellerChannel,
  to: Addressed,
  forms: MessageForms,
): Promise<SendingOutcome> {
  const outcomes = await Promise.allSettled(sendingsOf(deps, channel, to, forms).map((begin) => begin()))
  const failures = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  const [first] = failures
  if (first === undefined) return { state: 'sent', failure: null }
  const failure = first instanceof Error ? first.message : 'unknown'
  deps.log.warn({ err: first, channel, organizationId: to.organizationId }, 'a seller may not have been told')
  if (failures.length < outcomes.length) return { state: 'sent', failure }
  return { state: failures.every(isRefusal) ? 'failed' : 'unsure', failure }
}

function sendingsOf(
  { push, messages, mail, market, announce }: SellerNotificationDeps,
  channel: SellerChannel,
  { organizationId, seller, messageId }: Addressed,
  { notes, sms, letter }: MessageForms,
): (() => Promise<void>)[] {
  const phones = phonesOf(seller)
  switch (channel) {
    case 'push':
      return notes.map(
        ({ permission, note }) =>
          () =>
            push.notify({ kind: 'seller', organizationIds: [organizationId], permission }, note),
      )
    case 'sms':
      return phones.map((phone) => () => messages.send(phone, sms))
    case 'email': {
      const to = emailOf(seller)
      return mail && to !== null ? [() => mail.send({ sender: market.current().identity.name, to, ...letter })] : []
    }
    case 'call':
      return announce
        ? phones.map((phone, index) => () => announce({ commandId: `seller-${messageId}-${index}`, phone }))
        : []
  }
}
