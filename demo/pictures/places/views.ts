import { type Animal, animal } from './animals.ts'
import { at, type Canvas, H, type Lch, mix, shade, times, W } from './canvas.ts'
import { type Crop, field } from './fields.ts'
import { boulder, meadow, reeds, tree } from './nature.ts'
import { type Person, person } from './people.ts'
import { type Cuisine, type EatingRoom, eatingRoom } from './restaurant-views.ts'
import { type Room, room } from './rooms.ts'
import { farLand, type Ground, layer, sky, type Terrain, water, wave } from './terrain.ts'
import * as things from './things.ts'
import { drawHouse, drawProp, HARVEST, type House, type Prop, TREES_OF_LANDS } from './yard.ts'

/** Views of a place. */
export type View =
  | {
      readonly kind: 'panorama' | 'yard'
      readonly terrain: Terrain
      readonly house: House
      readonly prop: Prop
      readonly animals: readonly Animal[]
    }
  | { readonly kind: 'shore'; readonly terrain: Terrain; readonly house: House }
  | { readonly kind: 'field'; readonly terrain: Terrain; readonly house: House; readonly crop: Crop }
  | { readonly kind: 'inside'; readonly room: Room; readonly animals: readonly Animal[] }
  | { readonly kind: 'market'; readonly terrain: Terrain; readonly goods: readonly (readonly string[])[] }
  | {
      readonly kind: 'people'
      readonly terrain: Terrain
      readonly house: House
      readonly people: readonly Person[]
      readonly goods: readonly (readonly string[])[]
    }
  | { readonly kind: 'eating'; readonly room: EatingRoom; readonly cuisine: Cuisine }
  | { readonly kind: 'fair'; readonly terrain: Terrain }
  /** A square portrait: the logo of an organizer. */
  | { readonly kind: 'face'; readonly person: Person }

export function drawView(canvas: Canvas, view: View): string {
  switch (view.kind) {
    case 'panorama':
      return panorama(canvas, view)
    case 'yard':
      return yard(canvas, view)
    case 'shore':
      return shore(canvas, view)
    case 'field':
      return `${backOf(canvas, view.terrain, view.house, 0.7)}${field(canvas, view.crop, 0.66 * H)}${veil(canvas)}`
    case 'inside':
      return `${room(canvas, view.room)}${herd(canvas, view.animals, () => 0.9 * H, 2.1)}`
    case 'market':
      return market(canvas, view)
    case 'people':
      return people(canvas, view)
    case 'eating':
      return eatingRoom(canvas, view.room, view.cuisine)
    case 'fair':
      return fair(canvas, view)
    case 'face':
      return face(canvas, view.person)
  }
}

const veil = ({
  light: {
    veil: [color, opacity],
  },
}: Canvas) => `<rect width="${W}" height="${H}" fill="${color}" opacity="${opacity}"/>`

/** Draws the landscape with its house, the background of most views. */
function backOf(canvas: Canvas, terrain: Terrain, house: House, scale: number, houseX?: number): string {
  const { between, pick } = canvas
  const { drawn, ground } = farLand(canvas, terrain)
  const x = houseX ?? (canvas.chance(0.5) ? between(0.16, 0.34) : between(0.62, 0.82)) * W
  const around = times(5, (index) => {
    const place = x + (index - 2) * between(90, 150) * scale
    return Math.abs(place - x) < 60 * scale
      ? ''
      : at(place, ground(place) + 10, scale * between(0.95, 1.4), tree(canvas, pick(TREES_OF_LANDS[terrain])))
  })
  const far = times(4, () => {
    const place = between(0, W)
    return at(place, ground(place) + 6, between(0.5, 0.8), tree(canvas, pick(TREES_OF_LANDS[terrain])))
  })
  return `${sky(canvas)}${drawn}${far}${around}${at(x, ground(x) + 24 * scale, scale, drawHouse(canvas, house))}`
}

/** Draws animals of one or two kinds scattered over a strip of ground. */
function herd(canvas: Canvas, animals: readonly Animal[], ground: Ground, scale: number): string {
  const { between, chance } = canvas
  if (animals.length === 0) return ''
  const small: readonly Animal[] = ['hen', 'duck', 'rabbit', 'cat', 'goose', 'turkey']
  const count = animals.every((one) => small.includes(one)) ? 7 : 4
  return Array.from({ length: count }, (_, index) => ({
    kind: animals[index % animals.length] as Animal,
    x: ((index + between(0.2, 0.8)) / count) * W,
    down: between(0, 70),
  }))
    .toSorted((one, other) => one.down - other.down)
    .map(({ kind, x, down }) =>
      at(
        x,
        ground(x) + down,
        scale * (1 + down / 260) * (small.includes(kind) ? 1.2 : 1),
        animal(canvas, kind),
        chance(0.5),
      ),
    )
    .join('')
}

