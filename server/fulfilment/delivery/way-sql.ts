import type { ServiceableSellers } from './serviceable.ts'

/**
 * SQL condition: the goods of a row (`organization_id`, `way_days`) reach a place, that is, its seller's bit is set,
 * and the goods tolerate the transport of its byte (see `comes` in `way-bytes.ts`).
 * @param bits and `ways`: bytea parameters or columns, of `placeValues`
 */
export const comesTo = (row: string, bits: string, ways: string): string =>
  // CASE prevents get_bit from reading past the end for a seller newer than the bits
  `case when ${row}.organization_id < length(${bits}) * 8 and ${row}.organization_id < length(${ways})
    then get_bit(${bits}, ${row}.organization_id) = 1 and ${bearsWay(`${row}.way_days`, `get_byte(${ways}, ${row}.organization_id)`)}
    else false end`

/** SQL condition: goods with this maximum transport time tolerate the transport of a byte. */
export const bearsWay = (wayDays: string, way: string): string =>
  `case when ${way} < 128 then greatest(${wayDays}, -1 - ${wayDays}) >= ${way} else ${wayDays} >= ${way} - 128 end`

const bytesOf = (bytes: Uint8Array): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** A place as parameters of a statement. */
export type PlaceBytes = Pick<ServiceableSellers, 'bits' | 'ways'>
export const bitsValue = ({ bits }: PlaceBytes): Buffer => bytesOf(bits)
export const waysValue = ({ ways }: Pick<PlaceBytes, 'ways'>): Buffer => bytesOf(ways)
