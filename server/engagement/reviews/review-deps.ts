import type { Clock } from '@okolitsa/domain/clock/clock.ts'
import type { ReadModelsService } from '../../discovery/read-models/ports.ts'
import type { DeliveryService } from '../../fulfilment/delivery/ports.ts'
import type { Database } from '../../platform/db/client.ts'
import type { PhotoArchive } from '../../supply/images/ports.ts'
import type { ProductsService } from '../../supply/products/ports.ts'
import type { SellersService } from '../../supply/sellers/ports.ts'

export interface ReviewDeps {
  readonly database: Pick<Database, 'executor' | 'inTransaction'>
  readonly clock: Clock
  readonly photos: PhotoArchive
  readonly products: Pick<ProductsService, 'findListed'>
  readonly sellers: Pick<SellersService, 'takeSellers'>
  readonly readModels: Pick<ReadModelsService, 'refreshProducts'>
  readonly delivery: Pick<DeliveryService, 'shownSellers'>
}
