/**
 * Rendered pictures of categories, `tiles/<name>.webp`: a few typical products, 320 × 320, transparent, without text.
 * Other categories have a drawing.
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

export const TILE_PICTURES: readonly string[] = Object.keys(TILES).map(sourceOf)

const sources: ReadonlyMap<number, string> = new Map(Object.entries(TILES).map(([name, id]) => [id, sourceOf(name)]))

/** The category's rendered picture by id; null = a drawing replaces it. */
export const tilePicture = (categoryId: number): string | null => sources.get(categoryId) ?? null
