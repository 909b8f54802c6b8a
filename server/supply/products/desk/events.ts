import { z } from 'zod'
import { defineEvent } from '../../../platform/events/event.ts'

/** A seller has confirmed an import. */
export const goodsImportStarted = defineEvent('GoodsImportStarted', { importId: z.int() })
