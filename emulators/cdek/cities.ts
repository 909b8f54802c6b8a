/** A town of the emulator. Codes 44, 137 and 270 are real, other codes are invented. */
export interface CdekEmulatorCity {
  readonly code: number
  readonly city: string
  readonly region: string
  /** CDEK's region number, which differs from that of number plates. */
  readonly regionCode: number
  /** The first two digits of the address register's code. */
  readonly kladrRegion: string
  readonly latitude: number
  readonly longitude: number
  readonly postalCode: string
  readonly timeZone: string
  /** Prefix of its offices' codes. */
  readonly prefix: string
  /** Number of offices and lockers; zero = courier only. */
  readonly points: number
}

type Row = [number, string, string, number, string, number, number, string, string, string, number]

/** Code, town, region, region's number, register's region, latitude, longitude, post code, zone, prefix, points. */
const ROWS: readonly Row[] = [
  [44, 'Москва', 'Москва', 81, '77', 55.75222, 37.61556, '101000', 'Europe/Moscow', 'MSK', 6],
  [137, 'Санкт-Петербург', 'Санкт-Петербург', 82, '78', 59.93863, 30.31413, '190000', 'Europe/Moscow', 'SPB', 6],
  [270, 'Новосибирск', 'Новосибирская обл.', 23, '54', 55.0415, 82.9346, '630000', 'Asia/Novosibirsk', 'NSK', 6],
  [9003, 'Екатеринбург', 'Свердловская обл.', 3, '66', 56.8519, 60.6122, '620000', 'Asia/Yekaterinburg', 'EKB', 6],
  [9004, 'Казань', 'Респ. Татарстан', 4, '16', 55.78874, 49.12214, '420000', 'Europe/Moscow', 'KZN', 5],
  [9005, 'Нижний Новгород', 'Нижегородская обл.', 5, '52', 56.32867, 44.00205, '603000', 'Europe/Moscow', 'NNV', 5],
  [9006, 'Красноярск', 'Красноярский край', 6, '24', 56.01839, 92.86717, '660000', 'Asia/Krasnoyarsk', 'KRS', 5],
  [9007, 'Челябинск', 'Челябинская обл.', 7, '74', 55.15402, 61.42915, '454000', 'Asia/Yekaterinburg', 'CHL', 5],
  [9008, 'Самара', 'Самарская обл.', 8, '63', 53.20007, 50.15, '443000', 'Europe/Samara', 'SAM', 5],
  [9009, 'Уфа', 'Респ. Башкортостан', 9, '02', 54.74306, 55.96779, '450000', 'Asia/Yekaterinburg', 'UFA', 5],
  [9010, 'Ростов-на-Дону', 'Ростовская обл.', 10, '61', 47.23135, 39.72328, '344000', 'Europe/Moscow', 'RND', 5],
  [9011, 'Краснодар', 'Краснодарский край', 11, '23', 45.04484, 38.97603, '350000', 'Europe/Moscow', 'KSD', 5],
  [9012, 'Омск', 'Омская обл.', 12, '55', 54.99244, 73.36859, '644000', 'Asia/Omsk', 'OMS', 4],
  [9013, 'Воронеж', 'Воронежская обл.', 13, '36', 51.67204, 39.1843, '394000', 'Europe/Moscow', 'VRN', 4],
  [9014, 'Пермь', 'Пермский край', 14, '59', 58.01046, 56.25017, '614000', 'Asia/Yekaterinburg', 'PRM', 4],
  [9015, 'Волгоград', 'Волгоградская обл.', 15, '34', 48.71939, 44.50183, '400000', 'Europe/Volgograd', 'VLG', 4],
  [9016, 'Саратов', 'Саратовская обл.', 16, '64', 51.54056, 46.00861, '410000', 'Europe/Saratov', 'SRT', 4],
  [9017, 'Тюмень', 'Тюменская обл.', 17, '72', 57.15222, 65.52722, '625000', 'Asia/Yekaterinburg', 'TMN', 4],
  [9018, 'Иркутск', 'Иркутская обл.', 18, '38', 52.29778, 104.29639, '664000', 'Asia/Irkutsk', 'IRK', 4],
  [9019, 'Хабаровск', 'Хабаровский край', 19, '27', 48.48271, 135.08379, '680000', 'Asia/Vladivostok', 'KHB', 4],
  [9020, 'Владивосток', 'Приморский край', 20, '25', 43.10562, 131.87353, '690000', 'Asia/Vladivostok', 'VVO', 4],
  [9021, 'Ярославль', 'Ярославская обл.', 21, '76', 57.62987, 39.87368, '150000', 'Europe/Moscow', 'YAR', 4],
  [9022, 'Тула', 'Тульская обл.', 22, '71', 54.19609, 37.61822, '300000', 'Europe/Moscow', 'TUL', 4],
  [9023, 'Калининград', 'Калининградская обл.', 24, '39', 54.70649, 20.51095, '236000', 'Europe/Kaliningrad', 'KGD', 4],
  [9024, 'Мурманск', 'Мурманская обл.', 25, '51', 68.97917, 33.09251, '183000', 'Europe/Moscow', 'MMK', 3],
  [9025, 'Сочи', 'Краснодарский край', 11, '23', 43.59917, 39.72569, '354000', 'Europe/Moscow', 'SOC', 4],
  [9026, 'Великий Новгород', 'Новгородская обл.', 26, '53', 58.52131, 31.27104, '173000', 'Europe/Moscow', 'NVG', 3],
  [
    9027,
    'Петропавловск-Камчатский',
    'Камчатский край',
    29,
    '41',
    53.01667,
    158.65,
    '683000',
    'Asia/Kamchatka',
    'PKC',
    2,
  ],
  [9028, 'Южно-Сахалинск', 'Сахалинская обл.', 43, '65', 46.95407, 142.73603, '693000', 'Asia/Sakhalin', 'UUS', 3],
  // small towns and villages with farms, with one office or none
  [9101, 'Белёв', 'Тульская обл.', 22, '71', 53.81194, 36.13194, '301530', 'Europe/Moscow', 'BEL', 1],
  [9102, 'Боровичи', 'Новгородская обл.', 26, '53', 58.38778, 33.91546, '174400', 'Europe/Moscow', 'BOR', 3],
  [9103, 'Новый Оскол', 'Белгородская обл.', 27, '31', 50.76331, 37.86415, '309640', 'Europe/Moscow', 'NOS', 1],
  [9104, 'Вышний Волочёк', 'Тверская обл.', 28, '69', 57.59125, 34.56453, '171150', 'Europe/Moscow', 'VVK', 1],
  [9105, 'Рогожкино', 'Ростовская обл.', 10, '61', 47.172, 39.349, '346744', 'Europe/Moscow', 'ROG', 0],
  [9106, 'Усть-Большерецк', 'Камчатский край', 29, '41', 52.816, 156.289, '684100', 'Asia/Kamchatka', 'UBO', 0],
  [9107, 'Сусанино', 'Костромская обл.', 30, '44', 58.14881, 41.59483, '157080', 'Europe/Moscow', 'SUS', 0],
  [9108, 'Остров', 'Псковская обл.', 31, '60', 57.34395, 28.35368, '181350', 'Europe/Moscow', 'OST', 1],
  [9109, 'Енисейск', 'Красноярский край', 6, '24', 58.44937, 92.17968, '663180', 'Asia/Krasnoyarsk', 'ENI', 1],
  [9110, 'Солохаул', 'Краснодарский край', 11, '23', 43.806, 39.671, '354222', 'Europe/Moscow', 'SOL', 0],
  [9111, 'Коломна', 'Московская обл.', 32, '50', 55.07944, 38.77833, '140400', 'Europe/Moscow', 'KOL', 3],
  [9112, 'Солонешное', 'Алтайский край', 33, '22', 51.6544, 84.3197, '659690', 'Asia/Barnaul', 'SLN', 0],
  [9113, 'Чемал', 'Респ. Алтай', 34, '04', 51.41111, 86.005, '649240', 'Asia/Barnaul', 'CML', 1],
  [9114, 'Звенигород', 'Московская обл.', 32, '50', 55.73401, 36.85918, '143180', 'Europe/Moscow', 'ZVE', 1],
  [9115, 'Пудож', 'Респ. Карелия', 35, '10', 61.80415, 36.5277, '186150', 'Europe/Moscow', 'PUD', 1],
  [9116, 'Гергебиль', 'Респ. Дагестан', 36, '05', 42.50472, 47.06611, '368250', 'Europe/Moscow', 'GER', 0],
  [9117, 'Ласино', 'Рязанская обл.', 37, '62', 54.985, 41.205, '391030', 'Europe/Moscow', 'LAS', 0],
  [9118, 'Юрьев-Польский', 'Владимирская обл.', 38, '33', 56.50339, 39.67911, '601800', 'Europe/Moscow', 'YUP', 1],
  [9119, 'Кинешма', 'Ивановская обл.', 39, '37', 57.43914, 42.12894, '155800', 'Europe/Moscow', 'KIN', 3],
  [9120, 'Лебедянь', 'Липецкая обл.', 40, '48', 53.01942, 39.16639, '399610', 'Europe/Moscow', 'LEB', 1],
  [9121, 'Даховская', 'Респ. Адыгея', 41, '01', 44.227, 40.205, '385755', 'Europe/Moscow', 'DAH', 0],
  [
    9122,
    'Старосубхангулово',
    'Респ. Башкортостан',
    9,
    '02',
    53.1031,
    57.4423,
    '453580',
    'Asia/Yekaterinburg',
    'STA',
    0,
  ],
  [9123, 'Красновишерск', 'Пермский край', 14, '59', 60.40783, 57.08199, '618590', 'Asia/Yekaterinburg', 'KRV', 1],
  [9124, 'Макарьев', 'Костромская обл.', 30, '44', 57.88501, 43.8049, '157460', 'Europe/Moscow', 'MAK', 1],
  // a distant town of the same name, which a search by name alone would find
  [9201, 'Остров', 'Московская обл.', 32, '50', 55.59, 37.847, '142707', 'Europe/Moscow', 'OSM', 0],
]

export const BUILT_IN_CITIES: readonly CdekEmulatorCity[] = ROWS.map(
  ([code, city, region, regionCode, kladrRegion, latitude, longitude, postalCode, timeZone, prefix, points]) => ({
    code,
    city,
    region,
    regionCode,
    kladrRegion,
    latitude,
    longitude,
    postalCode,
    timeZone,
    prefix,
    points,
  }),
)

/** The item of `location/cities`. */
export function toCityAnswer(city: CdekEmulatorCity) {
  return {
    code: city.code,
    city: city.city,
    fias_guid: uuidOf(city.code),
    kladr_code: `${city.kladrRegion}${String(city.code).padStart(9, '0')}00`,
    country_code: 'RU',
    country: 'Россия',
    region: city.region,
    region_code: city.regionCode,
    fias_region_guid: uuidOf(100_000 + city.regionCode),
    kladr_region_code: `${city.kladrRegion}00000000000`,
    sub_region: city.city,
    postal_codes: [city.postalCode],
    longitude: city.longitude,
    latitude: city.latitude,
    time_zone: city.timeZone,
    payment_limit: -1,
  }
}

/** A number as a UUID, deterministic for tests. */
export const uuidOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
