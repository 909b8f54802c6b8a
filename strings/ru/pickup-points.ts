import { formatCount, formatDistanceFromYou } from './format.ts'

const POINTS = { one: 'пункт', few: 'пункта', many: 'пунктов' }

/** Texts of the pickup point selection. */
export const pickupPoints = {
  label: { pickup: 'Где заберёте', office: 'Пункт СДЭК', locker: 'Постамат СДЭК' },
  all: (count: number) => `Все ${formatCount(count, POINTS)} и\u00A0карта`,
  map: 'Показать на\u00A0карте',
  loading: 'Ищем пункты рядом',
  none: 'Пункты сейчас не\u00A0открываются. Выберите другой способ или загляните чуть позже',
  farAway: (km: number) => formatDistanceFromYou(km),

  window: { pickup: 'Где заберёте заказ', office: 'Пункты СДЭК', locker: 'Постаматы СДЭК' },
  /** Heading of the place next to the map. */
  around: (place: string) => `Рядом: ${place}`,
  close: 'Закрыть',
  search: 'Найти по\u00A0улице или названию',
  searchPlaceholder: 'Улица, дом, название',
  clear: 'Стереть',
  view: 'Как показать пункты',
  list: 'Списком',
  onMap: 'На\u00A0карте',
  found: (count: number) => (count === 0 ? 'Ничего не\u00A0нашли' : formatCount(count, POINTS)),
  nothing: 'По этим словам пунктов нет. Попробуйте только улицу',
  outside: 'Открыть в\u00A0Яндекс Картах',
  choose: 'Заберу здесь',
  chosen: 'Выбрано',

  mapTitle: 'Карта пунктов',
  zoomIn: 'Ближе',
  zoomOut: 'Дальше',
  metres: 'м',
  kilometres: 'км',
  here: 'Вы здесь',
  /** Label of the town's centre until the exact address is known. */
  middle: 'Середина вашего города',
  cluster: (count: number) => `${formatCount(count, POINTS)} рядом, показать ближе`,
  attribution: 'Natural Earth · © GeoNames, CC\u00A0BY\u00A04.0',
  /** Note that the base map has no streets. */
  bare: 'На карте нет улиц: она показывает, где пункт. Дорогу посмотрите в\u00A0Яндекс Картах.',
  noMap: 'Карта здесь не\u00A0открылась. Все пункты есть в\u00A0списке',
} as const
