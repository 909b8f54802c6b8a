import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { action, oneOf, optionalPicture, title, words } from './fields.ts'

export const aboutBlock = defineBlock(
  z.object({ title, text: words, picture: optionalPicture, pictureSide: oneOf(['left', 'right']), action }),
)
