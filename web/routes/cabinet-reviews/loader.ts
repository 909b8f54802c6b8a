import { inboxPath } from '../../data/inbox/desk/inbox-query.ts'
import { createCabinetApi, findMember, signInPath } from '../../data/staff/desk/cabinet-api.ts'
import { loading, moved } from '../../platform/loading/loading.ts'

/** For moderators; a seller's own reviews are in the inbox. */
export const loader = loading(async ({ shop, url }) => {
  const member = await findMember(createCabinetApi(shop.send))
  if (!member) moved(signInPath('/cabinet/reviews'), 302)
  const tab = url.searchParams.get('tab')
  if (member.organization !== null) moved(inboxPath({ kind: tab === 'questions' ? 'question' : 'review' }), 302)
  return { member, queue: tab === 'questions' || tab === 'moderation' ? tab : ('reviews' as const) } as const
})
