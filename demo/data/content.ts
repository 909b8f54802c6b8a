import { z } from 'zod'
import { contentSchema, type DemoContent } from '../schemas/text.ts'
import { demoFestival } from './festival.ts'
import { readData } from './read-data.ts'

const { festivalBanner, festivalMenu, blocks } = readData(
  'content.json',
  z.strictObject({
    festivalBanner: contentSchema,
    festivalMenu: contentSchema.omit({ regionCodes: true }),
    blocks: z.array(contentSchema),
  }),
)

/** Announces the festival until its end; its last day is the festival's, its title that of the season. */
export const demoFestivalBanner: DemoContent = festivalBanner

/** In the footer of the towns the festival comes to, until its last day. */
export const demoFestivalMenu: DemoContent = {
  ...festivalMenu,
  regionCodes: [...new Set(demoFestival.grounds.map(({ regionCode }) => regionCode))],
}

/** Banners of the home page and services: true at every place and on every day. */
export const demoContent: readonly DemoContent[] = blocks
