import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { most, optionalTitle } from './fields.ts'

/** What customers asked and the seller answered lately. */
export const questionsBlock = defineBlock(z.object({ title: optionalTitle, most: most(6) }))
