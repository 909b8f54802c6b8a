import { chatKeys } from '../../chat/keys.ts'

export const inboxDeskKeys = {
  // under the key of chats: a message changes the inbox
  inbox: [...chatKeys.all, 'inbox'] as const,
  inboxOf: (asked: object) => [...chatKeys.all, 'inbox', asked] as const,
  inboxCounts: (organizationId: number) => [...chatKeys.all, 'inbox', 'counts', organizationId] as const,
  readyReplies: (organizationId: number) => ['cabinet', 'ready-replies', organizationId] as const,
}
