import type { FestivalSection } from '@okolitsa/domain/festival/section.ts'
import type { RegionCode } from '@okolitsa/domain/geo/region-code.ts'
import { type DemoFestivalEvent, festivalProgrammes } from './festival-programmes.ts'

export interface DemoFestivalGround {
  readonly city: string
  readonly regionCode: RegionCode
  readonly title: string
  readonly address: string
  readonly way: string
  readonly point: { readonly lat: number; readonly lon: number }
  /** Days from the festival's first Saturday. */
  readonly fromDay: number
  readonly days: number
  /** Farms that come, in the order of their stands. */
  readonly farmers: readonly number[]
  readonly events: readonly DemoFestivalEvent[]
}

const at = (lat: number, lon: number) => ({ lat, lon })

/** Nine cities, a weekend after a weekend; the dates count from the first Saturday ahead. */
export const demoFestival: {
  readonly lead: string
  readonly grounds: readonly DemoFestivalGround[]
} = {
  lead: 'Хозяйства привезут сыр, мёд и\u00A0соленья, накроют столы и\u00A0покажут, как всё делают. Вход свободный.',
  grounds: [
    {
      city: 'Москва',
      regionCode: '77',
      title: 'ВДНХ, павильон 75',
      address: 'проспект Мира, 119, стр. 75',
      way: 'Метро «ВДНХ» или «Ботанический сад», дальше 15 минут пешком. Заезд на\u00A0машине\u00A0— через Хованский вход.',
      point: at(55.8353, 37.6142),
      fromDay: 0,
      days: 2,
      farmers: [105, 104, 101, 109, 106, 115, 108, 110, 111, 116, 117, 125, 127, 128, 134, 139, 152, 119],
      events: festivalProgrammes.moscow,
    },
    {
      city: 'Тула',
      regionCode: '71',
      title: 'Казанская набережная',
      address: 'у\u00A0стен кремля',
      way: 'От Московского вокзала\u00A0— любой трамвай до\u00A0остановки «Площадь Ленина», дальше пять минут пешком.',
      point: at(54.1972, 37.6223),
      fromDay: 7,
      days: 1,
      farmers: [103, 109, 131, 104, 105, 108, 101, 110],
      events: festivalProgrammes.tula,
    },
    {
      city: 'Калуга',
      regionCode: '40',
      title: 'Гостиный двор',
      address: 'улица Ленина, 126',
      way: 'Из центра пешком; парковка у\u00A0Театральной площади.',
      point: at(54.5106, 36.2563),
      fromDay: 8,
      days: 1,
      farmers: [102, 115, 104, 105, 108, 109, 101],
      events: festivalProgrammes.kaluga,
    },
    {
      city: 'Рязань',
      regionCode: '62',
      title: 'Торговый городок',
      address: 'Московское шоссе, 2, ярмарочные ряды',
      way: 'Автобусы до\u00A0остановки «Торговый городок», вход со\u00A0стороны шоссе.',
      point: at(54.6337, 39.7022),
      fromDay: 14,
      days: 1,
      farmers: [114, 132, 105, 104, 108, 111, 116],
      events: festivalProgrammes.ryazan,
    },
    {
      city: 'Владимир',
      regionCode: '33',
      title: 'Соборная площадь',
      address: 'у\u00A0городского парка',
      way: 'Троллейбусы до\u00A0остановки «Соборная площадь».',
      point: at(56.1272, 40.4078),
      fromDay: 15,
      days: 1,
      farmers: [106, 110, 111, 116, 105, 108, 104],
      events: festivalProgrammes.vladimir,
    },
    {
      city: 'Ярославль',
      regionCode: '76',
      title: 'Волжская набережная',
      address: 'у\u00A0беседки',
      way: 'От Советской площади пять минут пешком вниз к\u00A0Волге.',
      point: at(57.6287, 39.8977),
      fromDay: 21,
      days: 1,
      farmers: [112, 127, 116, 108, 110, 105, 104],
      events: festivalProgrammes.yaroslavl,
    },
    {
      city: 'Тверь',
      regionCode: '69',
      title: 'Трёхсвятская улица',
      address: 'пешеходная часть',
      way: 'От вокзала\u00A0— автобус до\u00A0остановки «Площадь Славы».',
      point: at(56.8585, 35.9117),
      fromDay: 22,
      days: 1,
      farmers: [108, 129, 101, 104, 105, 110, 119],
      events: festivalProgrammes.tver,
    },
    {
      city: 'Смоленск',
      regionCode: '67',
      title: 'Сад Блонье',
      address: 'улица Октябрьской Революции, у\u00A0фонтана',
      way: 'Автобусы и\u00A0трамваи до\u00A0остановки «Улица Дзержинского».',
      point: at(54.7805, 32.0474),
      fromDay: 28,
      days: 1,
      farmers: [113, 117, 104, 105, 108, 110],
      events: festivalProgrammes.smolensk,
    },
    {
      city: 'Кострома',
      regionCode: '44',
      title: 'Торговые ряды',
      address: 'Сусанинская площадь, Красные ряды',
      way: 'Пешком от\u00A0набережной; парковка на\u00A0улице Чайковского.',
      point: at(57.7677, 40.9269),
      fromDay: 29,
      days: 1,
      farmers: [116, 115, 133, 108, 105, 104],
      events: festivalProgrammes.kostroma,
    },
  ],
}

/** Sections of the festival as categories of the catalogue. */
export const demoFestivalSections: Readonly<Record<FestivalSection, readonly number[]>> = {
  bread: [8],
  milk: [101, 104, 105, 106, 107],
  meat: [2, 3],
  fish: [4],
  sweets: [10, 14],
  vegetables: [5, 6, 7],
  cheese: [102, 103],
  grocery: [9, 11, 15],
  snacks: [12, 13],
}
