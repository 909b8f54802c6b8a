type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : ''

/** Values under their column names: `heldAmount` becomes `held_amount`. */
export type ColumnsOf<Values> = { [Name in keyof Values & string as SnakeCase<Name>]: Values[Name] }

/** Renames fields to the columns they are written to, for `jsonb_populate_record`. Values are not converted. */
export function columnsOf<Values extends object>(values: Values): ColumnsOf<Values> {
  const named = Object.entries(values).map(([name, value]) => [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    value,
  ])
  return Object.fromEntries(named) as ColumnsOf<Values>
}
