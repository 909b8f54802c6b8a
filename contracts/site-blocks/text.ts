import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { oneOf, optionalTitle, words } from './fields.ts'

export const textBlock = defineBlock(
  z.object({ title: optionalTitle, text: words, layout: oneOf(['narrow', 'columns', 'quote']) }),
)
