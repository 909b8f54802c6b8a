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

/** Announces the festival until its last day; the dates are the festival's, the title is that of the season. */
export const demoFestivalBanner: DemoContent = festivalBanner

/** Footer links in the towns that the festival visits, until its last day. */
export const demoFestivalMenu: DemoContent = {
  ...festivalMenu,
  regionCodes: [...new Set(demoFestival.grounds.map(({ regionCode }) => regionCode))],
}

/** Banners of the home page and services, valid at every place and on every day. */
export const demoContent: readonly DemoContent[] = blocks
