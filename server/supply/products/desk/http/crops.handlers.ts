import type { cropsEndpoints } from '@okolitsa/contracts/products/crops.endpoints.ts'
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

export const cropsHandlers = (deps: {
  readonly database: Database
  readonly products: Pick<ProductsService, 'listCrops' | 'setCrop'>
}): Handlers<typeof cropsEndpoints> => ({
  listCrops: async () => ({ items: (await deps.products.listCrops(deps.database.executor)).map(present) }),
  setCrop: ({ params: { code }, body, actor: { staffId } }) =>
    deps.database.inTransaction(async (tx) =>
      present(await deps.products.setCrop(tx, { kind: 'staff', staffId }, { code, ...body })),
    ),
})
