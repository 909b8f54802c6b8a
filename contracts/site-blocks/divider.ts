import { z } from 'zod'
import { defineBlock } from './block-type.ts'
import { oneOf } from './fields.ts'

/** Space between blocks. */
export const dividerBlock = defineBlock(z.object({ look: oneOf(['line', 'space', 'wave', 'dots']) }))
