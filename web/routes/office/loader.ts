import { createOfficeApi, memberOrSignIn } from '../../data/office/office-api.ts'
import { readAlarms, readDay, readQueues } from '../../data/office/today.ts'
import { loading } from '../../platform/loading/loading.ts'

/** The start of the office shows the progress of the set-up until the market opens; then it is what waits. */
export const loader = loading(async ({ shop, url }) => {
  const api = createOfficeApi(shop.send)
  const member = await memberOrSignIn(api, url)
  const market = member.permissions.includes('manageMarket') ? await api.market.getMarket() : null
  if (market?.state === 'preparing') return { kind: 'setup', member, market } as const
  const [queues, day, alarms] = await Promise.all([readQueues(api, member), readDay(api, member), readAlarms(api)])
  return { kind: 'today', member, queues, day, alarms } as const
})
