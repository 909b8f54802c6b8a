import type { Crop } from '@okolitsa/domain/catalog/crop-calendar.ts'
import { foldedText } from '@okolitsa/strings/ru/folded-text.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { listCrops, saveCrop } from '../store/crop.store.ts'
import type { ProductDeps } from './product-deps.ts'

/** Sets the names and months of a crop. Returns the result. */
export async function setCrop(
  { audit }: Pick<ProductDeps, 'audit'>,
  tx: Executor,
  author: Author,
  given: Crop,
): Promise<Crop> {
  const crop = { ...given, words: [...new Set(given.words.map(foldedText))] }
  const before = (await listCrops(tx)).find(({ code }) => code === crop.code) ?? null
  await saveCrop(tx, crop)
  await audit.record(tx, author, [
    {
      action: 'setCrop',
      entity: 'crop',
      entityId: crop.code,
      organizationId: null,
      before: before && { ...before },
      after: { ...crop },
    },
  ])
  return (await listCrops(tx)).find(({ code }) => code === crop.code) ?? crop
}
