import { SHELF_PLACES } from '@okolitsa/domain/content/home-shelves.ts'
import { MAX_PICKED, MENU_PLACES, PIECE_SORTS } from '@okolitsa/domain/content/written-piece.ts'
import { MAX_EVENTS } from '@okolitsa/domain/festival/festival.ts'
import { FESTIVAL_LOOKS } from '@okolitsa/domain/festival/looks.ts'
import { REGION_CODES } from '@okolitsa/domain/geo/region-code.ts'
import { RECIPE_STATES } from '@okolitsa/domain/recipes/written-recipe.ts'
import { OCCASIONS } from '@okolitsa/domain/seasons/occasion.ts'
import { z } from 'zod'
import { day, moment } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { jsonId } from '../kernel/id.ts'
import { refuses } from '../refusals/refuses.ts'

export const MAX_PIECE_TITLE = 80
export const MAX_PIECE_TEXT = 500
export const MAX_MENU_LINKS = 20
export const MAX_GROUNDS = 20
export const MAX_STANDS = 60

const words = (most: number) =>
  z
    .string('required')
    .trim()
    .max(most, 'tooLong')
    .refine((typed) => !typed.includes('\0'), 'wrongValue')
const line = (most: number) => words(most).min(1, 'required')
const title = line(MAX_PIECE_TITLE)
const titleEn = title.nullable()
const whole = (least: number, most: number) => z.int('wholeNumber').min(least, 'tooSmall').max(most, 'tooBig')
const time = z.string('wrongValue').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'wrongValue')

const shelf = z.object({
  sort: z.literal('shelf'),
  title,
  titleEn,
  place: z.enum(SHELF_PLACES, 'wrongValue'),
  pick: z.discriminatedUnion(
    'by',
    [
      z.object({ by: z.literal('goods'), productIds: z.array(jsonId).max(MAX_PICKED, 'tooLong') }),
      z.object({ by: z.literal('category'), categoryId: jsonId }),
      z.object({ by: z.enum(['newest', 'season']) }),
    ],
    'wrongValue',
  ),
  regionCodes: z.array(z.enum(REGION_CODES, 'wrongValue')).max(100, 'tooLong'),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  /** The yearly occasion on whose days the shelf is shown; null or absent = on every day. */
  occasion: z.enum(OCCASIONS, 'wrongValue').nullish(),
})
const menu = z.object({
  sort: z.literal('menu'),
  place: z.enum(MENU_PLACES, 'wrongValue'),
  title,
  titleEn,
  links: z
    .array(
      z.object({ title: line(40), titleEn: line(40).nullable(), href: line(300), isShown: z.boolean('wrongValue') }),
    )
    .min(1, 'required')
    .max(MAX_MENU_LINKS, 'tooLong'),
})
const ground = z.object({
  key: whole(1, 2 ** 31 - 2),
  city: words(100),
  regionCode: z.enum(REGION_CODES, 'wrongValue'),
  title: words(120),
  address: words(300),
  way: words(500),
  coords: z.object({
    latitude: z.number('wrongValue').min(-90, 'wrongValue').max(90, 'wrongValue'),
    longitude: z.number('wrongValue').min(-180, 'wrongValue').max(180, 'wrongValue'),
  }),
  firstDay: day,
  lastDay: day,
  opensAt: time,
  closesAt: time,
  events: z
    .array(
      z.object({
        day,
        startsAt: time,
        minutes: whole(5, 720),
        title: words(120),
        place: words(200),
        picture: words(200).regex(/^(?!.*\.\.)[a-z0-9][a-z0-9/._-]*$/, 'wrongValue'),
        fromAge: whole(0, 18).nullable(),
        /** Kopecks; null = free. */
        price: whole(1, 10_000_000).nullable(),
      }),
    )
    .max(MAX_EVENTS, 'tooLong'),
  stands: z.array(z.object({ organizationId: jsonId, number: whole(1, 10_000) })).max(MAX_STANDS, 'tooLong'),
})
const festival = z.object({
  sort: z.literal('festival'),
  title,
  lead: words(MAX_PIECE_TEXT),
  look: z.enum(FESTIVAL_LOOKS, 'wrongValue'),
  before: words(MAX_PIECE_TEXT),
  during: words(MAX_PIECE_TEXT),
  after: words(MAX_PIECE_TEXT),
  grounds: z.array(ground).max(MAX_GROUNDS, 'tooLong'),
})
const typed = z.discriminatedUnion('sort', [shelf, menu, festival], 'wrongValue')
export type TypedPiece = z.output<typeof typed>

