import type { Chat, ChatMessage } from '@okolitsa/contracts/chat/chat.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { MessageRow } from '../store/message.store.ts'
import type { ThreadRow } from '../store/thread.store.ts'

export const photoIdOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1, -'.webp'.length)

/** A message as shown to both sides, without its author among the seller's people. */
export const presentMessage = (row: MessageRow): ChatMessage => ({
  messageId: row.id,
  chatId: row.threadId,
  clientMessageId: row.clientMessageId,
  text: row.hiddenBecause === null ? row.text : '',
  photoIds: row.hiddenBecause === null ? row.photos.map(photoIdOf) : [],
  createdAt: row.createdAt.toISOString(),
  clientType: row.sender,
  userSenderId: row.sender === 'customer' ? row.customerId : row.organizationId,
  userRecipientId: row.sender === 'customer' ? row.organizationId : row.customerId,
  status: row.status,
  hiddenBecause: row.hiddenBecause,
  generatedByAi: row.generatedByAi,
})

export const presentChat = (thread: ThreadRow, side: ChatSide, last: MessageRow | undefined): Chat => ({
  chatId: thread.id,
  customerId: thread.customerId,
  organizationId: thread.organizationId,
  name: side === 'customer' ? thread.title : (thread.firstName ?? ''),
  slug: side === 'customer' && thread.isOpen ? thread.slug : null,
  logo: side === 'customer' ? imageUrl(thread.image) : null,
  isAvailable: thread.isOpen && !thread.isBlocked,
  isBlocked: thread.isBlocked,
  isWaiting: thread.isWaiting,
  unreadCount: side === 'customer' ? thread.unreadByCustomer : thread.unreadBySeller,
  lastMessage: last ? presentMessage(last) : null,
})
