import type { Deps } from '../../services.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'

export interface ReviewDeps extends Deps<'database' | 'clock' | 'products' | 'sellers' | 'readModels' | 'delivery'> {
  readonly photos: PhotoArchive
}
