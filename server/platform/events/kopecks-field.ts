import { kopecks } from '@okolitsa/domain/money/money.ts'
import { z } from 'zod'

/** An amount in an event payload: whole kopecks. */
export const kopecksField = z.int().nonnegative().transform(kopecks)