const moments = z.iso.datetime().nullable()
const sort = z.enum(PIECE_SORTS, 'wrongValue')
const rowSchema = z.object({
  code: z.string(),
  sort,
  title: z.string(),
  state: z.enum(RECIPE_STATES),
  /** The last version and the shown one; null = none is shown. */
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
  /** The version that will be published, and when; null = no plan. */
  plannedVersion: z.number().int().nullable(),
  plannedAt: moments,
})
const listedSchema = rowSchema.extend({
  /** Orders received at the stands of a festival, and what they cost, roubles; null = not a festival. */
  sales: z.object({ orders: z.number().int(), sum: z.number() }).nullable(),
})
export type PieceRow = z.output<typeof rowSchema>
export type ListedPiece = z.output<typeof listedSchema>

const subject = z.object({ id: z.number().int(), title: z.string(), note: z.string() })
export type PieceSubject = z.output<typeof subject>

/** A piece with the fields of its last version. */
export const officePieceSchema = rowSchema.extend({
  fields: typed,
  /** Names of the products or sellers of the fields. */
  named: z.array(subject),
  /** Address of the shop's page with the last version. */
  preview: z.string(),
  /** Versions, the newest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      savedAt: moments,
      author: z.string().nullable(),
      /** Fields that differ from the version before. */
      changed: z.array(z.string()),
    }),
  ),
})
export type OfficePiece = z.output<typeof officePieceSchema>

const version = whole(1, 2 ** 31 - 2)
/** Versions that the person saw: the change is refused when another person has changed it since. */
const seen = z.object({ version, publishedVersion: version.nullable() })
const params = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrongValue')
    .max(100, 'tooLong'),
})
const office = { access: 'office', permission: 'manageContent' } as const
const one = { ...office, answer: officePieceSchema } as const
const change = { ...one, method: 'POST', params, errors: refuses('SHOWCASE_CHANGED') } as const
const path = '/v1/office/showcase'

/** Picked shelves, menus and festivals. Every save is a version; one of them may be shown, at once or from a moment. */
export const showcaseEndpoints = defineEndpoints({
  listPieces: {
    ...office,
    method: 'GET',
    path,
    summary: 'Picked shelves, menus or festivals, with what each shows now.',
    query: z.object({ sort }),
    answer: z.object({ items: z.array(listedSchema) }),
  },
  listPieceSubjects: {
    ...office,
    method: 'GET',
    path: '/v1/office/showcase-subjects',
    summary: 'Goods on sale or farms with a text of at least three letters in the name, or all categories of goods.',
    query: z.object({
      of: z.enum(['goods', 'farms', 'categories'], 'wrongValue'),
      search: words(100).default(''),
    }),
    answer: z.object({ items: z.array(subject) }),
  },
  getPiece: { ...one, method: 'GET', path: `${path}/{code}`, params, summary: 'A piece with its versions.' },
  createPiece: {
    ...one,
    method: 'POST',
    once: true,
    path,
    status: 201,
    summary: 'Creates a piece as a draft. A place has one menu, which is created once.',
    body: z.object({ fields: typed }),
    errors: refuses('SHOWCASE_CHANGED'),
  },
  savePiece: {
    ...change,
    path: `${path}/{code}`,
    summary: 'Adds a version to a piece; what is shown stays.',
    body: z.object({ seen, fields: typed }),
  },
  publishPiece: {
    ...change,
    path: `${path}/{code}/publish`,
    summary: 'Shows the last version, or a copy of an earlier one, at once or from a moment.',
    body: z.object({ seen, version, at: moment.nullable() }),
  },
  cancelPiecePlan: {
    ...change,
    path: `${path}/{code}/cancel-plan`,
    summary: 'Ends the plan to show a version.',
    body: z.object({ seen }),
  },
  hidePiece: {
    ...change,
    path: `${path}/{code}/hide`,
    summary: 'Hides a piece from the shop; its versions stay, and so do the orders of a festival.',
    body: z.object({ seen }),
  },
})
