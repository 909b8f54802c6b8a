import { inboxItemPath, inboxPath, openedOf } from '../../data/inbox/desk/inbox-query.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** The former page of chats: bookmarks and push messages are redirected to the inbox. */
export const loader = loading(({ params }) => {
  const opened = openedOf('chat', params.chatId)
  moved(opened ? inboxItemPath(opened) : inboxPath({ kind: 'chat' }))
})
