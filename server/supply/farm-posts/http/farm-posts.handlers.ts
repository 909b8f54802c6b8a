import type { farmPostsEndpoints } from '@okolitsa/contracts/farm-posts/farm-posts.endpoints.ts'
import { shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import type { Handlers } from '../../../platform/http/handler.ts'
import type { Deps } from '../../../services.ts'
import { presentPost } from '../public.ts'
import { countShown, listShown } from '../store/farm-post.store.ts'
import { pageOf } from './page-of.ts'

export type FarmPostsDeps = Deps<'database' | 'clock' | 'sellers'>

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
