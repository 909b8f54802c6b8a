const LAST = 100_000

/** The `page` parameter of the URL, from 1; 1 when invalid. */
export function pageOf({ searchParams }: URL): number {
  const asked = Number(searchParams.get('page') ?? '1')
  return Number.isInteger(asked) && asked >= 1 && asked <= LAST ? asked : 1
}
