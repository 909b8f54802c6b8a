import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { most, optionalTitle } from './fields.ts'

/** Recent questions of customers with the seller's answers. */
export const questionsBlock = defineBlock(z.object({ title: optionalTitle, most: most(6) }))
