import { z } from 'zod'
import { contentSchema, type DemoContent, type DemoShelf, shelfSchema } from '../schemas/text.ts'
import { demoFestival } from './festival.ts'
import { readData } from './read-data.ts'

const { festivalBanner, festivalMenu, blocks, shelves } = readData(
  'content.json',
  z.strictObject({
    festivalBanner: contentSchema,
    festivalMenu: contentSchema.omit({ regionCodes: true }),
    blocks: z.array(contentSchema),
    shelves: z.array(shelfSchema),
  }),
)

/** Announces the festival until its last day; the dates are the festival's, the title is that of the season. */
export const demoFestivalBanner: DemoContent = festivalBanner

/** Footer links in the towns that the festival visits, until its last day. */
export const demoFestivalMenu: DemoContent = {
  ...festivalMenu,
  regionCodes: [...new Set(demoFestival.grounds.map(({ regionCode }) => regionCode))],
}

/** Banners of the home page, those of yearly occasions among them, and services; valid at every place. */
export const demoContent: readonly DemoContent[] = blocks

/** Shelves of the home page on the days of yearly occasions. */
export const demoShelves: readonly DemoShelf[] = shelves
