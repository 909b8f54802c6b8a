import { checkAfterSave, isHeld, shownContent } from '@okolitsa/domain/goods/goods-check.ts'
import type { TourSheet } from '@okolitsa/domain/tours/tour.ts'
import { contentOfTour, type TourCheck } from '@okolitsa/domain/tours/tour-check.ts'
import type { Executor } from '../../../platform/db/client.ts'
import type { Deps } from '../../../services.ts'
import { saveTour, saveTourState } from '../store/tour.store.ts'
import { saveTourCheck, trustOf } from '../store/tour-check.store.ts'
import type { OwnTourRow } from '../store/tour-sheet.store.ts'

/** Organizer's wish for a tour; absent = it stays. */
export interface TourSave {
  readonly sheet?: TourSheet
  readonly images?: readonly string[]
  readonly isShown?: boolean
  readonly isArchived?: boolean
}

/** True = its organizer wants it published, also while the check keeps it hidden. */
export const isWanted = ({ check, isShown }: OwnTourRow): boolean => check?.isWanted ?? isShown

/**
 * Writes a tour of a locked organizer after a save by its people: the rule of the market says whether its texts and
 * pictures are checked, and whether before customers see them. A draft that nobody has seen waits for nothing.
 * Returns true = customers see the tour.
 */
export async function settleTour(
  { products }: Deps<'products'>,
  tx: Executor,
  tour: OwnTourRow,
  save: TourSave,
): Promise<boolean> {
  const { sheet = tour.sheet, images = tour.images, isShown = isWanted(tour), isArchived = tour.isArchived } = save
  const after = contentOfTour(sheet, images)
  let check: TourCheck | null = tour.check
  if (check || tour.wasPublished || isShown) {
    const { version: _version, ...rule } = await products.readCheckRule(tx)
    const [trust] = await trustOf(tx, [tour.organizationId], tour.id)
    check = checkAfterSave({
      ...{ check, after, rule, isWanted: isShown, before: tour.wasPublished ? tour.live : null },
      facts: { isRisky: false, checked: trust?.checked ?? 0, returned: trust?.returned ?? 0 },
    })
    if (check && check !== tour.check)
      await saveTourCheck(tx, { tourId: tour.id, organizationId: tour.organizationId }, check)
  }
  return showTour(tx, { ...tour, sheet, isArchived }, check ?? { content: after, isWanted: isShown })
}

/** Writes what customers see of a tour by its check, or without one. Returns true = they see it. */
export async function showTour(
  tx: Executor,
  tour: Pick<OwnTourRow, 'id' | 'slug' | 'hue' | 'sheet' | 'isShown' | 'isArchived'>,
  by: TourCheck | { readonly content: OwnTourRow['live']; readonly isWanted: boolean },
): Promise<boolean> {
  const { tour: texts, pictures } = 'content' in by ? by.content : shownContent(by)
  const isShown = by.isWanted && !('state' in by && isHeld(by))
  const images = pictures.map(({ source }) => source)
  await saveTour(tx, tour.id, { ...tour.sheet, ...texts, slug: tour.slug, hue: tour.hue, images })
  await saveTourState(tx, tour.id, { isShown, isArchived: tour.isArchived })
  return isShown
}
