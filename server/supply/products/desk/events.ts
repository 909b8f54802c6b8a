import { z } from 'zod'
import { defineEvent } from '../../../platform/events/event.ts'

export const goodsImportStarted = defineEvent('GoodsImportStarted', { importId: z.int() })
