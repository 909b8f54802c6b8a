import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { most, oneOf, optionalTitle } from './fields.ts'

export const goodsBlock = defineBlock(
  z.object({ title: optionalTitle, most: most(8), layout: oneOf(['grid', 'shelf']) }),
)
