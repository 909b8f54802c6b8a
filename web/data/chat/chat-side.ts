import type { Chat, ChatMessage } from '@okolitsa/contracts/chat/chat.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'

interface Piece {
  readonly after?: number
  readonly before?: number
}

/** A side of chats as its pages ask for it: the customer's or the seller's. */
export interface ChatApi {
  readonly side: ChatSide
  list(): Promise<readonly Chat[]>
  messages(chatId: number, piece: Piece): Promise<{ items: ChatMessage[]; hasMore: boolean }>
  /** Takes the text of one's own message away. */
  remove(chatId: number, messageId: number): Promise<ChatMessage>
  /** Keeps a message with photos; sent again under the same id, it is the same message. */
  sendPhotos(
    chatId: number,
    said: Pick<ChatMessage, 'clientMessageId' | 'text'>,
    photos: readonly File[],
  ): Promise<ChatMessage>
  photoPath(chatId: number, messageId: number, photoId: string): string
  /** Takes no more messages of the other side, or takes them again; absent = this side can not. */
  block?(chatId: number, isBlocked: boolean): Promise<Chat>
  /** Any call of one's own: on the way the browser's session is renewed. */
  renew(): Promise<unknown>
}
