import { FESTIVAL_LOOKS } from '@okolitsa/domain/festival/looks.ts'
import { FESTIVAL_SECTIONS } from '@okolitsa/domain/festival/section.ts'
import { z } from 'zod'
import { isoDate } from '../catalog/price.ts'
import { productCardSchema } from '../catalog/product.ts'
import { shown } from '../kernel/shows.ts'

const time = z.string()

/** A festival ground; days and hours are in its own time zone. */
export const festivalGroundSchema = z.object({
  id: z.number().int(),
  city: z.string(),
  regionCode: z.string(),
  title: z.string(),
  address: z.string(),
  /** Directions; may be empty. */
  way: z.string(),
  coords: z.object({ latitude: z.number(), longitude: z.number() }),
  timeZone: z.string(),
  firstDay: isoDate,
  lastDay: isoDate,
  /** Opening time, `HH:MM`. */
  opensAt: time,
  closesAt: time,
  standsCount: z.number().int(),
})
export type FestivalGround = z.output<typeof festivalGroundSchema>

export const festivalSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  lead: z.string(),
  /** Colours of its pages. */
  look: z.enum(FESTIVAL_LOOKS),
  /** Texts in place of the lead before, during and after it; empty = the usual ones. */
  texts: z.object({ before: z.string(), during: z.string(), after: z.string() }),
  /** Grounds, sorted by first day. */
  grounds: z.array(festivalGroundSchema),
})
export type Festival = z.output<typeof festivalSchema>

export const festivalEventSchema = z.object({
  id: z.number().int(),
  day: isoDate,
  startsAt: time,
  minutes: z.number().int(),
  title: z.string(),
  place: z.string(),
  imageUrl: z.string(),
  fromAge: z.number().int().nullable(),
  /** Price in roubles; null = free. */
  price: z.number().nullable(),
})
export type FestivalEvent = z.output<typeof festivalEventSchema>

export const festivalStandSchema = z.object({
  number: z.number().int(),
  /** Id of the trade place of the handover. */
  tradePlaceId: z.number().int(),
  farmer: z
    .object({
      id: z.number().int(),
      slug: z.string(),
      title: z.string(),
      tagline: z.string(),
      smallImageUrl: z.string(),
      hue: z.number(),
    })
    .register(shown, { shows: ['seller'] }),
})
export type FestivalStand = z.output<typeof festivalStandSchema>

export const festivalProgrammeSchema = z.object({
  ground: festivalGroundSchema,
  /** Events, sorted by day and hour. */
  events: z.array(festivalEventSchema),
  /** Stands, sorted by number. */
  stands: z.array(festivalStandSchema),
})
export type FestivalProgramme = z.output<typeof festivalProgrammeSchema>

export const festivalSectionSchema = z.object({ slug: z.enum(FESTIVAL_SECTIONS), productsCount: z.number().int() })

/** A product that can be reserved and collected at a stand. */
export const festivalProductSchema = z.object({
  standNumber: z.number().int(),
  /** Id of the stand's trade place. */
  tradePlaceId: z.number().int(),
  product: productCardSchema,
})
export type FestivalProduct = z.output<typeof festivalProductSchema>
