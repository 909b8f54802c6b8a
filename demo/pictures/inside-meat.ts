import { FLESH } from './fresh-colors.ts'
import { RED_FISH } from './fresh-packs.ts'
import {
  bowl,
  fat,
  fried,
  type InsideRules,
  pressed,
  type Ramp,
  raw,
  roast,
  roulade,
  sausage,
  served,
  smokedFish,
  smooth,
} from './inside-forms.ts'

const chunks = (key: string, alt: string, flesh: Ramp) => raw('chunks', key, alt, flesh)
const beef = chunks('beef', 'Говядина, нарезанная кусками на доске', FLESH.beef)
const pork = chunks('pork', 'Свинина, нарезанная кусками на доске', FLESH.pork)
const poultry = chunks('poultry', 'Филе птицы, нарезанное кусками на доске', FLESH.poultry)
const thigh = chunks('thigh', 'Мясо бедра птицы, нарезанное кусками на доске', FLESH.thigh)
const mince = (key: string, alt: string, food: Ramp) => bowl('mince', key, alt, food)
const steaks = (key: string, alt: string, flesh: Ramp, skin: Ramp = SILVER) => raw('fish', key, alt, flesh, skin)
const SILVER = ['#4a524e', '#7c847e', '#b8beb6'] as const
const WHITE_FISH = ['#d6c6b2', '#e2d6c6', '#ebe2d4', '#f4eee4'] as const
const PATE = ['#8e5a38', '#b88260', '#d8ac8c'] as const
const pate = (key: string, alt: string, color: Ramp = PATE) => smooth(key, alt, color)
const roe = (key: string, alt: string, food: Ramp) => bowl('roe', key, alt, food)
const caviar = (key: string, alt: string, food: Ramp) => bowl('caviar', key, alt, food)
const salo = fat('salo', 'Солёное сало, нарезанное ломтиками на доске', ['#ece0d2', '#f3e6dc', '#e8c4b4', '#b89468'])
const smokedSalo = fat('smoked-salo', 'Копчёное сало, нарезанное ломтиками на доске', [
  '#ecd8b8',
  '#efcfa8',
  '#c98658',
  '#8a4c1e',
])
const smoked = fat('smoked-brisket', 'Копчёная грудинка, нарезанная ломтиками на доске', [
  '#ecd4b0',
  '#dea07c',
  '#a84a34',
  '#6a3214',
])
const dark = (key: string, alt: string) =>
  sausage(key, alt, ['#2c0e0c', '#4e1c18', '#6e342c', '#c0a490'], ['#1c0d0b', '#3a1a14', '#5a2d22'])
const WINGS = roast('wings', 'Запечённые крылья на тарелке')
const SOUP = served('uha-iz-sudaka-304', 'Уха в тарелке: рыба, картофель, морковь, зелень')

