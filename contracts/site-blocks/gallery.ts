import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, oneOf, optionalPicture, optionalTitle } from './fields.ts'

/** Pictures, each of which opens in full. An item without a picture is not filled in yet. */
export const galleryBlock = defineBlock(
  z.object({
    title: optionalTitle,
    layout: oneOf(['grid', 'mosaic', 'shelf']),
    items: itemsOf(z.object({ picture: optionalPicture, text: line(160).default('') }), 40),
  }),
)
