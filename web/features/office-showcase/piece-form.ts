import type { OfficePiece, PieceSubject, TypedPiece } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import type { PieceSort } from '@okolitsa/domain/content/written-piece.ts'
import { parseCoordinates } from '@okolitsa/domain/geo/parse-coordinates.ts'
import { fromRoubles, kopecks, toRoubles } from '@okolitsa/domain/money/money.ts'
import { numberOrNone, numberTyped } from '../../platform/forms/typed-number.ts'

/** Pages of the sorts of pieces. */
export const PIECE_PATHS: Readonly<Record<PieceSort, string>> = {
  shelf: '/office/content/shelves',
  menu: '/office/content/menus',
  festival: '/office/content/festival',
}

export type ShelfDoc = Extract<TypedPiece, { sort: 'shelf' }>
type MenuDoc = Extract<TypedPiece, { sort: 'menu' }>
type FestivalDoc = Extract<TypedPiece, { sort: 'festival' }>
type GroundDoc = FestivalDoc['grounds'][number]

export interface ShelfForm extends Omit<ShelfDoc, 'pick' | 'titleEn'> {
  readonly titleEn: string
  readonly by: ShelfDoc['pick']['by']
  readonly categoryId: string
  readonly goods: readonly PieceSubject[]
}
export interface LinkRow {
  readonly key: number
  readonly title: string
  readonly titleEn: string
  readonly href: string
  readonly isShown: boolean
}
export interface MenuForm extends Omit<MenuDoc, 'links' | 'titleEn'> {
  readonly titleEn: string
  readonly links: readonly LinkRow[]
}
export interface EventRow {
  readonly key: number
  readonly day: string
  readonly startsAt: string
  readonly minutes: string
  readonly title: string
  readonly place: string
  readonly picture: string
  readonly fromAge: string
  readonly price: string
}
export interface StandRow extends PieceSubject {
  readonly number: string
}
export interface GroundRow extends Omit<GroundDoc, 'coords' | 'events' | 'stands'> {
  readonly coords: string
  readonly events: readonly EventRow[]
  readonly stands: readonly StandRow[]
}
export interface FestivalForm extends Omit<FestivalDoc, 'grounds'> {
  readonly grounds: readonly GroundRow[]
}
export type PieceForm = ShelfForm | MenuForm | FestivalForm

const PICTURE = 'food/basket.webp'
export const NEW_EVENT: Omit<EventRow, 'key'> = {
  day: '',
  startsAt: '12:00',
  minutes: '60',
  title: '',
  place: '',
  picture: PICTURE,
  fromAge: '',
  price: '',
}
export const NEW_GROUND: Omit<GroundRow, 'key'> = {
  city: '',
  regionCode: '77',
  title: '',
  address: '',
  way: '',
  coords: '',
  firstDay: '',
  lastDay: '',
  opensAt: '10:00',
  closesAt: '18:00',
  events: [],
  stands: [],
}
export const NEW_LINK: Omit<LinkRow, 'key'> = { title: '', titleEn: '', href: '/', isShown: true }

export const NEW_PIECE: Readonly<Record<PieceSort, PieceForm>> = {
  shelf: {
    sort: 'shelf',
    title: '',
    titleEn: '',
    place: 'popular',
    by: 'goods',
    categoryId: '',
    goods: [],
    regionCodes: [],
    startsAt: null,
    endsAt: null,
  },
  menu: { sort: 'menu', place: 'header', title: '', titleEn: '', links: [{ ...NEW_LINK, key: 0 }] },
  festival: { sort: 'festival', title: '', lead: '', look: 'pumpkin', before: '', during: '', after: '', grounds: [] },
}

const shownNumber = (value: number | null): string => (value === null ? '' : String(value))

export function formOf({ fields, named }: Pick<OfficePiece, 'fields' | 'named'>): PieceForm {
  const nameOf = (id: number): PieceSubject => named.find((one) => one.id === id) ?? { id, title: `№ ${id}`, note: '' }
  if (fields.sort === 'shelf') {
    const { pick, titleEn, ...same } = fields
    return {
      ...same,
      titleEn: titleEn ?? '',
      by: pick.by,
      categoryId: pick.by === 'category' ? String(pick.categoryId) : '',
      goods: pick.by === 'goods' ? pick.productIds.map(nameOf) : [],
    }
  }
  if (fields.sort === 'menu')
    return {
      ...fields,
      titleEn: fields.titleEn ?? '',
      links: fields.links.map((link, key) => ({ ...link, titleEn: link.titleEn ?? '', key })),
    }
  return {
    ...fields,
    grounds: fields.grounds.map(({ coords, events, stands, ...ground }) => ({
      ...ground,
      coords: `${coords.latitude}, ${coords.longitude}`,
      events: events.map(({ minutes, fromAge, price, ...event }, key) => ({
        ...event,
        key,
        minutes: String(minutes),
        fromAge: shownNumber(fromAge),
        price: shownNumber(price === null ? null : toRoubles(kopecks(price))),
      })),
      stands: stands.map(({ organizationId, number }) => ({ ...nameOf(organizationId), number: String(number) })),
    })),
  }
}

function pickOf({ by, categoryId, goods }: ShelfForm): ShelfDoc['pick'] {
  if (by === 'goods') return { by, productIds: goods.map(({ id }) => id) }
  return by === 'category' ? { by, categoryId: Number(categoryId) } : { by }
}

export function typedOf(form: PieceForm): TypedPiece {
  if (form.sort === 'shelf') {
    const { by: _by, categoryId: _categoryId, goods: _goods, titleEn, ...same } = form
    return { ...same, titleEn: titleEn.trim() || null, pick: pickOf(form) }
  }
  if (form.sort === 'menu')
    return {
      ...form,
      titleEn: form.titleEn.trim() || null,
      links: form.links.map(({ key: _key, titleEn, ...link }) => ({ ...link, titleEn: titleEn.trim() || null })),
    }
  return {
    ...form,
    grounds: form.grounds.map(({ coords, events, stands, ...ground }) => {
      return {
        ...ground,
        coords: parseCoordinates(coords) ?? { latitude: Number.NaN, longitude: Number.NaN },
        events: events.map(({ key: _key, minutes, fromAge, price, ...event }) => {
          const roubles = numberOrNone(price)
          return {
            ...event,
            minutes: numberTyped(minutes),
            fromAge: numberOrNone(fromAge),
            price: roubles === null || Number.isNaN(roubles) ? roubles : fromRoubles(roubles),
          }
        }),
        stands: stands.map(({ id, number }) => ({ organizationId: id, number: numberTyped(number) })),
      }
    }),
  }
}
