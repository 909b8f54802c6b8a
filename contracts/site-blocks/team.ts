import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, oneOf, optionalPicture, optionalTitle } from './fields.ts'

export const teamBlock = defineBlock(
  z.object({
    title: optionalTitle,
    layout: oneOf(['round', 'cards']),
    items: itemsOf(
      z.object({
        title: line(60),
        role: line(80).default(''),
        text: line(300).default(''),
        picture: optionalPicture,
      }),
      24,
    ),
  }),
)