function panorama(
  canvas: Canvas,
  { terrain, house, prop, animals }: Extract<View, { kind: 'panorama' | 'yard' }>,
): string {
  const { light, between, chance } = canvas
  const houseX = (chance(0.5) ? between(0.2, 0.34) : between(0.62, 0.76)) * W
  const propX = houseX < W / 2 ? between(0.6, 0.8) * W : between(0.16, 0.36) * W
  const middle = wave(canvas, 0.74 * H, 16)
  const near = wave(canvas, 0.9 * H, 12)
  const fence = at(
    chance(0.5) ? -10 : 0.52 * W,
    near(W / 4) + 16,
    1.1,
    canvas.chance(0.6) ? things.fence(560, canvas.pick(['#f7f1e4', '#c9a678', '#a9805a'])) : things.wattle(540),
  )
  return `${backOf(canvas, terrain, house, 1.75, houseX)}${layer(canvas, middle, mix(light.far, light.near, 0.86))}${at(propX, middle(propX) + 34, 1.35, drawProp(canvas, prop))}${herd(canvas, animals, (x) => middle(x) + 46, 1.1)}${fence}${layer(canvas, near, light.near)}${meadow(canvas, 0.91 * H, H, 70)}${veil(canvas)}`
}

function yard(canvas: Canvas, { terrain, house, prop, animals }: Extract<View, { kind: 'panorama' | 'yard' }>): string {
  const { light, between, chance, pick } = canvas
  const isLeft = chance(0.5)
  const houseX = (isLeft ? between(0.2, 0.3) : between(0.7, 0.8)) * W
  const ground = wave(canvas, 0.72 * H, 8)
  const { drawn } = farLand(canvas, terrain)
  const side = isLeft ? W - 60 : 60
  const path: Lch = canvas.season === 'winter' ? [0.9, 0.015, 240] : [0.78, 0.05, 78]
  return `${sky(canvas)}${drawn}${layer(canvas, ground, mix(light.far, light.near, 0.9))}<path d="M${houseX} ${0.745 * H}Q${houseX + 30} ${0.83 * H} ${houseX + (isLeft ? 60 : -260)} ${H}H${houseX + (isLeft ? 300 : -20)}Q${houseX + 90} ${0.85 * H} ${houseX + 40} ${0.745 * H}Z" fill="${shade(path, light.isDark ? -0.25 : 0)}" opacity=".8"/>${at(houseX + (isLeft ? 260 : -260), 0.74 * H, 2, tree(canvas, pick(TREES_OF_LANDS[terrain])))}${at(houseX, 0.765 * H, 2.5, drawHouse(canvas, house))}${at(W / 2 + (isLeft ? 200 : -200), 0.86 * H, 1.7, drawProp(canvas, prop))}${herd(canvas, animals, (x) => ground(x) + 96, 1.35)}${at(side, H + 20, 3.6, tree(canvas, pick(TREES_OF_LANDS[terrain])))}${meadow(canvas, 0.9 * H, H, 40)}${veil(canvas)}`
}

function shore(canvas: Canvas, { terrain, house }: Extract<View, { kind: 'shore' }>): string {
  const { light, between, chance, season } = canvas
  const isLeft = chance(0.5)
  const { drawn } = farLand(canvas, terrain === 'town' ? 'river' : terrain)
  const bank = (x: number) => H - 110 + (isLeft ? -1 : 1) * ((W / 2 - x) / W) * 190
  const boatX = (isLeft ? between(0.55, 0.7) : between(0.3, 0.45)) * W
  const pierX = (isLeft ? 0.3 : 0.7) * W
  const stones = times(4, () => at(between(0, W), 0.97 * H, between(0.7, 1.5), boulder(canvas)))
  const onWater =
    season === 'winter'
      ? at(boatX, 0.75 * H, 1.2, things.tent())
      : at(boatX, 0.78 * H, 1.7, things.boat(canvas.pick(['#3f6d8f', '#8a4a35', '#4f7f5a'])), chance(0.5))
  return `${sky(canvas)}${drawn}${water(canvas, 0.6 * H, H)}${at(isLeft ? 0.84 * W : 0.16 * W, 0.64 * H, 1, drawHouse(canvas, house))}${onWater}${season === 'winter' ? '' : at(pierX, 0.8 * H, 1.7, things.pier(), !isLeft)}${layer(canvas, bank, light.near)}${at((isLeft ? 0.2 : 0.8) * W, bank((isLeft ? 0.2 : 0.8) * W) + 30, 1.6, things.nets())}${at((isLeft ? 0.42 : 0.58) * W, 0.95 * H, 1.3, things.fishCrate())}${stones}${at(isLeft ? W - 120 : 120, H, 1.7, reeds(canvas))}${veil(canvas)}`
}

