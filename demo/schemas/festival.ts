import { FESTIVAL_SECTIONS } from '@okolitsa/domain/festival/section.ts'
import { REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import { z } from 'zod'
import { pointSchema, timeSchema } from './organization.ts'

/** An event of the festival's programme. */
const event = z.strictObject({
  /** day of the ground's programme, from its first day */
  onDay: z.int(),
  at: timeSchema,
  minutes: z.int(),
  title: z.string(),
  place: z.string(),
  /** Food picture key. */
  picture: z.string(),
  fromAge: z.int().exactOptional(),
  /** Price, roubles. */
  price: z.int().exactOptional(),
})

const ground = z.strictObject({
  city: z.string(),
  regionCode: z.enum(REGION_CODES),
  title: z.string(),
  address: z.string(),
  way: z.string(),
  point: pointSchema,
  /** First day, relative to the festival's first Saturday. */
  fromDay: z.int(),
  days: z.int(),
  /** Participating farms in the order of their stands. */
  farmers: z.array(z.int()),
  events: z.array(event),
})
export type DemoFestivalGround = z.infer<typeof ground>

export const festivalSchema = z.strictObject({
  lead: z.string(),
  grounds: z.array(ground),
  /** Sections of the festival as categories of the catalogue. */
  sections: z.record(z.enum(FESTIVAL_SECTIONS), z.array(z.int())),
})
