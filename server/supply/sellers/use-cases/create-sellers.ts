import { galleryMistakes, plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { ratesMistakes } from '@okolitsa/domain/sellers/rate-mistakes.ts'
import {
  documentsMistakes,
  paymentMethodsMistakes,
  scheduleMistakes,
  sellerMistakes,
  tradePlaceMistakes,
} from '@okolitsa/domain/sellers/seller-fields.ts'
import { mistakesInList, whole } from '@okolitsa/domain/validation/field-rules.ts'
import type { Author } from '../../../people/audit/ports.ts'
import type { Executor } from '../../../platform/db/client.ts'
import { orTaken, refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { NewSeller } from '../ports.ts'
import { insertSellers, nextOrganizationIds } from '../store/organization.store.ts'
import { insertFurtherPictures } from '../store/seller-gallery.store.ts'
import { insertDocuments, nextRateIds, savePaymentMethods, saveRates } from '../store/seller-parts.store.ts'
import { insertTradePlaces } from '../store/trade-place.store.ts'
import { SELLER_TAKEN, type SellerDeps } from './seller-deps.ts'

const popularity = whole(0, 1_000)

/** Adds sellers with all their parts; returns their ids in order. All or none. */
export async function createSellers(
  { audit }: SellerDeps,
  tx: Executor,
  author: Author,
  sellers: readonly NewSeller[],
): Promise<number[]> {
  refuseMistakes(mistakesInList(sellers, 'sellers', sellerMistakesOf))
  const generated = await nextOrganizationIds(tx, sellers.filter(({ id }) => id === undefined).length)
  const added = sellers.map((seller) => ({ ...seller, id: seller.id ?? generated.shift() ?? 0 }))
  await orTaken(SELLER_TAKEN, () =>
    insertSellers(
      tx,
      added.map(({ id, profile, schedule, isHidden = false, popularity: rank = 0, createdAt = null, seen }) => ({
        id,
        profile,
        schedule,
        isEnabled: true,
        isHidden,
        popularity: rank,
        createdAt,
        seen: { ...plainPicture(profile.image), ...seen },
      })),
    ),
  )
  const of = <T extends object>(list: (seller: NewSeller) => readonly T[]) =>
    added.flatMap((seller) => list(seller).map((one) => ({ organizationId: seller.id, ...one })))
  await insertFurtherPictures(
    tx,
    of((seller) => (seller.furtherPictures ?? []).map((picture, index) => ({ ...picture, place: index + 2 }))),
  )
  await insertDocuments(
    tx,
    of((seller) => seller.documents),
  )
  await savePaymentMethods(
    tx,
    added.map(({ id, paymentMethods }) => ({ organizationId: id, methods: paymentMethods })),
  )
  const rates = of((seller) => seller.rates)
  const rateIds = await nextRateIds(tx, rates.length)
  await saveRates(
    tx,
    rates.map((rate, index) => ({ ...rate, id: rateIds[index] ?? 0 })),
  )
  await insertTradePlaces(
    tx,
    of((seller) => seller.tradePlaces),
  )
  await audit.record(
    tx,
    author,
    added.map(({ id, profile, createdAt: _createdAt, ...rest }) => ({
      action: 'createSeller',
      entity: 'seller',
      entityId: id,
      organizationId: id,
      before: null,
      after: { ...profile, ...rest },
    })),
  )
  return added.map(({ id }) => id)
}

const sellerMistakesOf = (seller: NewSeller) => {
  const rank = popularity(seller.popularity ?? 0)
  return {
    ...sellerMistakes(seller.profile),
    ...scheduleMistakes(seller.schedule),
    ...documentsMistakes(seller.documents),
    ...paymentMethodsMistakes(seller.paymentMethods),
    ...ratesMistakes(seller.rates),
    ...mistakesInList(seller.tradePlaces, 'tradePlaces', tradePlaceMistakes),
    ...((seller.furtherPictures || seller.seen) &&
      galleryMistakes([{ ...plainPicture(seller.profile.image), ...seller.seen }, ...(seller.furtherPictures ?? [])])),
    ...(rank && { popularity: rank }),
  }
}
