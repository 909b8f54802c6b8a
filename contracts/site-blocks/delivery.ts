import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { line, optionalTitle } from './fields.ts'

/** Current delivery areas, days and prices. */
export const deliveryBlock = defineBlock(z.object({ title: optionalTitle, text: line(600).default('') }))
