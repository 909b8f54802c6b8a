/** Part of the full world, for a try of the bench itself. */
export const SCALE = Number(process.env.OFFICE_WORLD_SCALE ?? 1)
export const SELLERS = 10_000 * SCALE
export const FIRST_SELLER = 10_001

/** SQL of an even number from 0 to 1 that depends on a column, so that two builds are equal. */
export const chance = (column: string, salt: number): string =>
  `((hashint8(${column}::bigint * 31 + ${salt}) & 2147483647) / 2147483648.0)`
/** SQL of one of the texts in parameter `parameter`. */
export const oneOf = (parameter: number, column: string, salt: number): string =>
  `($${parameter}::text[])[1 + floor(${chance(column, salt)} * cardinality($${parameter}::text[]))::int]`
