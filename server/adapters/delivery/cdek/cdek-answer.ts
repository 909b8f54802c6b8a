import { areCoordinates, type Coordinates } from '@okolitsa/domain/geo/distance.ts'
import { kopecks } from '@okolitsa/domain/money/money.ts'
import { z } from 'zod'
import type { CarrierHours, CarrierPoint, CarrierTariff } from '../../../fulfilment/delivery/ports.ts'

/** Only the fields in use are checked, because CDEK adds others without announcement. */
const text = z.string().nullish()
/** A number, also when it is sent as a text. */
const needed = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
  z.number(),
)
const number = needed.nullish()
const whole = needed.pipe(z.int())

/**
 * Schema of a list that drops invalid items, so that one does not hide the others. If all items are invalid, the answer
 * is malformed.
 */
const listOf = <Item extends z.ZodType>(item: Item) =>
  z.array(z.unknown()).transform((values, context): z.output<Item>[] => {
    const read = values.map((value) => item.safeParse(value)).filter(({ success }) => success)
    if (read.length === 0 && values.length > 0) context.addIssue('nothing in the list can be read')
    return read.map(({ data }) => data as z.output<Item>)
  })

export const tokenSchema = z.looseObject({
  access_token: z.string().min(1),
  expires_in: needed.pipe(z.number().positive()),
})

const errorsSchema = z.looseObject({
  errors: z.array(z.looseObject({ code: text })).nullish(),
  requests: z.array(z.looseObject({ errors: z.array(z.looseObject({ code: text })).nullish() })).nullish(),
  error: text,
})

export const citiesSchema = listOf(
  z.looseObject({
    code: whole,
    city: z.string(),
    kladr_code: text,
    longitude: number,
    latitude: number,
  }),
)
export type CdekCity = z.infer<typeof citiesSchema>[number]

export const pointsSchema = listOf(
  z.looseObject({
    code: z.string().min(1),
    name: text,
    type: text,
    work_time: text,
    work_time_list: listOf(z.looseObject({ day: whole, time: z.string() })).nullish(),
    phones: z.array(z.looseObject({ number: text })).nullish(),
    note: text,
    address_comment: text,
    is_handout: z.boolean().nullish(),
    weight_max: number,
    location: z.looseObject({
      city_code: number,
      city: text,
      region: text,
      address: text,
      longitude: number,
      latitude: number,
    }),
  }),
)
export type CdekPoint = z.infer<typeof pointsSchema>[number]

export const tariffsSchema = z.looseObject({
  tariff_codes: listOf(
    z.looseObject({
      tariff_code: whole,
      tariff_name: text,
      delivery_mode: whole,
      delivery_sum: needed,
      period_min: needed,
      period_max: needed,
      calendar_min: number,
      calendar_max: number,
    }),
  ).nullish(),
})
export type CdekTariff = NonNullable<z.infer<typeof tariffsSchema>['tariff_codes']>[number]

export function errorCodes(body: unknown): string[] {
  const parsed = errorsSchema.safeParse(body)
  if (!parsed.success) return []
  const { errors, requests, error } = parsed.data
  const listed = [...(errors ?? []), ...(requests ?? []).flatMap((request) => request.errors ?? [])]
  return [...listed.map(({ code }) => code), error].filter((code) => typeof code === 'string')
}

/** Converts a pick-up point; null when it has no address or coordinates, or does not issue parcels. */
export function toPoint(point: CdekPoint): CarrierPoint | null {
  const { location } = point
  const coords = toCoordinates(location)
  if (!coords || !location.address || point.is_handout === false) return null
  return {
    code: point.code,
    title: point.name || point.code,
    kind: point.type === 'POSTAMAT' ? 'locker' : 'office',
    city: location.city ?? '',
    address: location.address,
    coords,
    workTime: point.work_time ?? '',
    hours: toHours(point.work_time_list ?? []),
    phones: (point.phones ?? []).flatMap((phone) => phone.number || []),
    note: point.address_comment || point.note || '',
    // CDEK limits points in kilograms; parcels are in grams.
    maxWeightGrams: point.weight_max ? Math.round(point.weight_max * 1_000) : null,
  }
}

/** Converts a tariff; null when its price or delivery time is invalid. */
export function toTariff(tariff: CdekTariff): CarrierTariff | null {
  const sum = Math.round(tariff.delivery_sum * 100)
  // older tariffs have working days only; five of them are seven calendar days
  const daysMin = tariff.calendar_min ?? calendarDays(tariff.period_min)
  const daysMax = tariff.calendar_max ?? calendarDays(tariff.period_max)
  if (!Number.isSafeInteger(sum) || sum < 0 || daysMin < 0 || daysMax < 0) return null
  return {
    code: tariff.tariff_code,
    title: tariff.tariff_name ?? '',
    mode: tariff.delivery_mode,
    price: kopecks(sum),
    daysMin: Math.ceil(Math.min(daysMin, daysMax)),
    daysMax: Math.ceil(Math.max(daysMin, daysMax)),
  }
}

export function toCoordinates({ latitude, longitude }: Pick<CdekCity, 'latitude' | 'longitude'>): Coordinates | null {
  const coords = { latitude, longitude }
  return areCoordinates(coords) ? coords : null
}

const calendarDays = (workingDays: number) => Math.ceil((workingDays * 7) / 5)

/** Converts `{day: 1, time: "09:00/20:00"}` per day to groups of days with equal hours. */
function toHours(list: readonly { readonly day: number; readonly time: string }[]): CarrierHours[] {
  const daysByTime = new Map<string, number[]>()
  for (const { day, time } of list) {
    if (day < 1 || day > 7 || !/^\d{2}:\d{2}\/\d{2}:\d{2}$/.test(time)) continue
    daysByTime.set(time, [...(daysByTime.get(time) ?? []), day])
  }
  return [...daysByTime].map(([time, days]) => {
    const [from = '', to = ''] = time.split('/')
    return { weekdays: days.sort((a, b) => a - b), from, to }
  })
}