function market(canvas: Canvas, { terrain, goods }: Extract<View, { kind: 'market' }>): string {
  const { light, pick } = canvas
  const { drawn } = farLand(canvas, terrain)
  const stripes = ['#c8402f', '#3f7a52', '#3f6d8f', '#d98b2b', '#8a4a7a']
  return `${sky(canvas)}${drawn}${layer(canvas, wave(canvas, 0.74 * H, 6), mix(light.near, [0.78, 0.05, 78], 0.6))}${at(150, 0.78 * H, 2.2, tree(canvas, pick(TREES_OF_LANDS[terrain])))}${at(1150, 0.78 * H, 2, tree(canvas, pick(TREES_OF_LANDS[terrain])))}${at(W / 2, 0.93 * H, 2.3, things.stall(canvas, goods, pick(stripes)))}${at(150, 0.95 * H, 1.7, things.crate(canvas, goods[0] ?? HARVEST))}${at(1130, 0.95 * H, 1.7, things.basket(canvas, goods[1] ?? HARVEST))}${veil(canvas)}`
}

/** Draws people behind a table with their products. */
function people(canvas: Canvas, { terrain, house, people: who, goods }: Extract<View, { kind: 'people' }>): string {
  const { light, pick, chance } = canvas
  const scale = who.length > 3 ? 1.12 : who.length > 1 ? 1.42 : 1.6
  const step = who.length > 3 ? 235 : 330
  const first = W * (who.length === 1 ? (chance(0.5) ? 0.42 : 0.58) : 0.5) - ((who.length - 1) * step) / 2
  const faces = who.map((one, index) =>
    at(first + index * step, 0.53 * H + (index % 2) * 14, scale * (index % 2 ? 0.96 : 1), person(canvas, one)),
  )
  const plank = pick(['#b98a58', '#a9784a', '#c79a66'])
  const rows = goods
    .slice(0, 3)
    .map((colors, index) =>
      at(200 + index * 440, H - 62, 1.75, index % 2 ? things.basket(canvas, colors) : things.crate(canvas, colors)),
    )
  return `${backOf(canvas, terrain, house, 1)}${layer(canvas, () => 0.7 * H, light.near)}<rect width="${W}" height="${H}" fill="#fff8e8" opacity=".12"/>${veil(canvas)}${faces.join('')}<rect y="${H - 66}" width="${W}" height="66" fill="${plank}"/><rect y="${H - 66}" width="${W}" height="10" fill="#ffffff" opacity=".25"/>${rows.join('')}`
}

/** Draws a fair: rows of stalls under flags. */
function fair(canvas: Canvas, { terrain }: Extract<View, { kind: 'fair' }>): string {
  const { light, pick, between } = canvas
  const { drawn } = farLand(canvas, terrain)
  const stripes = ['#c8402f', '#3f7a52', '#3f6d8f', '#d98b2b', '#8a4a7a']
  const goods = [
    ['#d8352a', '#e8602b'],
    ['#5f9a5a', '#86b04a'],
    ['#e9a23b', '#f3c53c'],
    ['#b98a58', '#c9a06a'],
    ['#5b2e6b', '#c22b5a'],
  ]
  const rowOf = (y: number, scale: number, count: number) =>
    times(count, (index) =>
      at(
        ((index + 0.5) / count) * W + between(-16, 16),
        y,
        scale,
        things.stall(canvas, [pick(goods), pick(goods), pick(goods)], pick(stripes)),
      ),
    )
  const flags = times(2, (rope) =>
    times(22, (index) => {
      const x = index * 60 + rope * 20
      const y = 60 + rope * 56 + Math.sin((index / 21) * 3.14) * 44
      return `<path d="M${x} ${y}h44l-22 40Z" fill="${stripes[(index + rope) % 5]}"/>`
    }),
  )
  return `${sky(canvas)}${drawn}${layer(canvas, () => 0.66 * H, mix(light.near, [0.78, 0.05, 78], 0.5))}${rowOf(0.71 * H, 0.8, 4)}${rowOf(0.84 * H, 1.15, 3)}${at(170, 0.99 * H, 1.6, things.stall(canvas, [pick(goods), pick(goods)], pick(stripes)))}${at(1120, 0.99 * H, 1.6, things.stall(canvas, [pick(goods), pick(goods)], pick(stripes)))}${at(640, 0.97 * H, 1.8, things.cart(canvas, HARVEST))}${flags}${veil(canvas)}`
}

/** Draws head and shoulders; pages crop a circle. */
function face(canvas: Canvas, who: Person): string {
  const { light } = canvas
  return `<rect width="${W}" height="${H}" fill="${canvas.gradient([
    [0, shade(light.sky[1])],
    [1, shade(light.sky[2])],
  ])}"/>${layer(canvas, wave(canvas, 0.66 * H, 24), light.near)}${at(W / 2, 0.62 * H, 2.1, person(canvas, who))}`
}
