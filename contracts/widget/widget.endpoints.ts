import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { uuid } from '../kernel/id.ts'
import { shown } from '../kernel/shows.ts'
import { typedNumber } from '../kernel/typed-number.ts'

/** Goods a widget shows at most: it is an invitation into the shop, not the shop. */
export const MAX_WIDGET_GOODS = 24
const CACHE_SECONDS = 60

const widgetProductSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** Its page in the shop. */
  url: z.url(),
  imageUrl: z.url(),
  /** What the picture shows; empty = what the title says. */
  imageAlt: z.string(),
  hue: z.number().int(),
  /** What is paid today for one sale step, and before a discount that holds; null = there is none. */
  price: roubles,
  oldPrice: roubles.nullable(),
  unit: z.string(),
  measure: z.number().int(),
  isWeight: z.boolean(),
  isAvailable: z.boolean(),
  /** Sale steps left; null = enough. */
  left: z.number().int().min(0).nullable(),
})
shown.add(widgetProductSchema, { shows: ['product'] })
export type WidgetProduct = z.output<typeof widgetProductSchema>

const color = z.string().regex(/^#[\da-f]{6}$/)

export const widgetGoodsSchema = z.object({
  shop: z.object({ title: z.string(), url: z.url() }),
  /** The site's theme: what buttons are filled with under white letters, letters, quiet letters and lines on white. */
  look: z.object({
    accent: color,
    ink: color,
    quiet: color,
    line: color,
    /** Multiplies every corner. */
    round: z.number().min(0).max(2),
  }),
  items: z.array(widgetProductSchema),
})
export type WidgetGoods = z.output<typeof widgetGoodsSchema>

/** A shop's goods on somebody else's page. */
export const widgetEndpoints = defineEndpoints({
  getWidgetGoods: {
    method: 'GET',
    path: '/api/v1/widget/{siteUuid}',
    access: 'public',
    session: 'none',
    forAnyPage: true,
    summary: 'Popular goods of a seller’s shop for pages elsewhere, as they are where the shop ships from.',
    params: z.object({ siteUuid: uuid }),
    query: z.object({
      /** A category by its key; absent = everything. */
      section: z.string().max(100, 'tooLong').optional(),
      count: typedNumber({ least: 1, most: MAX_WIDGET_GOODS }).default(8),
    }),
    answer: widgetGoodsSchema,
    cacheSeconds: CACHE_SECONDS,
  },
})
