import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, optionalTitle } from './fields.ts'

export const advantagesBlock = defineBlock(
  z.object({
    title: optionalTitle,
    items: itemsOf(z.object({ title: line(60), text: line(200).default('') }), 12),
  }),
)
