import { MAX_PACKAGES } from '@okolitsa/domain/orders/packages.ts'
import { z } from 'zod'

export const packagesSchema = z.object({
  total: z.number().int(),
  cold: z.number().int(),
})

const count = (least: number) =>
  z.number('notANumber').int('wholeNumber').min(least, 'tooSmall').max(MAX_PACKAGES, 'tooBig')

/** Packages as entered by a seller. */
export const countedPackagesSchema = z
  .object({ total: count(1), cold: count(0).default(0) })
  .refine(({ total, cold }) => cold <= total, { path: ['cold'], error: 'tooBig' })
