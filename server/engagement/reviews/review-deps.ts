import type { ReviewTag } from '@okolitsa/domain/reviews/review-tags.ts'
import type { Deps } from '../../services.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'

export interface ReviewDeps
  extends Deps<'database' | 'clock' | 'products' | 'sellers' | 'readModels' | 'delivery' | 'moderation'> {
  readonly photos: PhotoArchive
  /** All tags as this node knows them. */
  tags(): Promise<readonly ReviewTag[]>
}
