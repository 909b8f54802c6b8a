import { loading, moved } from '../../platform/loading/loading.ts'
import { redirectBack } from './redirect-back.ts'

export const loader = loading(({ shop, url }) => {
  if (shop.isSignedIn) moved(redirectBack(url.searchParams.get('redirect')), 302)
  return null
})
