import type { ChatApi } from '../chat/chat-side.ts'
import { operatorApi } from './operator-api.ts'

/** Chats one page holds. */
const MOST_LISTED = 100

/** The seller's side of chats. */
export const deskChats: ChatApi = {
  side: 'seller',
  list: async () => (await operatorApi().chats.deskChats({ query: { perPage: MOST_LISTED } })).items,
  messages: (id, piece) => operatorApi().chats.deskMessages({ params: { id }, query: piece }),
  remove: (id, messageId) => operatorApi().chats.deskRemoveMessage({ params: { id, messageId } }),
  sendPhotos: (id, body, files) => operatorApi().chats.deskSendPhotos({ params: { id }, body, files }),
  photoPath: (chatId, messageId, photoId) => `/v1/cabinet/chats/${chatId}/messages/${messageId}/photos/${photoId}`,
  block: (id, isBlocked) => operatorApi().chats.blockChat({ params: { id }, body: { isBlocked } }),
  renew: () => operatorApi().staff.me(),
}
