import {
  BANNER_STATES,
  MAX_BANNER_ACTION,
  MAX_BANNER_HREF,
  MAX_BANNER_TEXT,
  MAX_BANNER_TITLE,
  MAX_POSITION,
} from '@okolitsa/domain/content/banner.ts'
import { BANNER_LOOKS } from '@okolitsa/domain/content/content-block.ts'
import { OCCASIONS } from '@okolitsa/domain/seasons/occasion.ts'
import { z } from 'zod'
import { moment } from '../kernel/day.ts'
import { defineEndpoints } from '../kernel/endpoint.ts'
import { refuses } from '../refusals/refuses.ts'

/** Maximum size of an uploaded picture, bytes. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024

const words = z.object({ title: z.string(), text: z.string(), action: z.string() })
const fields = {
  href: z.string(),
  look: z.enum(BANNER_LOOKS),
  /** Regions of the audience; empty = everywhere. */
  regionCodes: z.array(z.string()),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The yearly occasion on whose days the banner is shown; null = on every day. */
  occasion: z.enum(OCCASIONS).nullable(),
  position: z.number().int(),
  /** Key of the stored picture. */
  picture: z.string().nullable(),
  ru: words,
  /** Null = the Russian words are shown. */
  en: words.nullable(),
}
const shownFields = z.object({ ...fields, imageUrl: z.string().nullable() })
export type BannerFields = Omit<z.output<typeof shownFields>, 'imageUrl'>

const row = {
  code: z.string(),
  state: z.enum(BANNER_STATES),
  /** True = shown, but others come before it, and the home page has no room for more. */
  isCrowdedOut: z.boolean(),
  /** The last version and the published one; null = none is published. */
  version: z.number().int(),
  publishedVersion: z.number().int().nullable(),
}
const rowSchema = shownFields.extend(row)
export type BannerRow = z.output<typeof rowSchema>

/** A banner with the fields of its last version. */
export const bannerSchema = rowSchema.extend({
  /** Token of the last version for the home page's parameter `draft`. */
  preview: z.string(),
  /** Versions, the newest first. */
  history: z.array(
    z.object({
      version: z.number().int(),
      /** Null = before versions were signed. */
      savedAt: z.iso.datetime().nullable(),
      author: z.string().nullable(),
      firstPublishedAt: z.iso.datetime().nullable(),
      fields: shownFields,
    }),
  ),
})
export type Banner = z.output<typeof bannerSchema>

const line = (most: number) => z.string('required').trim().min(1, 'required').max(most, 'tooLong')
const typedWords = z.object({
  title: line(MAX_BANNER_TITLE),
  text: z.string('required').trim().max(MAX_BANNER_TEXT, 'tooLong'),
  action: line(MAX_BANNER_ACTION),
})
const typed = z.object({
  href: line(MAX_BANNER_HREF),
  look: z.enum(BANNER_LOOKS, 'wrongValue'),
  regionCodes: z.array(z.string('wrongValue').regex(/^\d{2}$/, 'wrongValue')).max(100, 'tooLong'),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  occasion: z.enum(OCCASIONS, 'wrongValue').nullable().default(null),
  position: z.int('wholeNumber').min(0, 'tooSmall').max(MAX_POSITION, 'tooBig'),
  picture: z.string('wrongValue').max(200, 'tooLong').nullable(),
  ru: typedWords,
  en: typedWords.nullable(),
})
export type TypedBanner = z.output<typeof typed>

const version = z
  .int('wrongValue')
  .min(1, 'wrongValue')
  .max(2 ** 31 - 2, 'wrongValue')
/** Versions that the person saw: the change is refused when another person has changed it since. */
const seen = z.object({ version, publishedVersion: version.nullable() })
const params = z.object({
  code: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'wrongValue')
    .max(100, 'tooLong'),
})

const office = { access: 'office', permission: 'manageContent' } as const
const one = { ...office, answer: bannerSchema } as const
const change = { ...one, method: 'POST', params, errors: refuses('SHOWCASE_CHANGED') } as const
const path = '/v1/office/banners'

/** Banners of the home page, which the office edits. Every save is a version; one of them may be published. */
export const bannersEndpoints = defineEndpoints({
  listBanners: {
    ...office,
    method: 'GET',
    path,
    summary: 'Banners of the home page in their order, with what each shows now.',
    answer: z.object({ items: z.array(rowSchema) }),
  },
  getBanner: { ...one, method: 'GET', path: `${path}/{code}`, params, summary: 'A banner with its versions.' },
  createBanner: {
    ...one,
    method: 'POST',
    once: true,
    path,
    status: 201,
    summary: 'Creates a banner as a draft.',
    body: typed,
  },
  saveBanner: {
    ...change,
    path: `${path}/{code}`,
    summary: 'Adds a version to a banner; what is published stays.',
    body: z.object({ seen, fields: typed }),
  },
  publishBanner: {
    ...change,
    path: `${path}/{code}/publish`,
    summary: 'Publishes the last version, or a copy of an earlier one. It starts and ends at its moments.',
    body: z.object({ seen, version }),
  },
  withdrawBanner: {
    ...change,
    path: `${path}/{code}/withdraw`,
    summary: 'Withdraws a banner from the home page; its versions stay.',
    body: z.object({ seen }),
  },
  removeBanner: {
    ...office,
    method: 'DELETE',
    path: `${path}/{code}`,
    params,
    summary: 'Removes a banner with its versions.',
    answer: z.object({ removed: z.literal(true) }),
  },
  addBannerPicture: {
    ...office,
    method: 'POST',
    path: '/v1/office/banner-pictures',
    summary: 'Stores a picture (JPEG, PNG, WebP) for a banner, drawn anew.',
    files: { least: 1, most: 1, maxBytes: MAX_PICTURE_BYTES },
    answer: z.object({ picture: z.string(), imageUrl: z.string() }),
    errors: refuses('PHOTO_REQUIRED', 'PHOTO_UNREADABLE', 'PHOTO_TOO_LARGE', 'PHOTO_TOO_SMALL'),
  },
})
