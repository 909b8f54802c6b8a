import type { Gallery, GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import type { DemoOrganization, LandscapeKind, LandscapeMood } from '../../schemas/organization.ts'
import type { DemoRestaurant } from '../../schemas/restaurant.ts'
import type { DemoTour } from '../../schemas/tour.ts'
import type { Animal } from './animals.ts'
import { createCanvas } from './canvas.ts'
import { HOURS, type Hour } from './colors.ts'
import { cuisineOf } from './cuisines.ts'
import { facesOf } from './faces.ts'
import { houseOf, landOf } from './lands.ts'
import { SEASONS, type Season } from './light.ts'
import type { Room } from './rooms.ts'
import { placeSources } from './sources.ts'
import { drawView, type View } from './views.ts'
import { placeWords } from './words.ts'
import { livelihoodOf, propOf } from './works.ts'

/** A picture of a place: view, time, season and seed. */
export interface PlaceShot {
  /** Key of the picture: `land/101.svg` is the first picture of seller 101, `land/101-2.svg` the second. */
  readonly source: string
  readonly seed: number
  readonly hour: Hour
  readonly season: Season
  readonly view: View
  readonly alt: string
}

/** Point that stays inside the frame, per cent from the left and from the top. */
const FOCUS = { x: 50, y: 60 }
const PEOPLE_FOCUS = { x: 50, y: 42 }
/** Focus point of a restaurant: the sign over the door. */
const EATING_FOCUS = { x: 50, y: 32 }

/** The gallery picture of a shot. */
export const pictureOfShot = ({ source, alt, view }: PlaceShot): GalleryPicture => ({
  source,
  alt,
  focus: view.kind === 'people' ? PEOPLE_FOCUS : view.kind === 'eating' ? EATING_FOCUS : FOCUS,
})

/** Draws a shot as SVG text. */
export function drawShot({ seed, hour, season, view }: PlaceShot): string {
  const canvas = createCanvas(seed, hour, season)
  return canvas.svg([drawView(canvas, view)])
}

/** Hour and season of a picture: the first has those of the place, further ones go through the year. */
function timeOf(mood: LandscapeMood, id: number, turn: number): { hour: Hour; season: Season } {
  const own: Hour = mood === 'winter' ? ((['noon', 'dawn', 'golden'] as const)[id % 3] ?? 'noon') : mood
  const first = mood === 'winter' ? 'winter' : ((['spring', 'summer', 'summer', 'autumn'] as const)[id % 4] ?? 'summer')
  return {
    hour: HOURS[(HOURS.indexOf(own) + turn * 2) % HOURS.length] ?? own,
    season: SEASONS[(SEASONS.indexOf(first) + turn) % SEASONS.length] ?? first,
  }
}

interface Framed {
  readonly view: View
  /** Overrides the place's own season. */
  readonly season?: Season
}

function shotsOf(id: number, title: string, mood: LandscapeMood, views: readonly Framed[]): PlaceShot[] {
  const sources = placeSources(id, views.length)
  return views.map(({ view, season }, turn) => {
    const time = { ...timeOf(mood, id, turn), ...(season && { season }) }
    return {
      source: sources[turn] ?? '',
      seed: id * 10 + turn,
      ...time,
      view,
      alt: placeWords(title, view, time),
    }
  })
}

function galleryOf(shots: readonly PlaceShot[]): Gallery {
  const [first, ...others] = shots.map(pictureOfShot)
  if (!first) throw new Error('a place without a picture')
  return [first, ...others]
}

/** Gallery of a farm; the first picture is its main one. */
export const farmPictures = (farm: Placed): Gallery => galleryOf(farmShots(farm))

/** Gallery of a restaurant. */
export const restaurantPictures = (restaurant: Parameters<typeof restaurantShots>[0]): Gallery =>
  galleryOf(restaurantShots(restaurant))

type Placed = Pick<DemoOrganization, 'id' | 'title' | 'owner' | 'place' | 'landscape'> & {
  readonly products: readonly { readonly category: number }[]
}

const GROWING: readonly LandscapeKind[] = ['orchard', 'garden']
/** Crops of sellers by id, where the products imply another crop than the landscape does. */
const CROP_OF: Readonly<Partial<Record<number, 'tea' | 'hop' | 'flax' | 'buckwheat' | 'vine'>>> = {
  138: 'tea',
  154: 'hop',
  122: 'flax',
  160: 'buckwheat',
  145: undefined,
}
const HERD_OF: Readonly<Partial<Record<number, 'goat' | 'horse' | 'deer' | 'sheep'>>> = {
  151: 'horse',
  161: 'deer',
  506: 'deer',
  163: 'deer',
}

const LARGE: readonly Animal[] = ['cow', 'goat', 'sheep', 'pig', 'horse', 'rabbit']
/** Animals drawn in a stable. */
const inByre = (room: Room, animals: readonly Animal[]): readonly Animal[] =>
  room === 'byreInside' ? animals.filter((one) => LARGE.includes(one)).slice(0, 1) : []

/** Pictures of a farm or a tour operator: the place, its people, its work, another season; for some also a stall. */
export function farmShots(farm: Placed): PlaceShot[] {
  const { id, title, owner, landscape, products, place } = farm
  const { kind, mood } = landscape
  const life = livelihoodOf(products.map(({ category }) => category))
  const isTown =
    place.settlement === null && products.length > 0 && !GROWING.includes(kind) && kind !== 'lake' && id % 2 === 0
  const land = (turn: number) => landOf(place.regionCode, isTown, turn + (turn === 0 ? id : 0) * (isTown ? 0 : 1))
  const house = (turn: number) => houseOf(kind, place.regionCode, id + turn)
  const special = HERD_OF[id] ?? (kind === 'goats' ? (/овц|баран|ягн/i.test(title) ? 'sheep' : 'goat') : undefined)
  const animals = special ? [special] : life.animals.slice(0, 2 + (id % 2))
  const crop = CROP_OF[id] ?? life.crops[0] ?? 'pasture'
  const isGrown = GROWING.includes(kind) && crop !== 'pasture'
  const face: View =
    kind === 'lake'
      ? { kind: 'shore', terrain: land(0), house: house(0) }
      : isGrown && id % 3 !== 0
        ? { kind: 'field', terrain: land(0), house: house(0), crop }
        : {
            kind: id % 3 === 2 && animals.length > 0 ? 'yard' : 'panorama',
            terrain: land(0),
            house: house(0),
            prop: propOf(kind, id),
            animals: animals.length > 0 ? animals : id % 3 === 0 ? ['dog'] : id % 3 === 1 ? ['cat', 'hen'] : ['horse'],
          }
  const goods = [...life.goods, ['#d8352a', '#e9a23b'], ['#5f9a5a', '#86b04a'], ['#c9a06a', '#b98a58']].slice(0, 3)
  const [room = 'pantry', second] = life.rooms
  const views: Framed[] = [
    // crops are shown when they are ripe
    {
      view: face,
      ...(face.kind === 'field' && mood !== 'winter' && { season: id % 2 ? ('summer' as const) : ('autumn' as const) }),
    },
    {
      view: { kind: 'people', terrain: land(1), house: house(1), people: facesOf(owner, place.regionCode, id), goods },
    },
    { view: { kind: 'inside', room, animals: inByre(room, animals) } },
    {
      view:
        face.kind === 'field' || animals.length > 0
          ? {
              kind: face.kind === 'yard' ? 'panorama' : 'yard',
              terrain: land(1),
              house: house(0),
              prop: propOf(kind, id + 1),
              animals: animals.length > 0 ? animals : ['cat', 'dog'],
            }
          : { kind: 'field', terrain: land(1), house: house(1), crop },
      ...(face.kind === 'panorama' && animals.length === 0 && { season: 'summer' as const }),
    },
  ]
  if (products.length === 0)
    return shotsOf(
      id,
      title,
      mood,
      views.filter((_, index) => index !== 2),
    )
  const isWide = new Set(products.map(({ category }) => category)).size > 9
  if (second && (isWide || id % 3 !== 1))
    views.push({ view: { kind: 'inside', room: second, animals: inByre(second, animals) } })
  if (isWide || id % 3 === 1)
    views.push({ view: { kind: 'market', terrain: land(1), goods }, season: id % 2 ? 'summer' : 'autumn' })
  return shotsOf(id, title, mood, views)
}

/** The square logo of a tour operator: a portrait. */
export const faceShot = ({ id, title, owner, place, landscape }: Placed): PlaceShot => {
  const [person] = facesOf(owner, place.regionCode, id)
  const view: View = { kind: 'face', person: person ?? { seed: id, isWoman: true, age: 'middle', look: 'fair' } }
  const time = timeOf(landscape.mood, id, 0)
  return { source: `land/${id}-face.svg`, seed: id, ...time, view, alt: placeWords(title, view, time) }
}

/** Pictures of a restaurant: street, room, kitchen, for some also a terrace. */
export function restaurantShots({
  id,
  title,
  kitchens,
  badge,
}: Pick<DemoRestaurant, 'id' | 'title' | 'kitchens' | 'badge'>): PlaceShot[] {
  const cuisine = cuisineOf(kitchens, badge.hue, id)
  const rooms = id % 2 ? (['front', 'hall', 'kitchen'] as const) : (['terrace', 'hall', 'kitchen'] as const)
  const mood = (['noon', 'evening', 'golden', 'dawn', 'evening'] as const)[id % 5] ?? 'noon'
  return shotsOf(
    id,
    title,
    mood,
    rooms.map((room) => ({
      view: { kind: 'eating', room, cuisine },
      ...(room === 'terrace' && { season: 'summer' as const }),
    })),
  )
}

/** Further views of a tour by kind, after the picture of the place. */
const TOUR_ROOMS = {
  dairy: 'dairy',
  goats: 'cheeseCellar',
  apiary: 'honeyRoom',
  orchard: 'juiceRoom',
  lake: 'fishRoom',
  greenhouse: 'greenhouse',
  mill: 'bakery',
  garden: 'kitchen',
  village: 'bakery',
  camp: 'herbLoft',
} as const
const TOUR_CROPS = {
  dairy: 'pasture',
  goats: 'pasture',
  apiary: 'buckwheat',
  orchard: 'orchard',
  lake: 'forest',
  greenhouse: 'herbs',
  mill: 'wheat',
  garden: 'cabbage',
  village: 'flax',
  camp: 'forest',
} as const
const TOUR_HERDS = {
  dairy: ['cow'],
  goats: ['goat'],
  apiary: ['hen'],
  orchard: ['cat'],
  lake: ['dog'],
  greenhouse: ['cat'],
  mill: ['horse'],
  garden: ['hen', 'goose'],
  village: ['hen', 'cat'],
  camp: ['dog'],
} as const

/** Pictures of a tour. */
export function tourShots(
  { id, title, region }: Pick<DemoTour, 'id' | 'title' | 'region'>,
  { kind, mood }: DemoOrganization['landscape'],
): PlaceShot[] {
  const land = (turn: number) => landOf(region, false, id + turn)
  const house = (turn: number) => houseOf(kind, region, id + turn)
  const animals = region === '51' && kind === 'camp' ? (['deer'] as const) : TOUR_HERDS[kind]
  const face: View =
    kind === 'lake'
      ? { kind: 'shore', terrain: land(0), house: house(0) }
      : { kind: 'panorama', terrain: land(0), house: house(0), prop: propOf(kind, id), animals }
  return shotsOf(id, title, mood, [
    { view: face },
    { view: { kind: 'inside', room: TOUR_ROOMS[kind], animals: [] } },
    {
      view: { kind: 'field', terrain: land(1), house: house(1), crop: TOUR_CROPS[kind] },
      ...(mood !== 'winter' && { season: 'summer' as const }),
    },
    { view: { kind: 'yard', terrain: land(0), house: house(0), prop: propOf(kind, id + 1), animals } },
  ])
}
