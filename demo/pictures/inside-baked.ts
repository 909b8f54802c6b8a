import { bread, cake, type InsideRules, pie, type Ramp, served, souffle, tinBread } from './inside-forms.ts'

const RYE = bread(
  'rye-bread',
  'Ржаной хлеб, нарезанный на доске',
  ['#5a3a22', '#8a6442', '#a88462'],
  ['#2f1a0d', '#54321a', '#7a4e2c'],
)
const WHEAT = bread(
  'wheat-bread',
  'Пшеничный хлеб, нарезанный на доске',
  ['#c09a64', '#e2c698', '#f0e0bf'],
  ['#6a3a18', '#a8682e', '#cf9450'],
)
const GREY = bread(
  'grey-bread',
  'Ржано-пшеничный хлеб, нарезанный на доске',
  ['#7a5a3a', '#ac8a62', '#c8aa84'],
  ['#3e2210', '#6a4020', '#95622f'],
)
const CRUST = ['#94581e', '#cf9a52', '#eccb90'] as const
const filled = (key: string, what: string, filling: Ramp | readonly Ramp[]) =>
  pie(key, `Два куска пирога на тарелке: ${what}`, filling, CRUST)
const CHEESE = ['#dcc68a', '#efe0b4', '#f8f0d6'] as const
const MEAT = ['#5a3020', '#8a5538', '#b88464'] as const
const POTATO = ['#d8bc78', '#ecd8a2', '#f6e8c4'] as const
const GREENS = ['#3e5a20', '#6a8a38', '#b4c078'] as const
const FISH = ['#cdb498', '#e8d8c2', '#f5ecde'] as const
const RICE = ['#dfd2b6', '#efe6d2', '#f8f2e4'] as const

const syrniki = served('syrniki-312', 'Сырники на тарелке, сверху ложка сметаны')
const pelmeni = served('pelmeni-uralskie-309', 'Пельмени на тарелке, сметана и зелень')
const porridge = served('pshyonnaya-s-tykvoj-312', 'Пшённая каша в миске, сверху тыква и масло')

