import { CUCUMBER, ONION, POTATO, TOMATO } from './fresh-colors.ts'
import { bowl, halves, type InsideRules, pastila, type Ramp } from './inside-forms.ts'

const potato = (key: string, alt: string, flesh: Ramp, skin: Ramp = POTATO) => halves('potato', key, alt, flesh, skin)
const YELLOW_FLESH = ['#dcc47a', '#ecd898', '#f4e6b8'] as const
const WHITE_FLESH = ['#dccfa4', '#ece2c0', '#f5eed8'] as const
const EARTHEN = ['#7a5230', '#b08654', '#d4ae7c'] as const
const tomato = (key: string, alt: string, flesh: Ramp, skin: Ramp = TOMATO) => halves('tomato', key, alt, flesh, skin)
const RED_TOMATO = ['#8a0f06', '#c4281a', '#e2543c', '#f2c89a'] as const
const root = (key: string, alt: string, flesh: Ramp, skin: Ramp) => halves('root', key, alt, flesh, skin)
const pale = (key: string, alt: string, flesh: Ramp, skin: Ramp) => halves('pale', key, alt, flesh, skin)
const onion = (key: string, alt: string, flesh: Ramp, skin: Ramp) => halves('onion', key, alt, flesh, skin)
const apple = (key: string, alt: string, skin: Ramp, flesh: Ramp = ['#4a2a14', '#d8c890', '#f0e6be', '#f8f2da']) =>
  halves('apple', key, alt, flesh, skin)
const PALE_FLESH = ['#b4c47c', '#dfe4b4', '#eef0d2', '#f6f4e0'] as const
const long = (key: string, alt: string, flesh: Ramp, skin: Ramp) => halves('cucumber', key, alt, flesh, skin)
const cucumber = halves(
  'cucumber',
  'cucumbers',
  'Огурцы: целые и нарезанные кружками на доске',
  ['#7d9d45', '#b4c878', '#dbe4b0', '#eef0d0'],
  CUCUMBER,
)
const berries = (key: string, alt: string, food: Ramp) => bowl('berries', key, alt, food)
const BILBERRY = ['#14162a', '#2c3150', '#565d86', '#8088a8'] as const
const CRANBERRY = ['#5c0714', '#96142a', '#bf2c3e', '#dc6a70'] as const
const CHERRY = ['#3c060c', '#6c0e18', '#961c26', '#c05058'] as const
const chips = (key: string, alt: string, food: Ramp) => bowl('chips', key, alt, food)

