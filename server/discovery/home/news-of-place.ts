import type { FarmNews } from '@okolitsa/contracts/farm-posts/farm-post.ts'
import { NEAR_METRES, NEWS_DAYS } from '@okolitsa/domain/farm-posts/farm-post.ts'
import { type Coordinates, distanceMetres } from '@okolitsa/domain/geo/distance.ts'
import { everybodys, type SiteScope, shownSeller } from '@okolitsa/domain/identity/scope.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import type { ServiceableSellers } from '../../fulfilment/delivery/ports.ts'
import type { Deps } from '../../services.ts'
import { presentPost } from '../../supply/farm-posts/public.ts'
import { MAX_NEWS } from './policy.ts'

export type NewsDeps = Deps<'clock' | 'delivery' | 'farmPosts'>

/** The latest news of farms near a place or delivering there, one per farm, the nearest farms first. */
export async function newsOfPlace(
  { clock, delivery, farmPosts }: NewsDeps,
  scope: SiteScope,
  coords: Coordinates,
  coming: ServiceableSellers,
): Promise<FarmNews[]> {
  const known = await delivery.sellers(
    everybodys('who stands near a place is found among all, then narrowed to the site'),
  )
  const farms = [...known.values()].flatMap((one) => {
    const seller = one.type === 'farmer' ? shownSeller(scope, one) : null
    if (!seller) return []
    const isNear = distanceMetres(coords, seller.coords) <= NEAR_METRES
    return isNear || coming.has(seller.id) ? [{ id: seller.id, isNear }] : []
  })
  if (farms.length === 0) return []
  const now = clock()
  const rows = await farmPosts.newsOf(farms, new Date(now.getTime() - NEWS_DAYS * 86_400_000), MAX_NEWS)
  return rows.flatMap((row) => {
    const seller = known.get(row.organizationId)
    if (!seller) return []
    const { id, title, smallImage, hue, timeZone } = seller
    return [{ farmer: { id, title, smallImageUrl: imageUrl(smallImage), hue }, post: presentPost(row, timeZone, now) }]
  })
}
