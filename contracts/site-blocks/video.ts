import { isWebLink } from '@okolitsa/domain/site-pages/page-link.ts'
import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { line, oneOf, optionalPicture, optionalTitle } from './fields.ts'

/** A card that links to a video. Third-party players are never embedded. */
export const videoBlock = defineBlock(
  z.object({
    title: optionalTitle,
    text: line(300).default(''),
    picture: optionalPicture,
    layout: oneOf(['wide', 'side']),
    href: z
      .string('wrongValue')
      .trim()
      .max(500, 'tooLong')
      .regex(/^https:\/\/[^\s/@]+\.[^\s/@]+(\/[^\s]*)?$/, 'wrongValue')
      .refine(isWebLink, 'wrongValue'),
  }),
)