/** Rules for the contents of produce: cut vegetables, halved apples, berries in bowls, dried fruit. */
export const GARDEN_INSIDE: InsideRules = {
  501: [
    [
      /лиловый/i,
      potato(
        'purple-potatoes',
        'Лиловый картофель: целый клубень, половинка и ломтики на доске',
        ['#5a3a6e', '#7a568e', '#a88ab8'],
        ['#2b1638', '#4b2b5a', '#75577f'],
      ),
    ],
    [
      /роза/i,
      potato(
        'rose-potatoes',
        'Картофель с розовой кожурой: целый клубень, половинка и ломтики на доске',
        YELLOW_FLESH,
        ['#8e4650', '#c07a74', '#dcab98'],
      ),
    ],
    [
      /гала|ранний|молодой|каменск/i,
      potato(
        'yellow-potatoes',
        'Картофель с жёлтой мякотью: целый клубень, половинка и ломтики на доске',
        YELLOW_FLESH,
        ['#b08a4e', '#dcbf82', '#f0dfb0'],
      ),
    ],
    [
      /белый|синеглазк/i,
      potato('white-potatoes', 'Картофель с белой мякотью: целый клубень, половинка и ломтики на доске', WHITE_FLESH, [
        '#96703a',
        '#d2b27a',
        '#ecd8a8',
      ]),
    ],
    [
      /./,
      potato('potatoes', 'Картофель: целый клубень, половинка и ломтики на доске', ['#dccb90', '#ecdeac', '#f5ebca']),
    ],
  ],
  502: [
    [/рассада|черри/i, null],
    [
      /чёрный/i,
      tomato(
        'black-tomatoes',
        'Тёмный помидор: целый, половинка и ломтики на доске',
        ['#4a1210', '#7a2a20', '#a85440', '#d8b088'],
        ['#2b0f10', '#57201c', '#7d4030'],
      ),
    ],
    [
      /жёлт/i,
      tomato(
        'yellow-tomatoes',
        'Жёлтый помидор: целый, половинка и ломтики на доске',
        ['#c07a10', '#e4a028', '#f4c660', '#f8e4b0'],
        ['#cf7f10', '#eaa822', '#f6c850'],
      ),
    ],
    [
      /розов|сердце/i,
      tomato(
        'pink-tomatoes',
        'Розовый помидор: целый, половинка и ломтики на доске',
        ['#9a2030', '#cc4a52', '#e67e78', '#f2cca8'],
        ['#a52c3c', '#cf4c58', '#e07a7e'],
      ),
    ],
    [/./, tomato('tomatoes', 'Помидор: целый, половинка и ломтики на доске', RED_TOMATO)],
  ],
  503: [[/./, cucumber]],
  507: [
    [/тыкв|патиссон/i, null],
    [
      /баклажан/i,
      long(
        'aubergines',
        'Баклажаны: целые и нарезанные кружками на доске',
        ['#d0d4a0', '#e6e4c0', '#efe8ca', '#c8a878'],
        ['#170c1e', '#2a1630', '#3c2444', '#54385c'],
      ),
    ],
    [
      /цукини/i,
      long('courgettes', 'Цукини: целые и нарезанные кружками на доске', PALE_FLESH, [
        '#1d3a14',
        '#33561f',
        '#55782f',
        '#86a052',
      ]),
    ],
    [
      /./,
      long('marrows', 'Кабачки: целые и нарезанные кружками на доске', PALE_FLESH, [
        '#8fac5c',
        '#adc47a',
        '#c8d89a',
        '#e2e9bf',
      ]),
    ],
  ],
  505: [
    [/топинамбур/i, potato('topinambur', 'Топинамбур: клубень, половинка и ломтики на доске', WHITE_FLESH, EARTHEN)],
    [/разноцвет|корзина|морковь/i, null],
    [
      /свёкл/i,
      root(
        'beets',
        'Свёкла: целый корнеплод, половинка и ломтики на доске',
        ['#5a0c28', '#8c1c44', '#b04468'],
        ['#3c0d1e', '#631a33', '#7e3048'],
      ),
    ],
    [
      /репа/i,
      pale(
        'turnips',
        'Репа: целый корнеплод, половинка и ломтики на доске',
        ['#ecd690', '#f3e4b0', '#f8eece'],
        ['#b98a3c', '#e0bd6c', '#f2dc9c'],
      ),
    ],
    [
      /редька зелён/i,
      pale(
        'green-radish',
        'Зелёная редька: целый корнеплод, половинка и ломтики на доске',
        ['#b4c884', '#d0deac', '#e6eed0'],
        ['#5a7a34', '#86a050', '#b4c47c'],
      ),
    ],
    [
      /редька/i,
      pale(
        'black-radish',
        'Чёрная редька: целый корнеплод, половинка и ломтики на доске',
        ['#dcd6c6', '#ece8dc', '#f5f2ea'],
        ['#16130f', '#2c2722', '#4a423a'],
      ),
    ],
  ],
  504: [
    [
      /кольраби/i,
      pale(
        'kohlrabi',
        'Кольраби: целый стеблеплод, половинка и ломтики на доске',
        ['#d4dfae', '#e6edcc', '#f2f5e2'],
        ['#7f9c54', '#a9c07c', '#c6d69c'],
      ),
    ],
  ],
  506: [
    [/чеснок|порей|севок репчатый, плетёнка/i, null],
    [
      /красный|ялтинск/i,
      onion(
        'red-onions',
        'Красный лук: целая луковица, половинка и кольца на доске',
        ['#8a3a6a', '#d0a0bc', '#ead4e0', '#f5eaf0'],
        ['#4a1230', '#7b2a4c', '#a8587a'],
      ),
    ],
    [
      /./,
      onion(
        'onions',
        'Репчатый лук: целая луковица, половинка и кольца на доске',
        ['#b8ac74', '#dcd6b0', '#efecd6', '#f7f5e8'],
        ONION,
      ),
    ],
  ],
  601: [
    [/саженц|падалиц|груш/i, null],
    [
      /антоновк/i,
      apple('antonovka', 'Антоновка: целое яблоко, половинка и ломтики на доске', [
        '#b9b95c',
        '#cfcb6c',
        '#dfd884',
        '#e3d07a',
      ]),
    ],
    [
      /гренни/i,
      apple('green-apples', 'Зелёное яблоко: целое, половинка и ломтики на доске', [
        '#6f9a2a',
        '#86ad38',
        '#9dbd4c',
        '#b3c866',
      ]),
    ],
    [
      /голден/i,
      apple('golden-apples', 'Жёлтое яблоко с румянцем: целое, половинка и ломтики на доске', [
        '#d4c456',
        '#e0cc66',
        '#e6c868',
        '#dc9a50',
      ]),
    ],
    [
      /лобо/i,
      apple('dark-red-apples', 'Тёмно-красное яблоко: целое, половинка и ломтики на доске', [
        '#8a6a38',
        '#b4503c',
        '#8e1c24',
        '#6e1420',
      ]),
    ],
    [
      /./,
      apple('red-apples', 'Румяное яблоко: целое, половинка и ломтики на доске', [
        '#c4bc58',
        '#d8b860',
        '#cc5a44',
        '#a82c2c',
      ]),
    ],
  ],
  602: [
    [/саженц|морошк|клубник|землян|малин|абрикос/i, null],
    [/клюкв/i, berries('cranberries', 'Клюква в миске', CRANBERRY)],
    [/брусник/i, berries('lingonberries', 'Брусника в миске', ['#6a0a14', '#a81824', '#d03a3c', '#e88478'])],
    [/вишн/i, berries('cherries', 'Вишня в миске', CHERRY)],
    [
      /смородин|вороник/i,
      berries('black-berries', 'Чёрные ягоды в миске', ['#0c0a10', '#1f1a26', '#3a3442', '#5e5868']),
    ],
    [/./, berries('bilberries', 'Тёмно-синие ягоды в миске', BILBERRY)],
  ],
  603: [[/вишн/i, berries('cherries', 'Вишня в миске', CHERRY)]],
  605: [
    [
      /пастила из брусники/i,
      pastila('lingonberry-pastila', 'Брусничная пастила кубиками в миске', ['#7a2430', '#a84450', '#cc7a7c']),
    ],
    [
      /пастила|смоква/i,
      pastila('apple-pastila', 'Яблочная пастила кубиками в миске', ['#a87444', '#cf9e6a', '#e6c298']),
    ],
    [/чипсы/i, chips('apple-chips', 'Яблочные чипсы в миске', ['#b88a4a', '#dcb97c', '#f0dbac'])],
    [/курага/i, bowl('apricots', 'dried-apricots', 'Курага в миске', ['#8a4a14', '#c07c2c', '#dca858'])],
    [/урюк/i, bowl('dried', 'dried-whole-apricots', 'Урюк в миске', ['#6a3810', '#a06424', '#c8924c'])],
    [/груш/i, null],
    [/черник/i, bowl('dried', 'dried-bilberries', 'Сушёная черника в миске', ['#100e14', '#26222e', '#46404e'])],
    [
      /клюкв|брусник сушён/i,
      bowl('dried', 'dried-cranberries', 'Сушёные красные ягоды в миске', ['#4a0810', '#8a1c24', '#b84a4c']),
    ],
    [
      /брусника сушён/i,
      bowl('dried', 'dried-cranberries', 'Сушёные красные ягоды в миске', ['#4a0810', '#8a1c24', '#b84a4c']),
    ],
  ],
  702: [
    [/кубиком/i, bowl('cubes', 'mushroom-cubes', 'Белые грибы кубиками в миске', ['#a88a60', '#d2b88e', '#eddcbc'])],
    [/грузд/i, null],
    [
      /рыжик/i,
      bowl('mushrooms', 'salted-saffron-milk-caps', 'Солёные рыжики в миске', ['#8a4a1c', '#c07c3c', '#e0a868']),
    ],
    [/сыроежк/i, bowl('mushrooms', 'pickled-mushrooms', 'Грибы в миске', ['#6a4420', '#a8793e', '#d4aa6e'])],
  ],
}