/** Rules for the contents of meat and fish, unwrapped or cut; roe, pâté, sliced sausage and fat. */
export const MEAT_INSIDE: InsideRules = {
  201: [[/на тушение|лопатка|^вырезка|тазобедренная|щёки/i, beef]],
  202: [
    [
      /грудинк/i,
      fat('raw-brisket', 'Свежая свиная грудинка, нарезанная ломтиками на доске', [
        '#ecdfd2',
        '#f0d8cc',
        '#dc9484',
        '#d8b894',
      ]),
    ],
    [/шпик/i, salo],
    [/без кости/i, pork],
    [/кост|рёбр|ребро|рулька|мангалицы|засол/i, null],
    [/лопатка|шея|вырезка|окорок|карбонад/i, pork],
  ],
  203: [[/без кости/i, chunks('lamb', 'Баранина, нарезанная кусками на доске', FLESH.lamb)]],
  204: [
    [/куриное филе/i, poultry],
    [/^крылья/i, WINGS],
    [/бедра без кожи/i, thigh],
  ],
  205: [
    [/филе грудки/i, poultry],
    [/^крылья/i, WINGS],
    [/^перепела тушки/i, roast('quails', 'Запечённые перепела на тарелке')],
    [/бедро без кости/i, thigh],
  ],
  206: [[/филе/i, chunks('rabbit', 'Филе кролика, нарезанное кусками на доске', FLESH.rabbit)]],
  208: [
    [
      /^курдюк/i,
      fat('tail-fat', 'Курдюк, нарезанный ломтиками на доске', ['#efe2c8', '#f7ecd6', '#f4dcc4', '#e6c4a0']),
    ],
    [/кост|язык|ножки|сердце|жир/i, null],
    [
      /свин|говяж|бычка|баран/i,
      fried('liver', 'Печень, жаренная с луком, на тарелке', ['#3a1a0a', '#6e3a18', '#9c6230', '#c99558']),
    ],
    [
      /./,
      fried('pale-liver', 'Печень птицы или кролика, жаренная с луком, на тарелке', [
        '#54280e',
        '#8c5022',
        '#ba7e40',
        '#dcae6e',
      ]),
    ],
  ],
  301: [
    [
      /ветчина/i,
      pressed(
        'ham',
        'ham',
        'Ветчина, нарезанная ломтиками на доске',
        ['#c4766a', '#da9686', '#e9b4a4', '#f4dccc'],
        ['#c48a6c', '#dcae90', '#eccdb4'],
      ),
    ],
    [/сосиски|сардельки/i, null],
    [/кровян/i, dark('blood-sausage', 'Кровяная колбаса, нарезанная кружками на доске')],
    [/сушёная|субпродукт|шыртан/i, null],
    [
      /суджук|конск/i,
      sausage(
        'dry-sausage',
        'Сыровяленая колбаса, нарезанная кружками на доске',
        ['#4a100c', '#7a241a', '#9c4434', '#ecd2bc'],
        ['#2a0e0a', '#4e1c14', '#7a3a2a'],
      ),
    ],
    [
      /домашняя/i,
      sausage(
        'farm-sausage',
        'Домашняя колбаса, нарезанная кружками на доске',
        ['#8a4a34', '#b47258', '#d09880', '#f0dcc8'],
        ['#7a3c24', '#a55f3c', '#c98a60'],
      ),
    ],
    [
      /./,
      sausage(
        'smoked-sausage',
        'Полукопчёная колбаса, нарезанная кружками на доске',
        ['#7a1e16', '#a83c2c', '#c86a54', '#f2d8c8'],
        ['#3a120c', '#6e2418', '#9c4430'],
      ),
    ],
  ],
  302: [
    [/сало (солёное|в рассоле)|курдюк солёный/i, salo],
    [/сало копчёное/i, smokedSalo],
    [/грудинка копч|корейка сырокопч|бекон/i, smoked],
    [/жир гусин/i, smooth('goose-fat', 'Топлёный жир в миске, в нём ложка', ['#dccb9c', '#eee0bc', '#f7efd8'])],
  ],
  303: [
    [
      /зельц/i,
      pressed(
        'brawn',
        'brawn',
        'Зельц, нарезанный ломтиками на доске',
        ['#4a120e', '#8a2c22', '#b85a48', '#d89a84', '#f2dcc8'],
        ['#3a120e', '#6a2a20', '#8a4434'],
      ),
    ],
    [/тушён|тушёнка|конина|печень (минтая|трески)|рийет/i, null],
    [/форел|лещ/i, pate('fish-pate', 'Рыбный паштет в миске, в нём ложка', ['#b07a54', '#cf9e7a', '#e6c4a4'])],
    [/смалец/i, smooth('lard', 'Смалец в миске, в нём ложка', ['#dccdb0', '#eee4cc', '#f6f0e0'])],
    [/./, pate('pate', 'Паштет в миске, в нём ложка')],
  ],
  401: [
    [/уха/i, SOUP],
    [/окунь на уху/i, SOUP],
    [/филе|набор|заготовка|строган|кальмар|корюшка|навага|ряпушка|камбала|окунь/i, null],
    [/кижуч|форел|горбуш/i, steaks('red-fish-steaks', 'Красная рыба, нарезанная стейками на доске', RED_FISH)],
    [/./, steaks('white-fish-steaks', 'Белая рыба, нарезанная стейками на доске', WHITE_FISH)],
  ],
  402: [
    [
      /сом горячего копчения/i,
      smokedFish(
        'smoked-catfish',
        'Сом горячего копчения, нарезанный ломтями на доске',
        ['#a8601e', '#d69a4e', '#eccb94', '#f8e8c8'],
        ['#4a2206', '#8e5216', '#c88a30'],
      ),
    ],
  ],
  403: [
    [/щуч|пинагор/i, caviar('pike-roe', 'Икра в миске', ['#7a4a10', '#c98a24', '#e8b44c', '#f8dc94'])],
    [/икра осетр/i, caviar('sturgeon-roe', 'Чёрная икра в миске', ['#0c0b0c', '#232024', '#45403f', '#8a827a'])],
    [/икра/i, roe('red-roe', 'Красная икра в миске', ['#8a1c04', '#d8480c', '#f58a2c', '#ffc274'])],
  ],
  207: [
    [/шашлык/i, pork],
    [
      /рулет из свинины с черносливом/i,
      roulade(
        'pork-roulade',
        'Рулет из свинины с черносливом, запечённый и нарезанный на доске',
        ['#94583a', '#bd8562', '#dcb692', '#f4e4d0'],
        ['#3e1c0c', '#7c441e', '#b4743c'],
        ['#120a0c', '#2c181c', '#4a2c2e'],
      ),
    ],
    [/фарш.*(индейк|курин|кролик|сазан)/i, null], // pale minced meat looks like worms
    [/фарш.*(свин|домашн)/i, mince('pork-mince', 'Свиной или домашний фарш в миске', FLESH.mincedPork)],
    [/фарш/i, mince('beef-mince', 'Мясной фарш в миске', FLESH.mincedBeef)],
  ],
}
