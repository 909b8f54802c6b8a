import { z } from 'zod'

/** An id of the database, from an address or a query: it fits an `integer` column. */
export const id = z.coerce
  .number('notANumber')
  .int('wholeNumber')
  .positive('wrongValue')
  .max(2_147_483_647, 'wrongValue')
/** An unguessable id. In small letters, as the database writes it: two spellings of one id would pass for two. */
export const uuid = z.uuid('wrongValue').toLowerCase()
/** Parameters of a call about one thing. */
export const idParams = z.object({ id })
