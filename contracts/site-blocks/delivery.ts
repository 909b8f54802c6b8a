import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { line, optionalTitle } from './fields.ts'

/** Where the shop delivers, when and for how much, as it is now. */
export const deliveryBlock = defineBlock(z.object({ title: optionalTitle, text: line(600).default('') }))
