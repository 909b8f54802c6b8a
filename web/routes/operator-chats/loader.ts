import { createOperatorApi, findMember, signInPath } from '../../data/operator/operator-api.ts'
import { loading, moved, notFound } from '../../platform/loading/loading.ts'

/** Who answers, and which chat is opened. */
export const loader = loading(async ({ shop, params, url }) => {
  const member = await findMember(createOperatorApi(shop.send))
  if (!member) moved(signInPath(url.pathname), 302)
  const { chatId } = params
  if (chatId !== undefined && !/^[1-9]\d{0,8}$/.test(chatId)) notFound()
  return { member, chatId: chatId === undefined ? null : Number(chatId) }
})
