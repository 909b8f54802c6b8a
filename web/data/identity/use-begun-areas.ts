import type { Area } from '@okolitsa/domain/market/areas.ts'
import { useQuery } from '@tanstack/react-query'
import { shopApi } from '../../platform/client/shop-api.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { useIsSignedIn } from '../visitor/use-visitor.ts'
import { identityKeys } from './keys.ts'

/** Whether the customer has bookings, chats or plans. */
const BEGUN: Readonly<Partial<Record<Area, () => Promise<boolean>>>> = {
  tours: async () => (await shopApi().bookings.bookings({ query: { perPage: 1 } })).totalItems > 0,
  chat: async () => (await shopApi().chat.unreadCount()).hasChats,
  membership: async () => {
    const { running, orders } = await shopApi().plans.ownPlans()
    return running !== null || orders.length > 0
  },
}

/** Closed areas in which the customer has something; empty until it is loaded, and while all of them are open. */
export function useBegunAreas(): readonly Area[] {
  const root = useRootData()
  const isSignedIn = useIsSignedIn()
  const closed = (Object.keys(BEGUN) as Area[]).filter((area) => !hasArea(root, area))
  const { data = [] } = useQuery({
    queryKey: identityKeys.begun(closed),
    queryFn: async () => {
      const found = await Promise.all(closed.map(async (area) => ((await BEGUN[area]?.()) ? [area] : [])))
      return found.flat()
    },
    enabled: isSignedIn === true && closed.length > 0 && root.site.mode === 'default',
  })
  return data
}
