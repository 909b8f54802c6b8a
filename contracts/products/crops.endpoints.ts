import { CROP_KINDS } from '@okolitsa/domain/catalog/crop-calendar.ts'
import { CLIMATE_ZONES } from '@okolitsa/domain/geo/climate-zone.ts'
import { z } from 'zod'
import { defineEndpointsIn } from '../kernel/endpoint.ts'

const month = z.number('notANumber').int('wholeNumber').min(1, 'tooSmall').max(12, 'tooBig')
const monthsSchema = z.object({ from: month, to: month })
/** Seasons by climate zone; an absent zone has no known season. */
const seasonsSchema = z.partialRecord(z.enum(CLIMATE_ZONES), z.array(monthsSchema).min(1, 'required').max(3, 'tooLong'))

const cropFields = {
  title: z.string('required').trim().min(1, 'required').max(60, 'tooLong'),
  kind: z.enum(CROP_KINDS, 'wrongValue'),
  /** Words matched in product titles; a trailing star matches any ending. */
  words: z
    .array(
      z
        .string('required')
        .trim()
        .toLowerCase()
        .regex(/^\p{L}{2,40}\*?$/u, 'wrongValue'),
    )
    .min(1, 'required')
    .max(60, 'tooLong'),
  seasons: seasonsSchema,
}
const cropSchema = z.object({ code: z.string(), ...cropFields })

/** The crop calendar: crops with the months in which they are picked or planted in each climate zone. */
export const cropsEndpoints = defineEndpointsIn('goods', {
  listCrops: {
    method: 'GET',
    path: '/v1/cabinet/crops',
    access: 'seller',
    permission: 'manageGoods',
    summary: 'The calendar of crops, by which days of harvests are looked at.',
    answer: z.object({ items: z.array(cropSchema) }),
  },
})

/** The calendar of crops in the office, which changes it. */
export const cropCalendarEndpoints = defineEndpointsIn('goods', {
  listCropCalendar: {
    method: 'GET',
    path: '/v1/office/crops',
    access: 'office',
    permission: 'manageCalendar',
    summary: 'The calendar of crops.',
    answer: z.object({ items: z.array(cropSchema) }),
  },
  setCrop: {
    method: 'PATCH',
    path: '/v1/office/crops/{code}',
    access: 'office',
    permission: 'manageCalendar',
    summary: 'Replaces the names and the season of a crop; an unknown code creates one.',
    params: z.object({ code: z.string().regex(/^[a-z-]{2,40}$/, 'wrongValue') }),
    body: z.object(cropFields),
    answer: cropSchema,
  },
})
