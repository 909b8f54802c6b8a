import type * as ru from '../ru/chat-links.ts'
import type { Words } from '../words.ts'

export const chatLinksText: Words<typeof ru.chatLinksText> = {
  write: 'Write',
  writeAboutOrder: 'Write to the seller',
}
