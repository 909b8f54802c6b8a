import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { line, oneOf, optionalTitle } from './fields.ts'

/**
 * Where the seller is and when somebody is there, of the shop's own data. The telephone is the one the seller writes here:
 * the shop tells nobody's by itself.
 */
export const contactsBlock = defineBlock(
  z.object({
    title: optionalTitle,
    text: line(600).default(''),
    phone: z
      .string('wrongValue')
      .trim()
      .regex(/^(\+?\d[\d ()-]{8,24}\d)?$/, 'wrongValue')
      .default(''),
    layout: oneOf(['withMap', 'withoutMap']),
  }),
)
