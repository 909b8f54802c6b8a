import { dayIn } from '@okolitsa/domain/clock/clock.ts'
import type * as ru from '../ru/chat.ts'
import type { ChatMoment } from '../ru/chat.ts'
import type { Words } from '../words.ts'
import { counted, plural } from './plural.ts'

const DAY_MS = 86_400_000

const timeOf = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(at)

/** Formats the day of a message: `today`, `yesterday`, `13 December 2026`. */
function dayOf(at: Date, { now, zone }: ChatMoment): string {
  const day = dayIn(zone, at)
  if (day === dayIn(zone, now)) return 'today'
  if (day === dayIn(zone, new Date(now.getTime() - DAY_MS))) return 'yesterday'
  const isThisYear = day.slice(0, 4) === dayIn(zone, now).slice(0, 4)
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: zone,
  }).format(at)
}

export const chatText: Words<typeof ru.chatText> = {
  title: 'Chats',
  pageTitle: 'Chats with sellers',
  list: 'List of chats',
  toList: 'All chats',
  unread: (count) => `${count} ${plural(count, counted('unread message', 'unread messages'))}`,
  emptyTitle: 'Your conversations will be here',
  emptyText: 'Ask a farm about its cheese, delivery or an order: there is a “Write” button on its page.',
  choose: 'Choose a chat on the left',
  nobodyYet: 'No messages yet. Say hello and ask.',
  failedTitle: 'The chats did not load',
  retry: 'Try again',
  older: 'Show earlier',
  placeholder: 'Message',
  send: 'Send',
  offline: 'No connection. We will send it as soon as there is one',
  present: 'online',
  typing: 'typing…',
  closed: 'The seller is not taking messages at the moment',
  deleted: 'Message deleted',
  hidden: 'The market has hidden the message',
  customer: 'Customer',
  you: 'You',
  automatic: 'automatic answer',
  status: {
    created: 'sending',
    sent: 'sent',
    read: 'read',
    deleted: '',
    sendFailed: 'not sent',
  },
  remove: 'Delete',
  removeTitle: 'Delete this message?',
  removeText: 'Nobody will see it. It cannot be brought back.',
  keep: 'Keep it',
  notDone: 'That did not work. Please try again',
  blockTitle: 'Stop taking messages from this customer?',
  blockText:
    'They will see that you take no messages now. The conversation stays, and you can change your mind any day.',
  cancel: 'Cancel',
  blocked: 'You take no messages from this customer',
  block: 'Take no messages',
  unblock: 'Take messages',
  attach: 'Add photos',
  chosen: 'Photos for the message',
  photosTitle: 'Photos of the conversation',
  photos: (count) => (count === 1 ? 'Photo' : `${count} photos`),
  photo: (number) => `Photo ${number}`,
  removePhoto: (number) => `Remove photo ${number}`,
  photoWrong: 'Photos may be JPEG, PNG or WebP, up to 10 MB',
  photosTooMany: (most) => `A message holds ${most} photos`,
  time: (at, { zone }) => timeOf(new Date(at), zone),
  day: (at, reference) => dayOf(new Date(at), reference),
  moment: (at, reference) =>
    dayIn(reference.zone, new Date(at)) === dayIn(reference.zone, reference.now)
      ? timeOf(new Date(at), reference.zone)
      : dayOf(new Date(at), reference),
}
