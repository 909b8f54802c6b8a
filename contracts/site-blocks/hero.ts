import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { action, line, oneOf, optionalPicture, title } from './fields.ts'

/** The cover of a page. Version 1 had a single side of the picture, `side`. */
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
