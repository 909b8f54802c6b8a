import { loading, moved, notFound, signInPath } from '../../platform/loading/loading.ts'

/** The opened chat: by its id, or by the seller (`farmer-101`). */
export const loader = loading(async ({ shop, params, url }) => {
  if (!shop.isSignedIn) moved(signInPath(url), 302)
  const { chatSlug = '' } = params
  const [, isSeller, number = ''] = /^(farmer-)?([1-9]\d{0,8})$/.exec(chatSlug) ?? []
  if (chatSlug !== '' && number === '') notFound()
  return {
    chatId: number !== '' && !isSeller ? Number(number) : null,
    organizationId: isSeller ? Number(number) : null,
  }
})
