import { chatKeys } from '../../chat/keys.ts'

/** Keys of what a seller's desk has loaded of inbox. */
export const inboxDeskKeys = {
  // a message changes what waits: these keys are invalidated with the chats
  inbox: [...chatKeys.all, 'inbox'] as const,
  inboxOf: (asked: object) => [...chatKeys.all, 'inbox', asked] as const,
  inboxCounts: (organizationId: number) => [...chatKeys.all, 'inbox', 'counts', organizationId] as const,
  readyReplies: (organizationId: number) => ['cabinet', 'ready-replies', organizationId] as const,
}
