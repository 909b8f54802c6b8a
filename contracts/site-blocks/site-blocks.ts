import type { SiteBlock, SiteDocument } from '@okolitsa/domain/site-pages/page-content.ts'
import { z } from 'zod'

const line = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
const title = line(120)
const words = line(4_000)
/** Addresses of the web, a telephone, a letter, or a page of the site itself. */
const href = z
  .string('wrongValue')
  .trim()
  .max(500, 'tooLong')
  .regex(/^(https?:\/\/[^\s]+|tel:\+?\d{5,15}|mailto:[^\s@]+@[^\s@]+|\/(?!\/)[^\s]*|#[\w-]+)$/, 'wrongValue')
/** Names a picture of the seller's gallery. */
const picture = z
  .string('wrongValue')
  .regex(/^[\w./-]{1,200}$/, 'wrongValue')
  .nullable()
const action = z.object({ title: line(40), href }).nullable()
const itemId = line(60).optional()

/** What each type of block holds, as of its latest version. */
export const SITE_BLOCKS = {
  hero: {
    version: 1,
    props: z.object({
      layout: z.enum(['full', 'side', 'plain'], 'wrongValue').default('full'),
      title,
      text: line(400).default(''),
      picture: picture.default(null),
      action: action.default(null),
    }),
  },
  about: {
    version: 1,
    props: z.object({
      title,
      text: words,
      picture: picture.default(null),
      pictureSide: z.enum(['left', 'right'], 'wrongValue').default('left'),
      action: action.default(null),
    }),
  },
  text: { version: 1, props: z.object({ title: title.default(''), text: words }) },
  advantages: {
    version: 1,
    props: z.object({
      title: title.default(''),
      items: z.array(z.object({ title: line(60), text: line(200).default('') })).max(12, 'tooLong'),
    }),
  },
  services: {
    version: 1,
    props: z.object({
      title: title.default(''),
      items: z
        .array(
          z.object({
            id: itemId,
            title: line(80),
            text: line(300).default(''),
            price: line(40).default(''),
            picture: picture.default(null),
          }),
        )
        .max(24, 'tooLong'),
      /** Words beside the form. */
      formTitle: title.default(''),
      formText: line(300).default(''),
    }),
  },
  goods: {
    version: 1,
    props: z.object({
      title: title.default(''),
      most: z.number('notANumber').int('wholeNumber').min(2, 'tooSmall').max(12, 'tooBig').default(8),
    }),
  },
  faq: {
    version: 1,
    props: z.object({
      title: title.default(''),
      items: z.array(z.object({ question: line(160), answer: line(1_500) })).max(30, 'tooLong'),
    }),
  },
  socials: {
    version: 1,
    props: z.object({
      title: title.default(''),
      items: z.array(z.object({ title: line(40), href })).max(8, 'tooLong'),
    }),
  },
} as const
export type SiteBlockType = keyof typeof SITE_BLOCKS
export type PropsOf<T extends SiteBlockType> = z.output<(typeof SITE_BLOCKS)[T]['props']>
/** A block whose properties are what its type says. */
export type ReadBlock = {
  readonly [T in SiteBlockType]: {
    readonly id: string
    readonly type: T
    readonly version: number
    readonly props: PropsOf<T>
  }
}[SiteBlockType]

const isKnown = (type: string): type is SiteBlockType => Object.hasOwn(SITE_BLOCKS, type)

/** The block as its type has it now; null = the type is unknown, or it is not of it. */
export function readBlock({ id, type, props }: SiteBlock): ReadBlock | null {
  if (!isKnown(type)) return null
  const { version, props: schema } = SITE_BLOCKS[type]
  const read = schema.safeParse(props)
  return read.success ? ({ id, type, version, props: read.data } as ReadBlock) : null
}

/** Blocks of a page that can be shown; what is unknown or broken is left out, the page stays. */
export const readDocument = ({ blocks }: SiteDocument): ReadBlock[] => blocks.flatMap((block) => readBlock(block) ?? [])
