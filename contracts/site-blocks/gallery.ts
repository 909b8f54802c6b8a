import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, oneOf, optionalPicture, optionalTitle } from './fields.ts'

/** Pictures, each opened in full. An item without a picture is still to be chosen. */
export const galleryBlock = defineBlock(
  z.object({
    title: optionalTitle,
    layout: oneOf(['grid', 'mosaic', 'shelf']),
    items: itemsOf(z.object({ picture: optionalPicture, text: line(160).default('') }), 40),
  }),
)
