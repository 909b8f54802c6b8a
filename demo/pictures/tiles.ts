/**
 * Pictures of categories that the studio has made, `tiles/<name>.webp`: a few things of the kind together, 320 × 320, on a
 * transparent ground, without words. A category that is not here keeps its drawing.
 */
const TILES = {
  dairy: 1,
  meat: 2,
  sausage: 3,
  fish: 4,
  vegetables: 5,
  fruit: 6,
  greens: 7,
  bread: 8,
  eggs: 9,
  bees: 10,
  grocery: 11,
  pickles: 12,
  ready: 13,
  sweet: 14,
  children: 15,
} satisfies Record<string, number>

const sourceOf = (name: string) => `tiles/${name}.webp`

/** Sources of all of them. */
export const TILE_PICTURES: readonly string[] = Object.keys(TILES).map(sourceOf)

const sources: ReadonlyMap<number, string> = new Map(Object.entries(TILES).map(([name, id]) => [id, sourceOf(name)]))

/** Source of the category's own picture, by its id; null = a drawing stands for it. */
export const tilePicture = (categoryId: number): string | null => sources.get(categoryId) ?? null
