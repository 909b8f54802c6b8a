import { z } from 'zod'
import { typedNumber } from './typed-number.ts'

/** The greatest number an `integer` column holds. */
export const LARGEST_INT = 2_147_483_647
/** More than any `bigint` counter comes to, and still a whole number of JavaScript. */
const LARGEST_BIG_ID = 1_000_000_000_000_000

/** An id of the database, from an address or a query: it fits an `integer` column. */
export const id = typedNumber({ least: 1, most: LARGEST_INT }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
/** The same in JSON, where it is a number. */
export const jsonId = z.number().int('wholeNumber').positive('wrongValue').max(LARGEST_INT, 'wrongValue')
/** An id of a `bigint` column, from an address or a query. */
export const bigId = typedNumber({ least: 1, most: LARGEST_BIG_ID }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
/** The same in JSON. */
export const jsonBigId = z.number().int('wholeNumber').positive('wrongValue').max(LARGEST_BIG_ID, 'wrongValue')
/** An unguessable id. In small letters, as the database writes it: two spellings of one id would pass for two. */
export const uuid = z.uuid('wrongValue').toLowerCase()
/** Parameters of a call about one thing. */
export const idParams = z.object({ id })
