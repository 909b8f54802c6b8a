import { inboxItemPath, inboxPath, openedOf } from '../../data/inbox/desk/inbox-query.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Redirects the former page of chats, used by bookmarks and push messages, to the inbox. */
export const loader = loading(({ params }) => {
  const opened = openedOf('chat', params.chatId)
  moved(opened ? inboxItemPath(opened) : inboxPath({ kind: 'chat' }))
})
