import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemId, itemsOf, line, optionalPicture, optionalTitle } from './fields.ts'

export const servicesBlock = defineBlock(
  z.object({
    title: optionalTitle,
    items: itemsOf(
      z.object({
        id: itemId,
        title: line(80),
        text: line(300).default(''),
        price: line(40).default(''),
        picture: optionalPicture,
      }),
      24,
    ),
    /** Texts shown next to the form. */
    formTitle: optionalTitle,
    formText: line(300).default(''),
  }),
)
