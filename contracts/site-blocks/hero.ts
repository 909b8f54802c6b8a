import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { action, line, oneOf, optionalPicture, title } from './fields.ts'

/**
 * The first words of a page. Version 1 knew one side of the picture and called it `side`.
 */
export const heroBlock = defineBlock(
  z.object({
    layout: oneOf(['full', 'right', 'left', 'below', 'plain']),
    title,
    text: line(400).default(''),
    picture: optionalPicture,
    action,
  }),
  (props) => (props.layout === 'side' ? { ...props, layout: 'right' } : props),
)
