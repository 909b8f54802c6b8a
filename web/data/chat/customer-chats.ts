import { shopApi } from '../../platform/client/shop-api.ts'
import type { ChatApi } from './chat-side.ts'

/** Chats one page holds: whoever talks with more sellers finds the others by them. */
const MAX_LISTED = 100

/** The customer's side. */
export const customerChats: ChatApi = {
  side: 'customer',
  list: async () => (await shopApi().chat.chats({ query: { perPage: MAX_LISTED } })).items,
  messages: (id, piece) => shopApi().chat.messages({ params: { id }, query: piece }),
  remove: (id, messageId) => shopApi().chat.removeMessage({ params: { id, messageId } }),
  sendPhotos: (id, body, files) => shopApi().chat.sendPhotos({ params: { id }, body, files }),
  photoPath: (chatId, messageId, photoId) => `/api/v2/chat/list/${chatId}/messages/${messageId}/photos/${photoId}`,
  renew: () => shopApi().chat.unreadCount(),
}
