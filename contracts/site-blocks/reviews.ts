import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { most, oneOf, optionalTitle } from './fields.ts'

export const reviewsBlock = defineBlock(
  z.object({ title: optionalTitle, most: most(4), layout: oneOf(['grid', 'shelf']) }),
)
