import { createOperatorApi, findMember, signInPath } from '../../data/operator/operator-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** Whoever works here, or the way in. */
export const loader = loading(async ({ shop, url }) => {
  const member = await findMember(createOperatorApi(shop.send))
  if (!member) moved(signInPath('/operator/reviews'), 302)
  const tab = url.searchParams.get('tab')
  const isModerator = member.organization === null
  const queue =
    tab === 'questions' ? ('questions' as const) : tab === 'moderation' && isModerator ? 'moderation' : 'reviews'
  return { member, queue, isModerator } as const
})
