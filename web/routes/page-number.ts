/** Larger numbers are somebody's joke. */
const LAST = 100_000

/** The page asked for in the address, from 1; nonsense is the first. */
export function pageOf({ searchParams }: URL): number {
  const asked = Number(searchParams.get('page') ?? '1')
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST ? asked : 1
}
