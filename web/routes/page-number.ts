const LAST = 100_000

/** The page number of the address, from 1; 1 for invalid values. */
export function pageOf({ searchParams }: URL): number {
  const asked = Number(searchParams.get('page') ?? '1')
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST ? asked : 1
}
