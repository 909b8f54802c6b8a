import type { farmPostsEndpoints } from '@okolitsa/contracts/farm-posts/farm-posts.endpoints.ts'
import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import { shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Database } from '../../../platform/db/client.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { SellersService } from '../../sellers/ports.ts'
import { presentPost } from '../public.ts'
import { countShown, listShown } from '../store/farm-post.store.ts'
import { pageOf } from './page-of.ts'

export interface FarmPostsDeps {
  readonly database: Pick<Database, 'executor'>
  readonly clock: Clock
  readonly sellers: Pick<SellersService, 'sellerOf'>
}

export function farmPostsHandlers({ database, clock, sellers }: FarmPostsDeps): Handlers<typeof farmPostsEndpoints> {
  const { executor } = database
  return {
    listFarmPosts: async ({ params, query, scope }) => {
      const farm = shownSeller(scope, await sellers.sellerOf(params.id))
      if (!farm) throw new Refusal('NOT_FOUND')
      const [rows, total] = await Promise.all([listShown(executor, farm.id, query), countShown(executor, farm.id)])
      const items = rows.map((row) => presentPost(row, farm.timeZone, clock()))
      return pageOf(items, query, total)
    },
  }
}
