import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { itemsOf, line, optionalTitle } from './fields.ts'

/** Frequent questions with the seller's answers. */
export const faqBlock = defineBlock(
  z.object({
    title: optionalTitle,
    items: itemsOf(z.object({ question: line(160), answer: line(1_500) }), 30),
  }),
)
