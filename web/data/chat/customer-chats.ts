import { shopApi } from '../../platform/client/shop-api.ts'
import type { ChatApi } from './chat-side.ts'

/** Maximum number of listed chats; with more chats, the customer finds the others on the sellers' pages. */
const MAX_LISTED = 100

export const customerChats: ChatApi = {
  side: 'customer',
  list: async () => (await shopApi().chat.chats({ query: { perPage: MAX_LISTED } })).items,
  messages: (id, piece) => shopApi().chat.messages({ params: { id }, query: piece }),
  remove: (id, messageId) => shopApi().chat.removeMessage({ params: { id, messageId } }),
  sendPhotos: (id, body, files) => shopApi().chat.sendPhotos({ params: { id }, body, files }),
  photoPath: (chatId, messageId, photoId) => `/api/v2/chat/list/${chatId}/messages/${messageId}/photos/${photoId}`,
  renew: () => shopApi().chat.unreadCount(),
}
