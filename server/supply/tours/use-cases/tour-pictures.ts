import { changedGallery, galleryMistakes, plainPicture } from '@okolitsa/domain/images/gallery.ts'
import { Refusal } from '@okolitsa/domain/refusal/refusal.ts'
import { refuseMistakes } from '../../../platform/refusal/field-mistakes.ts'
import type { ToursService } from '../ports.ts'
import { imagesOf, lockTour, publishToursChanged, saveImages } from '../store/tour.store.ts'
import type { TourCommandDeps } from './tour-commands.ts'

/** Commands for a tour's pictures, of which only the order is stored, without descriptions. */
export const tourPictures = ({
  audit,
  sellers,
}: Pick<TourCommandDeps, 'audit' | 'sellers'>): Pick<ToursService, 'listPictures' | 'changePictures'> => ({
  listPictures: async (executor, { organizationId, tourId }) => {
    const images = await imagesOf(executor, organizationId, tourId)
    if (!images) throw new Refusal('NOT_FOUND')
    return images.map(plainPicture)
  },

  changePictures: async (tx, author, { organizationId, tourId }, step) => {
    await sellers.takeSellers(tx, [organizationId])
    const images = (await lockTour(tx, organizationId, tourId)) && (await imagesOf(tx, organizationId, tourId))
    if (!images) throw new Refusal('NOT_FOUND')
    if (step.kind === 'describe') refuseMistakes({ alt: 'wrongValue' })
    const next = changedGallery(images.map(plainPicture), step)
    if (!next) throw new Refusal('NOT_FOUND')
    refuseMistakes(galleryMistakes(next))
    const after = next.map(({ source }) => source)
    await saveImages(tx, tourId, after)
    await audit.record(tx, author, [
      {
        action: 'changeTourPictures',
        entity: 'tour',
        entityId: tourId,
        organizationId,
        before: { images },
        after: { images: after },
      },
    ])
    await publishToursChanged(tx)
  },
})
