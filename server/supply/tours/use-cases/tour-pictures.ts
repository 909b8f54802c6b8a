import { sellersOwn } from '@okolitsa/domain/identity/scope.ts'
import { changedGallery, galleryMistakes, plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { Deps } from '../../../services.ts'
import type { ToursService } from '../ports.ts'
import { publishToursChanged } from '../store/tour.store.ts'
import { findOwnTour } from '../store/tour-sheet.store.ts'
import { settleTour } from './settle-tour.ts'

/** A moment of which no facts about dates are asked. */
const ANY_MOMENT = new Date(0)

/** Commands for a tour's pictures, of which only the order is stored, without descriptions. */
export const tourPictures = (
  deps: Deps<'audit' | 'sellers' | 'products'>,
): Pick<ToursService, 'listPictures' | 'changePictures'> => ({
  listPictures: async (executor, { organizationId, tourId }) => {
    const tour = await findOwnTour(executor, sellersOwn(organizationId), tourId, ANY_MOMENT)
    if (!tour) throw new Refusal('NOT_FOUND')
    return tour.images.map(plainPicture)
  },

  changePictures: async (tx, author, { organizationId, tourId }, step) => {
    await deps.sellers.takeSellers(tx, [organizationId])
    const tour = await findOwnTour(tx, sellersOwn(organizationId), tourId, ANY_MOMENT)
    if (!tour) throw new Refusal('NOT_FOUND')
    if (step.kind === 'describe') refuseMistakes({ alt: 'wrongValue' })
    const next = changedGallery(tour.images.map(plainPicture), step)
    if (!next) throw new Refusal('NOT_FOUND')
    refuseMistakes(galleryMistakes(next))
    const images = next.map(({ source }) => source)
    await settleTour(deps, tx, tour, { images })
    await deps.audit.record(tx, author, [
      {
        action: 'changeTourPictures',
        entity: 'tour',
        entityId: tourId,
        organizationId,
        before: { images: tour.images },
        after: { images },
      },
    ])
    await publishToursChanged(tx)
  },
})
