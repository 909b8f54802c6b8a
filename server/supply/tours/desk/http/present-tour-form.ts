import type { OwnTour, TourForm, TourProduct } from '@okolitsa/contracts/tours/tour-form.ts'
import { showsAccepted } from '@okolitsa/domain/goods/goods-check.ts'
import { imageUrl } from '@okolitsa/domain/images/image-url.ts'
import { fromRoubles, toRoubles } from '@okolitsa/domain/money/money.ts'
import type { TourChange, TourSheet } from '@okolitsa/domain/tours/tour.ts'
import { missingOf, tourStateOf } from '@okolitsa/domain/tours/tour-sheet.ts'
import type { OwnTourRow } from '../../store/tour-sheet.store.ts'

const PREVIEW = { width: 480, height: 360 }

/** A tour for its organizer's list. */
export function presentOwnTour(row: OwnTourRow): OwnTour {
  const { sheet, nextDate } = row
  const [face] = row.images
  const prices = sheet.prices.map(({ price }) => price)
  return {
    id: row.id,
    slug: row.slug,
    organizationId: row.organizationId,
    title: sheet.title,
    imageUrl: face === undefined ? null : imageUrl(face, PREVIEW),
    hue: row.hue,
    state: tourStateOf(row),
    missing: [...missingOf(sheet, row)],
    durationMinutes: sheet.durationMinutes,
    timeZone: sheet.timeZone,
    priceFrom: prices.length === 0 ? null : Math.min(...prices.map(toRoubles)),
    datesAhead: row.datesAhead,
    nextDate: nextDate && {
      ...nextDate,
      startsAt: new Date(nextDate.startsAt).toISOString(),
      endsAt: new Date(nextDate.endsAt).toISOString(),
    },
  }
}

/** A tour for its form; amounts in roubles. */
export const presentTourProduct = (row: OwnTourRow): TourProduct => ({
  ...presentOwnTour(row),
  form: formOf(row.sheet),
  check: checkOf(row),
})

/** The check of a tour for its organizer; null = nothing waits and nothing was returned. */
function checkOf({ check, isShown }: OwnTourRow): TourProduct['check'] {
  if (!check || check.state === 'accepted' || check.state === 'draft') return null
  const { state, reason, message } = check
  return { state, isShown, reason, message, showsAccepted: showsAccepted(check) && state !== 'hidden' }
}

const formOf = (sheet: TourSheet): TourForm => ({
  ...sheet,
  story: [...sheet.story],
  meetingPoint: { ...sheet.meetingPoint },
  programme: [...sheet.programme],
  included: [...sheet.included],
  notIncluded: [...sheet.notIncluded],
  languages: [...sheet.languages],
  toTake: [...sheet.toTake],
  cancellation: [...sheet.cancellation],
  register:
    sheet.register.kind === 'excursion'
      ? { kind: 'excursion' }
      : {
          ...sheet.register,
          guarantee: sheet.register.guarantee === null ? null : toRoubles(sheet.register.guarantee),
        },
  prices: sheet.prices.map(({ id, price, ...facts }) => ({
    ...(id !== undefined && { id }),
    ...facts,
    price: toRoubles(price),
  })),
})

/** Submitted fields with amounts in kopecks. */
export function readTourForm({
  register,
  prices,
  ...form
}: { readonly [K in keyof TourForm]?: TourForm[K] | undefined }): TourChange {
  return {
    ...form,
    ...(register && {
      register:
        register.kind === 'excursion'
          ? register
          : { ...register, guarantee: register.guarantee === null ? null : fromRoubles(register.guarantee) },
    }),
    ...(prices && {
      prices: prices.map(({ id, price, ...facts }) => ({
        ...(id !== undefined && { id }),
        ...facts,
        price: fromRoubles(price),
      })),
    }),
  }
}
