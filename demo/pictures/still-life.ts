/**
 * A drawing is shared by many products. A still life arranges it in several ways (turned, in twos, with a companion),
 * so that a list of cheeses does not repeat one picture.
 */
export interface Placed {
  /** Key of the drawing. */
  readonly key: string
  /** Size relative to the canvas, and the offset of the centre from the canvas's centre, as shares of the side. */
  readonly scale: number
  readonly x: number
  readonly y: number
  readonly isFlipped?: boolean
}

/** Companions of a food, best first. Foods without an entry get a sprig of herb. */
const COMPANIONS: Readonly<Record<string, readonly string[]>> = {
  cheese: ['grapes', 'nuts', 'honey', 'herb', 'pear'],
  milk: ['cookie', 'oats', 'bread', 'honey'],
  kefir: ['blueberry', 'bread', 'cucumber'],
  yogurt: ['strawberry', 'blueberry', 'nuts', 'peach'],
  'sour-cream': ['pancakes', 'potato', 'dumpling'],
  custard: ['strawberry', 'blueberry', 'honey'],
  butter: ['bread', 'baguette', 'herb'],
  meat: ['herb', 'garlic', 'pepper', 'onion'],
  steak: ['herb', 'garlic', 'mushroom', 'pepper'],
  chicken: ['herb', 'lemon', 'garlic'],
  bacon: ['garlic', 'onion', 'hot-pepper', 'herb'],
  canned: ['bread', 'herb', 'garlic'],
  fish: ['lemon', 'herb', 'onion'],
  salmon: ['lemon', 'herb', 'olive'],
  bread: ['butter', 'oats', 'garlic', 'honey'],
  croissant: ['coffee', 'butter', 'jam'],
  pie: ['apple', 'cherry', 'tea'],
  cookie: ['milk', 'tea', 'honey'],
  egg: ['bacon', 'herb', 'bread'],
  honey: ['lemon', 'nuts', 'tea', 'sunflower'],
  jam: ['strawberry', 'cherry', 'bread', 'tea'],
  oats: ['milk', 'honey', 'blueberry'],
  rice: ['peas', 'carrot', 'herb'],
  nuts: ['honey', 'apple', 'chocolate'],
  tea: ['lemon', 'honey', 'cookie'],
  wine: ['cherry', 'blueberry', 'apple'],
  pickles: ['garlic', 'herb', 'hot-pepper'],
  dumpling: ['sour-cream', 'herb', 'pepper'],
  soup: ['bread', 'herb', 'sour-cream'],
  apple: ['pear', 'cherry', 'honey'],
  tomato: ['herb', 'cucumber', 'garlic'],
  potato: ['herb', 'onion', 'mushroom'],
  mushroom: ['herb', 'onion', 'garlic'],
}

/** Number of arrangements of one drawing. */
export const STILL_LIVES = 6

/** Objects of arrangement `variant` (0…STILL_LIVES − 1) of a drawing, the farther ones first. */
export function stillLife(key: string, variant: number): readonly Placed[] {
  const companions = COMPANIONS[key] ?? ['herb']
  const companion = (index: number) => companions[index % companions.length] as string
  switch (variant % STILL_LIVES) {
    case 1:
      return [
        { key, scale: 0.94, x: -0.05, y: -0.02 },
        { key: companion(0), scale: 0.46, x: 0.26, y: 0.2 },
      ]
    case 2:
      return [
        { key, scale: 0.7, x: -0.15, y: -0.07 },
        { key, scale: 0.82, x: 0.1, y: 0.06, isFlipped: true },
      ]
    case 3:
      return [
        { key, scale: 0.94, x: 0.06, y: -0.02, isFlipped: true },
        { key: companion(1), scale: 0.46, x: -0.25, y: 0.2 },
      ]
    case 4:
      return [{ key, scale: 1, x: 0, y: 0, isFlipped: true }]
    case 5:
      return [
        { key, scale: 0.9, x: 0, y: -0.05 },
        { key: companion(2), scale: 0.42, x: 0.27, y: 0.2 },
        { key: companion(0), scale: 0.34, x: -0.27, y: 0.24, isFlipped: true },
      ]
    default:
      return [{ key, scale: 1, x: 0, y: 0 }]
  }
}

/** Source of a product's picture: `food/cheese.webp`, or `food/cheese--3.webp` for an arrangement. */
const stillLifeSource = (key: string, variant: number): string =>
  variant % STILL_LIVES === 0 ? `food/${key}.webp` : `food/${key}--${variant % STILL_LIVES}.webp`

/** Sources of a product's pictures: the arrangement `variant` and two others of the same food. */
export const stillLifeGallery = (key: string, variant: number): readonly [string, ...string[]] => [
  stillLifeSource(key, variant),
  stillLifeSource(key, variant + 1),
  stillLifeSource(key, variant + 3),
]