/** Rules for the contents of bread, pies, cakes (sliced) and cooked food (served). */
export const BAKED_INSIDE: InsideRules = {
  801: [
    [
      /изюмом и орех/i,
      tinBread(
        'raisin',
        'raisin-bread',
        'Хлеб с изюмом и орехом, нарезанный ломтями на доске',
        ['#a87e4c', '#d0a674', '#e6cba0'],
        ['#6a3a18', '#a8682e', '#cf9450'],
        [
          ['#1e1012', '#3a2024', '#5e3a38'],
          ['#2a1612', '#4a2a20', '#6e4434'],
          ['#8a5a30', '#b98a54', '#d8b484'],
        ],
      ),
    ],
    [
      /льняным семенем/i,
      tinBread(
        'flax',
        'flax-bread',
        'Хлеб с льняным семенем, нарезанный ломтями на доске',
        ['#94683e', '#b98d5c', '#d3ae7e'],
        ['#3e2212', '#6e4220', '#96622e'],
        ['#3a2010', '#6a401c', '#9a6a34'],
      ),
    ],
    [/изюм|семечк|семенами|льнян|оливк|основа|финский|лепёшка|багет|калач|чиабатт/i, null],
    [/бородинский|ржаной/i, RYE],
    [/ржано|пшенично-ржан|гречишн/i, GREY],
    [/тартин|булка|батон/i, WHEAT],
  ],
  803: [
    [/заморож|тесто|калитки|эчпочмак|губадия|три пирога/i, null],
    [/брусник/i, filled('lingonberry-pie', 'внутри брусника', ['#5c0714', '#a01826', '#d04a48'])],
    [
      /абрикос/i,
      filled('apricot-pie', 'внутри абрикос и слива', [
        ['#b8641c', '#e09a3c', '#f4c274'],
        ['#5a1c34', '#8a3a4c', '#b87078'],
      ]),
    ],
    [/сыром/i, filled('cheese-pie', 'внутри сыр', CHEESE)],
    [/картофдж/i, filled('potato-pie', 'внутри картофель с сыром', POTATO)],
    [
      /картошкой и грибами/i,
      filled('potato-mushroom-pie', 'внутри картофель и грибы', [POTATO, ['#5e4426', '#92704a', '#bc9c72']]),
    ],
    [/цахараджын|давонджын/i, filled('greens-pie', 'внутри зелень с сыром', [GREENS, CHEESE])],
    [
      /капуст/i,
      filled('cabbage-pie', 'внутри капуста и яйцо', [
        ['#b8b070', '#dcd6a4', '#f0ecca'],
        ['#dcc070', '#f2dfa0', '#faf0cc'],
      ]),
    ],
    [/говядин/i, filled('meat-pie', 'внутри мясо', MEAT)],
    [/свинин|гусятин/i, filled('meat-potato-pie', 'внутри мясо и картофель или крупа', [MEAT, POTATO])],
    [/насджын|тыкв/i, filled('pumpkin-pie', 'внутри тыква', ['#b8601c', '#e08c34', '#f4b464'])],
    [/рисом/i, filled('fish-rice-pie', 'внутри рыба и рис', [FISH, RICE])],
  ],
  805: [[/зелёной гречки/i, GREY]],
  1301: [
    [/вареник|манты|буузы|хушуур|халюж|посикун|равиоли/i, null],
    [/хинкали/i, served('hinkali-s-govyadinoj-i-svininoj-310', 'Шесть хинкали на тарелке')],
    [/щук/i, served('pelmeni-so-shchukoj-309', 'Пельмени на тарелке, сметана с зеленью')],
    [/пельмен/i, pelmeni],
  ],
  1302: [
    [/уха донская/i, served('uha-donskaya-315', 'Уха с томатом в тарелке: рыба, картофель, зелень')],
    [/уха/i, served('uha-burlackaya-311', 'Уха в тарелке: рыба, картофель, морковь, зелень')],
    [/рыбный суп/i, served('uha-iz-sudaka-304', 'Рыбный суп в тарелке: рыба, картофель, морковь, зелень')],
    [/головы форели/i, served('uha-iz-chavychi-318', 'Уха из красной рыбы в тарелке')],
    [/борщ/i, served('borshch-s-govyadinoj-301', 'Борщ в тарелке, сверху сметана и зелень')],
    [/щи /i, served('shchi-iz-kvashenoj-kapusty-306', 'Щи в тарелке, сверху сметана и зелень')],
    [/солянка/i, served('solyanka-po-kazanski-307', 'Солянка в тарелке')],
    [/суп грибной/i, served('gribnoj-s-perlovkoj-301', 'Грибной суп в тарелке')],
    [/холодник/i, served('holodnyj-borshch-s-kefirom-320', 'Свекольный холодник в тарелке')],
    [/шурп/i, served('shurpa-iz-baraniny-307', 'Шурпа в тарелке: мясо, картофель, зелень')],
    [/бухлёр/i, served('buhlyor-319', 'Суп с бараниной в тарелке')],
  ],
  1303: [
    [/кролик в сметане/i, served('shkmeruli-310', 'Кусочки мяса в сметанном соусе в тарелке')],
    [/каша/i, porridge],
    [/лывжа/i, served('sup-s-fasolyu-i-vyalenym-myasom-321', 'Густая похлёбка с фасолью и мясом в тарелке')],
  ],
  1305: [
    [/сырник/i, syrniki],
    [/блины пшен/i, served('bliny-s-maslom-312', 'Стопка блинов на тарелке, кусочек масла')],
  ],
  1401: [
    [
      /птичье молоко/i,
      souffle(
        'souffle-cake',
        'Кусок торта «Птичье молоко» на тарелке: суфле, бисквит, шоколад',
        ['#b8884a', '#d8b070', '#ecd098'],
        ['#ecdfc4', '#f7eedb', '#fcf8ee'],
        ['#1e0e08', '#3a1e12', '#5a3420'],
      ),
    ],
    [
      /наполеон/i,
      cake(
        'napoleon',
        'Кусок «Наполеона» на тарелке',
        ['#c89858', '#e2bd80', '#f0d8a8'],
        ['#e6d8b8', '#f3ead2', '#f9f3e4'],
        ['#cfa25c', '#e6c686', '#f3dfae'],
      ),
    ],
    [
      /медовик/i,
      cake(
        'honey-cake',
        'Кусок медовика на тарелке',
        ['#94581e', '#bc8040', '#d8a866'],
        ['#e6d8b8', '#f3ead2', '#f9f3e4'],
        ['#a86f32', '#cc9650', '#e6bd80'],
      ),
    ],
    [
      /сметанник/i,
      cake(
        'sour-cream-cake',
        'Кусок сметанника на тарелке',
        ['#c09a64', '#dcbf8e', '#eed8b2'],
        ['#e3dac6', '#f3ecdc', '#f9f5ea'],
        ['#e0cba4', '#efdfc0', '#f6ecd6'],
      ),
    ],
  ],
}
