import { type CdekEmulatorCity, uuidOf } from './cities.ts'

const STREETS = [
  'ул. Ленина',
  'пр-т Мира',
  'ул. Садовая',
  'ул. Советская',
  'ул. Молодёжная',
  'ул. Гагарина',
  'ул. Полевая',
  'Заводской пр-д',
]
const LANDMARKS = ['Вход со двора', 'Рядом с аптекой', 'Первый этаж, левая дверь', 'Напротив остановки', '']
/** Maximum distance of points from the centre, degrees of latitude (about 3 km). */
const SPREAD_DEGREES = 0.027
/** Angle between neighbouring points that never aligns them, radians. */
const GOLDEN_ANGLE = 2.399_963

const weekday = (from: string, to: string) => ({ time: `${from}/${to}` })
const SCHEDULES = [
  { text: 'Пн-Пт 09:00-20:00, Сб-Вс 10:00-18:00', workday: weekday('09:00', '20:00'), rest: weekday('10:00', '18:00') },
  { text: 'Пн-Вс 10:00-21:00', workday: weekday('10:00', '21:00'), rest: weekday('10:00', '21:00') },
  { text: 'Пн-Пт 10:00-19:00, Сб 10:00-16:00', workday: weekday('10:00', '19:00'), rest: weekday('10:00', '16:00') },
] as const
const LOCKER_SCHEDULE = {
  text: 'Пн-Вс 08:00-22:00',
  workday: weekday('08:00', '22:00'),
  rest: weekday('08:00', '22:00'),
} as const

export type CdekEmulatorPoint = ReturnType<typeof pointsOf>[number]

/** The items of `deliverypoints` in one town, deterministic. Every fourth point is a locker. */
export function pointsOf(city: CdekEmulatorCity) {
  return Array.from({ length: city.points }, (_, index) => {
    const isLocker = index % 4 === 3
    const street = STREETS[(city.code + index * 3) % STREETS.length] ?? ''
    const house = 1 + ((city.code * 7 + index * 13) % 90)
    const angle = index * GOLDEN_ANGLE
    const reach = SPREAD_DEGREES * Math.sqrt((index + 0.5) / Math.max(1, city.points))
    const schedule = isLocker ? LOCKER_SCHEDULE : (SCHEDULES[(city.code + index) % SCHEDULES.length] ?? SCHEDULES[0])
    const address = `${street}, ${house}`
    // the third schedule has no Sunday
    const days = schedule.text.includes('Сб 10') ? 6 : 7
    return {
      code: `${city.prefix}${index + 1}`,
      uuid: uuidOf(city.code * 100 + index),
      name: `${isLocker ? 'Постамат' : 'Пункт'} на ${street}`,
      type: isLocker ? 'POSTAMAT' : 'PVZ',
      owner_code: 'CDEK',
      work_time: schedule.text,
      work_time_list: Array.from({ length: days }, (__, day) => ({
        day: day + 1,
        ...(day < 5 ? schedule.workday : schedule.rest),
      })),
      work_time_exception_list: [],
      phones: isLocker
        ? []
        : [{ number: `+7495${String((city.code * 131 + index * 17) % 10_000_000).padStart(7, '0')}` }],
      email: isLocker ? '' : 'office@cdek.invalid',
      note: '',
      site: 'https://www.cdek.ru',
      nearest_station: '',
      nearest_metro_station: '',
      address_comment: LANDMARKS[(city.code + index) % LANDMARKS.length] ?? '',
      take_only: isLocker,
      is_handout: true,
      is_reception: !isLocker,
      is_dressing_room: !isLocker,
      is_ltl: false,
      have_cashless: !isLocker,
      have_cash: !isLocker,
      have_fast_payment_system: false,
      allowed_cod: !isLocker,
      fulfillment: false,
      office_image_list: [],
      weight_min: 0,
      weight_max: isLocker ? 20 : 50,
      ...(isLocker && { dimensions: [{ width: 40, height: 38, depth: 60 }] }),
      location: {
        country_code: 'RU',
        region_code: city.regionCode,
        region: city.region,
        city_code: city.code,
        city: city.city,
        fias_guid: uuidOf(city.code),
        postal_code: city.postalCode,
        longitude: round(city.longitude + (reach * Math.sin(angle)) / Math.cos((city.latitude * Math.PI) / 180)),
        latitude: round(city.latitude + reach * Math.cos(angle)),
        address,
        address_full: `Россия, ${city.region}, ${city.city}, ${address}`,
      },
    }
  })
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6
