import type { LikedFarm } from '@okolitsa/contracts/farm-posts/farm-post.ts'
import { NEWS_DAYS } from '@okolitsa/domain/farm-posts/farm-post.ts'
import type { ShownSellerId, SiteScope } from '@okolitsa/domain/identity/scope.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { Deps } from '../../../services.ts'
import { presentPost } from '../../../supply/farm-posts/public.ts'

export type FavoriteNewsDeps = Deps<'clock' | 'delivery' | 'farmPosts'>

/** Maximum farms on the account's first page. */
const MAX_FARMS = 3

/** Favourite farms, by their latest news descending; farms without news follow in their order. */
export async function newsOfFavorites(
  { clock, delivery, farmPosts }: FavoriteNewsDeps,
  site: SiteScope,
  farms: readonly ShownSellerId[],
): Promise<LikedFarm[]> {
  if (farms.length === 0) return []
  const now = clock()
  const since = new Date(now.getTime() - NEWS_DAYS * 86_400_000)
  const [sellers, rows] = await Promise.all([
    delivery.shownSellers(site),
    farmPosts.newsOf(
      farms.map((id) => ({ id, isNear: false })),
      since,
      MAX_FARMS,
    ),
  ])
  const byOrganization = new Map(rows.map((row) => [row.organizationId, row]))
  return [...new Set([...byOrganization.keys(), ...farms])].slice(0, MAX_FARMS).flatMap((id) => {
    const seller = sellers.get(id)
    if (!seller) return []
    const { title, smallImage, hue, timeZone } = seller
    const row = byOrganization.get(id)
    return [
      {
        farmer: { id, title, smallImageUrl: imageUrl(smallImage), hue },
        post: row ? presentPost(row, timeZone, now) : null,
      },
    ]
  })
}
