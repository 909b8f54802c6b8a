import type { Chat, ChatMessage } from '@okolitsa/contracts/chat/chat.ts'
import type { ChatSide } from '@okolitsa/domain/chat/message.ts'

interface Piece {
  readonly after?: number
  readonly before?: number
}

export interface ChatApi {
  readonly side: ChatSide
  list(): Promise<readonly Chat[]>
  messages(chatId: number, piece: Piece): Promise<{ items: ChatMessage[]; hasMore: boolean }>
  remove(chatId: number, messageId: number): Promise<ChatMessage>
  /** Sends a message with photos; a repeated id is the same message. */
  sendPhotos(
    chatId: number,
    message: Pick<ChatMessage, 'clientMessageId' | 'text'>,
    photos: readonly File[],
  ): Promise<ChatMessage>
  photoPath(chatId: number, messageId: number, photoId: string): string
  /** Blocks or unblocks the other side; absent = this side has no permission. */
  block?(chatId: number, isBlocked: boolean): Promise<Chat>
  /** Sends any authenticated call, which renews the browser's session. */
  renew(): Promise<unknown>
}
