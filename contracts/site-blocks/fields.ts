import { isLink } from '@okolitsa/domain/site-pages/page-link.ts'
import { z } from 'zod'

export const line = (most: number) => z.string('wrongValue').trim().max(most, 'tooLong')
export const title = line(120)
export const optionalTitle = title.default('')
/** A text of paragraphs. */
export const words = line(4_000)
/** A link: a web URL, a telephone, an e-mail address, or a page of the site. */
export const href = z.string('wrongValue').trim().max(500, 'tooLong').refine(isLink, 'wrongValue')
/** Identifies a picture of the seller's gallery. */
const pictureName = z.string('wrongValue').regex(/^[\w./-]{1,200}$/, 'wrongValue')
const percent = z.number('notANumber').int('wholeNumber').min(0, 'tooSmall').max(100, 'tooBig')
/** A picture with the point that stays visible in every frame. */
export const picture = z
  .union([pictureName, z.object({ source: pictureName, focus: z.object({ x: percent, y: percent }) })], 'wrongValue')
  .nullable()
export const optionalPicture = picture.default(null)
export const action = z
  .object({ title: line(40), href })
  .nullable()
  .default(null)
/** A permanent id for references, independent of the title. */
export const itemId = line(60).optional()
export const itemsOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.array(item, 'wrongValue').max(most, 'tooLong')
/** One of the names; the default is the first name. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names, 'wrongValue').default(names[0] as never)
/** Maximum number of listed things. */
export const most = (preset: number) =>
  z.number('notANumber').int('wholeNumber').min(2, 'tooSmall').max(12, 'tooBig').default(preset)
