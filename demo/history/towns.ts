/** A town of customers; houses lie within about 2 km of its point. */
export interface Town {
  readonly city: string
  readonly region: string
  readonly regionCode: string
  readonly timeZone: string
  readonly point: readonly [latitude: number, longitude: number]
  /** Share of the customers. */
  readonly weight: number
  readonly streets: readonly string[]
}

const MSK = 'Europe/Moscow'

export const TOWNS: readonly Town[] = [
  {
    city: 'Москва',
    region: 'Москва',
    regionCode: '77',
    timeZone: MSK,
    point: [55.7438, 37.628],
    weight: 62,
    streets: ['Пятницкая ул.', 'ул. Большая Ордынка', 'Новокузнецкая ул.', 'ул. Малая Полянка', 'Кадашёвская наб.'],
  },
  {
    city: 'Калуга',
    region: 'Калужская область',
    regionCode: '40',
    timeZone: MSK,
    point: [54.5138, 36.2612],
    weight: 6,
    streets: ['ул. Кирова', 'ул. Баумана', 'Театральная ул.', 'ул. Суворова'],
  },
  {
    city: 'Тула',
    region: 'Тульская область',
    regionCode: '71',
    timeZone: MSK,
    point: [54.193, 37.6177],
    weight: 6,
    streets: ['Советская ул.', 'ул. Жуковского', 'Первомайская ул.'],
  },
  {
    city: 'Воронеж',
    region: 'Воронежская область',
    regionCode: '36',
    timeZone: MSK,
    point: [51.672, 39.1843],
    weight: 6,
    streets: ['Плехановская ул.', 'ул. Кольцовская', 'ул. Фридриха Энгельса'],
  },
  {
    city: 'Краснодар',
    region: 'Краснодарский край',
    regionCode: '23',
    timeZone: MSK,
    point: [45.0355, 38.9753],
    weight: 7,
    streets: ['Красная ул.', 'ул. Гоголя', 'Октябрьская ул.'],
  },
  {
    city: 'Казань',
    region: 'Татарстан',
    regionCode: '16',
    timeZone: MSK,
    point: [55.79, 49.115],
    weight: 7,
    streets: ['ул. Баумана', 'ул. Пушкина', 'ул. Карла Маркса'],
  },
  {
    city: 'Екатеринбург',
    region: 'Свердловская область',
    regionCode: '66',
    timeZone: 'Asia/Yekaterinburg',
    point: [56.838, 60.6],
    weight: 6,
    streets: ['ул. Малышева', 'ул. Вайнера', 'ул. Радищева'],
  },
]
