import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'
import { hasArea } from '../../platform/loading/root-data.ts'

/** The opened chat: by its id, or by the seller (`farmer-101`). */
export const loader = loading(async ({ shop, params, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { chatSlug = '' } = params
  const [, isSeller, number = ''] = /^(farmer-)?([1-9]\d{0,8})$/.exec(chatSlug) ?? []
  if (chatSlug !== '' && number === '') notFound()
  // the chats of a person may be begun while the area is open only
  if (!hasArea(shop, 'chat') && (isSeller || !(await shop.api.chat.unreadCount()).hasChats)) notFound()
  return {
    chatId: number !== '' && !isSeller ? Number(number) : null,
    organizationId: isSeller ? Number(number) : null,
  }
})
