import { inboxItemPath, inboxPath, openedOf } from '../../data/inbox/desk/inbox-query.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Chats had a page of their own: bookmarks and what devices were told lead to the messages. */
export const loader = loading(({ params }) => {
  const opened = openedOf('chat', params.chatId)
  moved(opened ? inboxItemPath(opened) : inboxPath({ kind: 'chat' }))
})
