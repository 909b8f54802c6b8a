import { z } from 'zod'
import { typedNumber } from './typed-number.ts'

/** `page` starts at 1; `perPage` is at most 100. */
export const pageQuery = (defaultPerPage: number) => ({
  page: typedNumber({ least: 1, most: 100_000 }).default(1),
  perPage: typedNumber({ least: 1, most: 100 }).default(defaultPerPage),
})

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    currentPage: z.number().int(),
    totalItems: z.number().int(),
    totalPages: z.number().int(),
    itemsPerPage: z.number().int(),
  })

/** `a,b` or a repeated key → an array, for query parameters. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .custom<string | readonly (string | number)[] | undefined>(
      (value) => value === undefined || typeof value === 'string' || Array.isArray(value),
    )
    .optional()
    .transform((value) =>
      value === undefined || value === '' ? [] : typeof value === 'string' ? value.split(',') : [...value],
    )
    .pipe(z.array(item as unknown as z.ZodType<z.output<T>, string | number>))
