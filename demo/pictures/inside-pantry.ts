import { bowl, coarse, honey, type InsideRules, jam, mug, oil, pastila, smooth } from './inside-forms.ts'

const FLOUR = ['#c9bb9e', '#e6dac2', '#f2eadb'] as const
const flour = (key: string, alt: string, color: readonly string[] = FLOUR) => bowl('flour', key, alt, color)
const RED = ['#5a0612', '#a01426', '#d04a50'] as const
const PURPLE = ['#1c0a1e', '#44183f', '#7a3c6c'] as const
const BUCKWHEAT = ['#4a2a14', '#7a4a26', '#b07a48'] as const
const GREEN_BUCKWHEAT = ['#7c7448', '#a89f6a', '#cfc694'] as const
const tea = (key: string, alt: string, food: readonly string[] | readonly (readonly string[])[]) =>
  bowl('tea', key, alt, food)
const herb = (key: string, alt: string, food: readonly string[] | readonly (readonly string[])[]) =>
  bowl('herb', key, alt, food)
const DARK_LEAF = ['#17100c', '#33231a', '#5e4430'] as const
const GREEN_LEAF = ['#2e3616', '#5a6630', '#8f9a58'] as const
const FLOWER = ['#7a3a6a', '#a8609a', '#d09cc4'] as const
const puree = (key: string, what: string, color: readonly string[]) =>
  smooth(key, `${what} в миске, в нём ложка`, color)
const sauce = (key: string, alt: string, color: readonly string[]) => coarse(key, alt, color)
const juice = mug

/** Ramp of cabbage; one strip of six is carrot. */
const CABBAGE = ['#cdb878', '#ecdcae', '#f8f0d8'] as const
const SAUERKRAUT = [CABBAGE, CABBAGE, CABBAGE, CABBAGE, CABBAGE, ['#c9581a', '#e4863a', '#f0a860']] as const

