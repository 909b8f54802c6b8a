import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { href, itemsOf, line, optionalTitle } from './fields.ts'

export const socialsBlock = defineBlock(
  z.object({ title: optionalTitle, items: itemsOf(z.object({ title: line(40), href }), 8) }),
)
