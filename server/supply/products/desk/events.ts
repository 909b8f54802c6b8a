import { z } from 'zod'
import { defineEvent } from '../../../platform/events/event.ts'

/** A seller has said that what a file would do is to be done. */
export const goodsImportStarted = defineEvent('GoodsImportStarted', { importId: z.int() })
