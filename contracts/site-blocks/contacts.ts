import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { line, oneOf, optionalTitle } from './fields.ts'

/** Address and hours from the shop's data. The telephone is entered here: the shop never publishes it. */
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
