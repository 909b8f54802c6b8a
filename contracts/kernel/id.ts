import { z } from 'zod'
import { typedNumber } from './typed-number.ts'

/** Maximum of an `integer` column. */
export const LARGEST_INT = 2_147_483_647
/** Maximum id of a `bigint` column: above any counter and still a safe integer of JavaScript. */
const LARGEST_BIG_ID = 1_000_000_000_000_000

/** A database id from a path or a query, in the range of an `integer` column. */
export const id = typedNumber({ least: 1, most: LARGEST_INT }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
/** A database id in a JSON body. */
export const jsonId = z.number().int('wholeNumber').positive('wrongValue').max(LARGEST_INT, 'wrongValue')
/** An id of a `bigint` column from a path or a query. */
export const bigId = typedNumber({ least: 1, most: LARGEST_BIG_ID }, { tooSmall: 'wrongValue', tooBig: 'wrongValue' })
/** An id of a `bigint` column in a JSON body. */
export const jsonBigId = z.number().int('wholeNumber').positive('wrongValue').max(LARGEST_BIG_ID, 'wrongValue')
/** A random id, in lower case as the database writes it, so that each id has one spelling. */
export const uuid = z.uuid('wrongValue').toLowerCase()
/** Parameters of a call about a single thing. */
export const idParams = z.object({ id })
