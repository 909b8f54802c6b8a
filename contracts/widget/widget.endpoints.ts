import { z } from 'zod'
import { roubles } from '../catalog/price.ts'
import { defineEndpointsIn } from '../kernel/endpoint.ts'
import { uuid } from '../kernel/id.ts'
import { shown } from '../kernel/shows.ts'
import { typedNumber } from '../kernel/typed-number.ts'

/** Maximum products of a widget, which advertises the shop without replacing it. */
export const MAX_WIDGET_GOODS = 24
const CACHE_SECONDS = 60

const widgetProductSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** URL of its page in the shop. */
  url: z.url(),
  imageUrl: z.url(),
  /** Alternative text; empty = the title suffices. */
  imageAlt: z.string(),
  hue: z.number().int(),
  /** Price of one sale step today, and before a discount; null = no discount. */
  price: roubles,
  oldPrice: roubles.nullable(),
  unit: z.string(),
  measure: z.number().int(),
  isWeight: z.boolean(),
  isAvailable: z.boolean(),
  /** Sale steps left; null = unlimited. */
  left: z.number().int().min(0).nullable(),
})
shown.add(widgetProductSchema, { shows: ['product'] })
export type WidgetProduct = z.output<typeof widgetProductSchema>

const color = z.string().regex(/^#[\da-f]{6}$/)

export const widgetGoodsSchema = z.object({
  shop: z.object({ title: z.string(), url: z.url() }),
  /** Colours of the site's theme: button fill under white letters, text, secondary text and lines on white. */
  look: z.object({
    accent: color,
    ink: color,
    quiet: color,
    line: color,
    /** Factor of every corner radius. */
    round: z.number().min(0).max(2),
  }),
  items: z.array(widgetProductSchema),
})
export type WidgetGoods = z.output<typeof widgetGoodsSchema>

/** A shop's products embedded on another site. */
export const widgetEndpoints = defineEndpointsIn('widget', {
  getWidgetGoods: {
    method: 'GET',
    path: '/api/v1/widget/{siteUuid}',
    access: 'public',
    session: 'none',
    forAnyPage: true,
    summary: 'Popular goods of a seller’s shop for pages elsewhere, as they are where the shop ships from.',
    params: z.object({ siteUuid: uuid }),
    query: z.object({
      /** Category key; absent = all products. */
      section: z.string().max(100, 'tooLong').optional(),
      count: typedNumber({ least: 1, most: MAX_WIDGET_GOODS }).default(8),
    }),
    answer: widgetGoodsSchema,
    cacheSeconds: CACHE_SECONDS,
  },
})
