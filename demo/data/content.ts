import { z } from 'zod'
import { contentSchema, type DemoContent } from '../text-model.ts'
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

/** Shown before and during the festival; ends with it and is titled by its season. */
export const demoFestivalBanner: DemoContent = festivalBanner

/** In the footer of the festival's towns until its last day. */
export const demoFestivalMenu: DemoContent = {
  ...festivalMenu,
  regionCodes: [...new Set(demoFestival.grounds.map(({ regionCode }) => regionCode))],
}

/** Banners of the home page and services: valid everywhere and every day. */
export const demoContent: readonly DemoContent[] = blocks