/** Rules for the contents of honey, jam, grain, flour, oil, nuts, tea, sauces, pickles and baby food. */
export const PANTRY_INSIDE: InsideRules = {
  1001: [
    [/малин/i, smooth('raspberry-honey', 'Крем-мёд с малиной в миске, в нём ложка', ['#c98a7c', '#e0ac9c', '#eec8ba'])],
    [
      /облепих/i,
      smooth('sea-buckthorn-honey', 'Крем-мёд с облепихой в миске, в нём ложка', ['#d99028', '#edb455', '#f7d286']),
    ],
    [/крем/i, smooth('creamed-honey', 'Крем-мёд в миске, в нём ложка', ['#d2b272', '#e8d09c', '#f4e4c0'])],
    [
      /липов.*лесн/i,
      honey('pale-honey', 'Светлый мёд в миске, в нём ложка для мёда', ['#b87a1c', '#e2b040', '#f6d67c']),
    ],
    [
      /гречиш|верес|каштан|лесн|бортев/i,
      honey('dark-honey', 'Тёмный мёд в миске, в нём ложка для мёда', ['#3a1406', '#7a340c', '#b86a20']),
    ],
    [
      /липов|эспарцет|кипре/i,
      honey('pale-honey', 'Светлый мёд в миске, в нём ложка для мёда', ['#b87a1c', '#e2b040', '#f6d67c']),
    ],
    [/./, honey('amber-honey', 'Янтарный мёд в миске, в нём ложка для мёда', ['#8a4a06', '#d0860f', '#f2b840'])],
  ],
  1002: [
    [
      /мёд с прополисом/i,
      honey('dark-honey', 'Тёмный мёд в миске, в нём ложка для мёда', ['#3a1406', '#7a340c', '#b86a20']),
    ],
    [/перга/i, bowl('small', 'bee-bread', 'Перга в гранулах в миске', ['#6a4012', '#a06a20', '#cf9a48'])],
    [
      /пыльца/i,
      bowl('small', 'pollen', 'Цветочная пыльца в миске', [
        ['#b8741a', '#dca030', '#f0c45c'],
        ['#a8801c', '#d4ac38', '#ecd074'],
        ['#9c5c18', '#c98434', '#e2a85c'],
      ]),
    ],
  ],
  1003: [
    [/сосн|орех|фейхоа|нардек|повидло|райски|ранет/i, null],
    [
      /морошк/i,
      jam(
        'cloudberry-jam',
        'Морошка в миске, в ней ложка',
        ['#a85208', '#de8a18', '#f6b850'],
        ['#c46a10', '#ec9c2c', '#f8c468'],
      ),
    ],
    [
      /черник|голубик/i,
      jam('bilberry-jam', 'Варенье из тёмных лесных ягод в миске, в нём ложка', PURPLE, [
        '#1a1426',
        '#3a2c4c',
        '#6c5a82',
      ]),
    ],
    [
      /смородин|жимолост/i,
      jam(
        'currant-jam',
        'Варенье из тёмных ягод в миске, в нём ложка',
        ['#2c0818', '#5e1436', '#98365c'],
        ['#1a0a14', '#3c182e', '#6c3a56'],
      ),
    ],
    [
      /вишн|кизил/i,
      jam(
        'cherry-jam',
        'Тёмно-красные ягоды в сиропе в миске, в ней ложка',
        ['#3c0410', '#7a0c1e', '#b42c38'],
        ['#3c060c', '#741018', '#a8303a'],
      ),
    ],
    [
      /брусник|клюкв|княженик/i,
      jam('lingonberry-jam', 'Варенье из красных ягод в миске, в нём ложка', RED, ['#6a0a14', '#b01c2a', '#dc5a58']),
    ],
    [
      /клубник/i,
      jam(
        'strawberry-jam',
        'Варенье из клубники в миске, в нём ложка',
        ['#6a0810', '#b01c24', '#dc4c48'],
        ['#7a0c12', '#bc2428', '#e05a50'],
      ),
    ],
  ],
  1101: [
    [/гранола/i, null],
    [/отруби/i, null],
    [
      /гречн.*хлопья|хлопья гречн/i,
      bowl('flakes', 'buckwheat-flakes', 'Гречневые хлопья в миске', ['#8a6440', '#b8936a', '#dcc09a']),
    ],
    [/хлопья|овсянка/i, bowl('flakes', 'oat-flakes', 'Овсяные хлопья в миске', ['#b8935e', '#dcbf90', '#f0dcb6'])],
    [/гречка.*зел|гречка ядрица зел/i, bowl('facet', 'green-buckwheat', 'Зелёная гречка в миске', GREEN_BUCKWHEAT)],
    [/гречка/i, bowl('facet', 'buckwheat', 'Гречка в миске', BUCKWHEAT)],
    [/пшено/i, bowl('small', 'millet', 'Пшено в миске', ['#c08e1c', '#e2b83c', '#f4d874'])],
    [/горох/i, bowl('peas', 'peas', 'Горох в миске', ['#b8963a', '#dcbe62', '#f0da94'])],
    [/полба/i, bowl('grain', 'spelt', 'Полба в миске', ['#94642c', '#c08f52', '#e0b880'])],
    [/перловк|ячмен/i, bowl('grain', 'pearl-barley', 'Перловка в миске', ['#b89a6a', '#dcc498', '#f2e2c0'])],
    [/овёс/i, bowl('grain', 'oats', 'Овёс в миске', ['#a88448', '#d0ae74', '#ecd4a4'])],
    [/пшениц/i, bowl('grain', 'wheat', 'Зёрна пшеницы в миске', ['#8e5a20', '#bc8442', '#dcae6c'])],
  ],
  1102: [
    [/закваска|смесь|отруби/i, null],
    [/ржан/i, flour('rye-flour', 'Ржаная мука в миске', ['#cfc2ab', '#e0d5c0', '#ece4d4'])],
    [
      /гречнев.*зел/i,
      flour('green-buckwheat-flour', 'Мука из зелёной гречки в миске', ['#bdb48e', '#dcd4b4', '#ece6d0']),
    ],
    [/гречнев/i, flour('buckwheat-flour', 'Гречневая мука в миске', ['#c4b8a8', '#d8cec0', '#e8e0d4'])],
    [/льнян/i, flour('flax-flour', 'Льняная мука в миске', ['#c2a880', '#d6c09c', '#e6d6b8'])],
    [/толокн|ячмен/i, flour('barley-flour', 'Ячменная мука в миске', ['#d4c4a4', '#e4d8be', '#efe6d2'])],
    [/цельно|полб|овсян/i, flour('wholegrain-flour', 'Цельнозерновая мука в миске', ['#d0c0a2', '#e2d4ba', '#eee4d0'])],
    [/./, flour('wheat-flour', 'Пшеничная мука в миске')],
  ],
  1103: [
    [/тыкв/i, oil('pumpkin-oil', 'Тыквенное масло в миске, рядом хлеб', ['#1c2408', '#3e4410', '#6c6a20'])],
    [/подсолн/i, oil('sunflower-oil', 'Подсолнечное масло в миске, рядом хлеб', ['#a86c04', '#d89c14', '#f0c648'])],
    [/горчич/i, oil('mustard-oil', 'Горчичное масло в миске, рядом хлеб', ['#a87a08', '#d8ae1c', '#f0d258'])],
    [/рыжик/i, oil('camelina-oil', 'Рыжиковое масло в миске, рядом хлеб', ['#9c6a0c', '#cf9a1c', '#ecc450'])],
    [/./, oil('flax-oil', 'Масло холодного отжима в миске, рядом хлеб', ['#a06804', '#d0960c', '#ecc040'])],
  ],
  1104: [
    [/шишки|каштан|поход|неочищ|скорлупе/i, null],
    [/урбеч.*абрикос/i, smooth('apricot-paste', 'Урбеч в миске, в нём ложка', ['#8a5a30', '#b8875a', '#d8b08a'])],
    [/урбеч.*тмин/i, smooth('cumin-paste', 'Тёмный урбеч в миске, в нём ложка', ['#1a1410', '#3a2e24', '#5e4e40'])],
    [/урбеч/i, smooth('flax-paste', 'Урбеч в миске, в нём ложка', ['#5a3a20', '#84603a', '#ac8658'])],
    [/паста/i, smooth('cedar-paste', 'Кедровая паста в миске, в ней ложка', ['#b8935a', '#dcbf8c', '#eedcb4'])],
    [/льна/i, bowl('small', 'flax-seeds', 'Семена льна в миске', ['#a06c1c', '#c99440', '#e6bc70'])],
    [/фундук/i, bowl('nuts', 'hazelnuts', 'Ядра фундука в миске', ['#8a5426', '#b87c44', '#dcae78'])],
    [/кедр/i, bowl('kernels', 'cedar-nuts', 'Кедровые орехи без скорлупы в миске', ['#cfa868', '#e8cc98', '#f6e6c4'])],
    [/тыкв/i, bowl('seeds', 'pumpkin-seeds', 'Тыквенные семечки в миске', ['#4a4e22', '#74783a', '#a8a468'])],
    [/подсолн|семечки жар/i, null],
  ],
  1106: [
    [/чага|цедр|подарочн|хмель|лимонник|почк|налогом|лист брусник/i, null],
    [/шиповник/i, bowl('dried', 'rose-hips', 'Сушёный шиповник в миске', ['#5a1408', '#942c14', '#c05a34'])],
    [/липов/i, herb('linden', 'Сушёный липовый цвет в миске', ['#8a8240', '#b8ae68', '#dcd49c'])],
    [/ромашк/i, null],
    [
      /иван-чай с цвет/i,
      tea('willow-herb-flowers', 'Иван-чай с цветами в миске', [DARK_LEAF, ['#241810', '#44301f', '#70543a'], FLOWER]),
    ],
    [/иван-чай.*зел/i, tea('green-willow-herb', 'Зелёный иван-чай в миске', GREEN_LEAF)],
    [
      /гранул/i,
      bowl('small', 'granulated-willow-herb', 'Гранулированный иван-чай в миске', ['#1a110c', '#38261a', '#5e432e']),
    ],
    [/иван-чай/i, tea('willow-herb', 'Иван-чай в миске', DARK_LEAF)],
    [/зелён/i, tea('green-tea', 'Зелёный чай в миске', GREEN_LEAF)],
    [/красный ферм/i, tea('red-tea', 'Красный чай в миске', ['#2c120a', '#56281a', '#8a4c34'])],
    [/чёрный|бадан/i, tea('black-tea', 'Чёрный чай в миске', ['#100c0a', '#261c17', '#4a382c'])],
    [/белый/i, null],
    [
      /./,
      herb('herbs', 'Сушёные травы в миске', [
        GREEN_LEAF,
        ['#4a5228', '#78804a', '#a8ac78'],
        ['#5a4a2a', '#8a7448', '#b8a070'],
      ]),
    ],
  ],
  1107: [
    [/томат|аджика/i, sauce('tomato-sauce', 'Красный соус в миске, в нём ложка', ['#7a1a08', '#b8371c', '#dc6a3c'])],
    [/хрен /i, sauce('horseradish', 'Тёртый хрен в миске, в нём ложка', ['#d6cbae', '#eae2cc', '#f5f0e0'])],
    [/майонез/i, smooth('mayonnaise', 'Майонез в миске, в нём ложка', ['#e0cc94', '#f0e2b8', '#f8efd4'])],
    [
      /песто|зелен|цахтон/i,
      sauce('green-sauce', 'Зелёный соус в миске, в нём ложка', ['#34481a', '#5e7a2e', '#8fa850']),
    ],
    [/горчиц/i, sauce('mustard', 'Горчица в миске, в ней ложка', ['#9c6a10', '#cf9c28', '#ecc658'])],
    [/какао/i, smooth('cocoa-paste', 'Паста с какао в миске, в ней ложка', ['#2c160c', '#563020', '#7e5038'])],
    [
      /арахис|кунжут/i,
      smooth('nut-paste', 'Густая светло-коричневая паста в миске, в ней ложка', ['#94622c', '#c0905a', '#dcb484']),
    ],
    [/соль|тмин/i, null],
  ],
  1201: [
    [/капуст/i, bowl('shreds', 'sauerkraut', 'Квашеная капуста с морковью в миске', SAUERKRAUT)],
    [/грузд/i, null],
    [
      /рыжик/i,
      bowl('mushrooms', 'salted-saffron-milk-caps', 'Солёные рыжики в миске', ['#8a4a1c', '#c07c3c', '#e0a868']),
    ],
    [/опят|волнушк/i, bowl('mushrooms', 'pickled-mushrooms', 'Грибы в миске', ['#6a4420', '#a8793e', '#d4aa6e'])],
    [/огурц/i, bowl('cucumbers', 'pickles', 'Солёные огурцы в миске', ['#3c4a14', '#66742a', '#9aa64a'])],
    [
      /брусник/i,
      bowl('berries', 'soaked-lingonberries', 'Мочёная брусника в миске', ['#5c0714', '#a01826', '#d04848']),
    ],
  ],
  1202: [
    [/маслят/i, bowl('mushrooms', 'pickled-mushrooms', 'Грибы в миске', ['#6a4420', '#a8793e', '#d4aa6e'])],
    [/кабачк/i, coarse('squash-spread', 'Кабачковая икра в миске, в ней ложка', ['#94561c', '#c98a3e', '#e6b46c'])],
    [/подберёз/i, coarse('mushroom-spread', 'Грибная икра в миске, в ней ложка', ['#3a2614', '#6d4a2c', '#97744c'])],
    [
      /синеньк/i,
      coarse('aubergine-spread', 'Икра из баклажанов в миске, в ней ложка', ['#6a3a1c', '#a06838', '#c8986a']),
    ],
    [/борщ/i, coarse('borsch-dressing', 'Заправка для борща в миске, в ней ложка', ['#6a1014', '#a8281c', '#d05a34'])],
    [/лук кара/i, null],
    [/свёкл/i, bowl('shreds', 'pickled-beets', 'Маринованная свёкла в миске', ['#4a0820', '#7d1635', '#a83a58'])],
  ],
  1203: [
    [/сироп|рассол|сидр|груш/i, null],
    [/томат/i, juice('tomato-juice', 'Томатный сок в кружке', ['#8a1c0c', '#b8371f', '#d6603c'])],
    [/облепих/i, juice('sea-buckthorn-juice', 'Сок с облепихой в кружке', ['#c07010', '#e6982c', '#f4b85a'])],
    [/тыкв/i, juice('pumpkin-juice', 'Яблочно-тыквенный сок в кружке', ['#b8641c', '#dc8a30', '#f0ac5c'])],
    [/морс/i, juice('cranberry-drink', 'Клюквенный морс в кружке', ['#5a0818', '#9c1a30', '#cc4450'])],
    [/компот/i, juice('compote', 'Компот из сухофруктов в кружке', ['#6a3010', '#a85c26', '#cf8a4a'])],
    [/квас.*белый/i, juice('white-kvass', 'Белый квас в кружке', ['#b89a58', '#dcc48a', '#eedcae'])],
    [/квас/i, juice('kvass', 'Хлебный квас в кружке', ['#3c1a08', '#6a3614', '#9c6030'])],
    [/сок/i, juice('apple-juice', 'Яблочный сок в кружке', ['#a8701c', '#d8a240', '#f0c872'])],
    [/медовуха огур/i, null],
    [/медовуха/i, juice('mead', 'Медовуха в кружке', ['#a86a14', '#d69a34', '#f0c468'])],
  ],
  1402: [
    [
      /пастила.*смородин/i,
      pastila('currant-pastila', 'Смородиновая пастила кубиками в миске', ['#7c5266', '#a37d92', '#c6a9b8']),
    ],
    [
      /пастила.*калин/i,
      pastila('viburnum-pastila', 'Пастила с калиной кубиками в миске', ['#b05a50', '#d08a7c', '#e8b8a8']),
    ],
    [/рулетик/i, null],
    [
      /пастила/i,
      pastila('airy-pastila', 'Яблочная пастила с воздушной мякотью кубиками в миске', [
        '#c9a878',
        '#e2c8a0',
        '#f0e0c4',
      ]),
    ],
    [
      /мармелад.*облепих/i,
      bowl('cubes', 'sea-buckthorn-marmalade', 'Облепиховый мармелад кубиками в миске', [
        '#c0640c',
        '#e8942c',
        '#f8bc64',
      ]),
    ],
    [
      /мармелад/i,
      bowl('cubes', 'apple-marmalade', 'Яблочный мармелад кубиками в миске', ['#8a4a14', '#c07c30', '#e2ac62']),
    ],
  ],
  1403: [
    [/сгущёнка варён/i, smooth('dulce', 'Варёная сгущёнка в миске, в ней ложка', ['#7a4414', '#ac7234', '#d09a5c'])],
    [/сгущ/i, smooth('condensed-milk', 'Сгущёнка в миске, в ней ложка', ['#d0ac74', '#e6cc9c', '#f2e0bc'])],
    [/ирис|карамель/i, bowl('cubes', 'toffee', 'Мягкий ирис кубиками в миске', ['#8a5420', '#b8824a', '#d8ac7a'])],
  ],
  1501: [
    [/набор|толокно|рагу|каша овс/i, null],
    [/кабачок$|пюре кабач/i, puree('squash-puree', 'Пюре из кабачка', ['#a8a860', '#cfcf90', '#e4e4b8'])],
    [/цветная/i, puree('cauliflower-puree', 'Пюре из цветной капусты', ['#d0c49c', '#e8dfc0', '#f3eddc'])],
    [/тыкв/i, puree('pumpkin-puree', 'Пюре с тыквой', ['#b8641c', '#dc8a34', '#f0ae64'])],
    [/чернослив/i, puree('prune-puree', 'Пюре с черносливом', ['#4a2418', '#74402e', '#98644c'])],
    [/яблок|яблоч/i, puree('apple-puree', 'Яблочное пюре', ['#c09440', '#dcb868', '#eed498'])],
    [/индейк/i, puree('turkey-puree', 'Пюре из индейки с кабачком', ['#b88c58', '#d4ae80', '#e8ccaa'])],
    [/гречнев/i, puree('buckwheat-puree', 'Гречневая каша', ['#8a6440', '#b28e64', '#d0b48e'])],
  ],
}
