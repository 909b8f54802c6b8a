import type { cropCalendarEndpoints, cropsEndpoints } from '@okolitsa/contracts/products/crops.endpoints.ts'
import type { Crop } from '@okolitsa/domain/catalog/crop-calendar.ts'
import type { Database } from '../../../../platform/db/client.ts'
import type { Handlers } from '../../../../platform/http/handler.ts'
import type { ProductsService } from '../../ports.ts'

const present = ({ words, seasons, ...crop }: Crop) => ({
  ...crop,
  words: [...words],
  seasons: Object.fromEntries(
    Object.entries(seasons).map(([zone, all]) => [zone, (all ?? []).map((months) => ({ ...months }))]),
  ),
})

interface CropsDeps {
  readonly database: Database
  readonly products: Pick<ProductsService, 'listCrops' | 'setCrop'>
}
const listAll = async ({ database, products }: CropsDeps) => ({
  items: (await products.listCrops(database.executor)).map(present),
})

export const cropsHandlers = (deps: CropsDeps): Handlers<typeof cropsEndpoints> => ({
  listCrops: () => listAll(deps),
})

export const cropCalendarHandlers = (deps: CropsDeps): Handlers<typeof cropCalendarEndpoints> => ({
  listCropCalendar: () => listAll(deps),
  setCrop: ({ params: { code }, body, actor: { staffId } }) =>
    deps.database.inTransaction(async (tx) =>
      present(await deps.products.setCrop(tx, { kind: 'staff', staffId }, { code, ...body })),
    ),
})
