import type { DemoTour } from '../../tour-model.ts'
import { DAY_TRIP, WEEKEND } from './terms.ts'
import { tourOperator } from './tour-operator.ts'
import { tourPictures } from './tour-pictures.ts'

export const onezhskieBerega = tourOperator({
  id: 505,
  slug: 'onezhskie-berega',
  title: 'Онежские берега',
  tagline: 'Карелия без толпы: форель, сыр и лес',
  story: [
    'Мы возим на садки, в лес и на хутора, а не на смотровые площадки. Катер и вездеход свои, баня тоже.',
    'Погода на Онего меняется за час, поэтому у каждого дня есть запасная программа. Если шторм и ехать нельзя, вернём всё.',
  ],
  owner: 'Илья Онегин',
  place: {
    city: 'Петрозаводск',
    settlement: null,
    region: 'Республика Карелия',
    regionCode: '10',
    point: { lat: 61.7849, lon: 34.3469 },
    timeZone: 'Europe/Moscow',
  },
  landscape: { kind: 'lake', mood: 'mist' },
  badge: { picture: 'i-fishm', hue: 225 },
  legal: {
    name: 'ООО «Онежские берега»',
    address: '185035, г. Петрозаводск, ул. Кирова, 8',
    tin: '1000050500',
    ien: '1191000005052',
  },
  popularity: 760,
})

const REGISTER = { number: 'РТО 020316', guarantee: 500_000 }
const STATION = {
  title: 'Вокзал Петрозаводска',
  address: 'Петрозаводск, площадь Гагарина, 3',
  point: { lat: 61.7848, lon: 34.3469 },
  note: 'Зелёный микроавтобус с рыбой у памятника на площади.',
}

export const onezhskieBeregaTours: DemoTour[] = [
  {
    id: 2012,
    operator: 505,
    slug: 'forel-onezhskogo-ozera',
    title: 'Форель Онежского озера: садки и уха',
    tagline: 'Выход к садкам, коптильня и карельский обед',
    story: [
      'Форель растёт в садках посреди залива, и попасть туда можно только с хозяином. Кормим рыбу, потом сами выбираем её к обеду.',
      'Зимой к садкам идём по льду на снегоболотоходе, летом — катером.',
    ],
    region: '10',
    place: 'Великая Губа',
    point: { lat: 62.25, lon: 35.08 },
    timeZone: 'Europe/Moscow',
    meeting: STATION,
    hours: 12,
    programme: [
      [1, '08:30', 'Выезжаем из Петрозаводска', 'три часа, чай в Медвежьегорске'],
      [1, '12:00', 'К садкам', 'катером или по льду, смотря по погоде'],
      [1, '13:30', 'Коптим и варим', 'уха на сливках — лохикейтто — и форель на ольхе'],
      [1, '15:00', 'Обед', 'калитки, рыба, клюквенный морс'],
      [1, '17:00', 'Обратно', 'в Петрозаводске около 20:30'],
    ],
    included: [
      ['Дорога и выход к садкам', ''],
      ['Обед', ''],
      ['Спасательные жилеты и тёплые костюмы', ''],
    ],
    notIncluded: [['Рыба с собой', 'по цене хозяйства, упакуем в лёд']],
    languages: ['ru', 'en'],
    toTake: ['Шапку и перчатки в любое время года', 'Непромокаемую обувь'],
    ageFrom: 7,
    register: 'excursion',
    prices: [
      { kind: 'adult', title: 'Взрослый', price: 6_400 },
      { kind: 'child', title: 'Ребёнок 7–12 лет', price: 4_600 },
      { kind: 'group', title: 'Катер целиком, до 8 человек', price: 5_600, places: 8 },
    ],
    minimum: { people: 4, decideHours: 48 },
    bookUntilHours: 24,
    prepayment: 50,
    cancellation: DAY_TRIP,
    images: tourPictures(2012),
    hue: 225,
    dates: { weekdays: [6, 7], at: '08:30', ahead: 6, notBeforeDays: 4, places: 8, taken: [2, 0, 8] },
  },
  {
    id: 2013,
    operator: 505,
    slug: 'hutor-u-ladogi',
    title: 'Хутор у Ладоги: сыр, лес и парилка',
    tagline: 'Две ночи на лесной ферме у Сортавалы',
    story: [
      'На хуторе «Лесного молока» восемнадцать коров, сыроварня и сосны до самой воды. Утром помогаем, днём гуляем, вечером топим баню.',
      'Никакой обязательной программы: расписание висит на кухне, присоединяйтесь к чему хотите.',
    ],
    region: '10',
    place: 'Хаапалампи, Сортавала',
    point: { lat: 61.73, lon: 30.53 },
    timeZone: 'Europe/Moscow',
    meeting: {
      title: 'Вокзал Сортавалы',
      address: 'Сортавала, Вокзальная улица, 1',
      point: { lat: 61.7027, lon: 30.6897 },
      note: 'Встречаем «Ласточку» из Петербурга. Чёрный внедорожник с прицепом.',
    },
    hours: 52,
    programme: [
      [1, '12:00', 'Встречаем в Сортавале', 'полчаса до хутора'],
      [1, '13:30', 'Обед и прогулка', ''],
      [1, '18:00', 'Вечерняя дойка и баня', ''],
      [2, '10:00', 'Варим сыр', 'или идём за брусникой и грибами, если осень'],
      [2, '15:00', 'Скалы и шхеры', 'с проводником, шесть километров'],
      [3, '10:00', 'Завтрак без спешки', ''],
      [3, '15:00', 'К вечернему поезду', 'в Сортавале в 16:00'],
    ],
    included: [
      ['Две ночи на хуторе', 'комнаты на двоих'],
      ['Вся еда', ''],
      ['Баня оба вечера', ''],
      ['Встреча и проводы', ''],
    ],
    notIncluded: [['Поезд до Сортавалы', '']],
    languages: ['ru', 'en'],
    toTake: ['Паспорт', 'Обувь для скал', 'Купальник для бани'],
    ageFrom: 3,
    register: REGISTER,
    prices: [
      { kind: 'adult', title: 'Взрослый', price: 16_900 },
      { kind: 'child', title: 'Ребёнок 3–12 лет', price: 9_900 },
    ],
    minimum: null,
    bookUntilHours: 72,
    prepayment: 30,
    cancellation: WEEKEND,
    images: tourPictures(2013),
    hue: 150,
    dates: { weekdays: [5], at: '12:00', ahead: 5, notBeforeDays: 8, places: 8, taken: [8, 3] },
  },
]
