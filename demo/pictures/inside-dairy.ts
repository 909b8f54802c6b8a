import { boiled, bowl, butter, cheese, type InsideRules, mug, smooth } from './inside-forms.ts'

const WHITE = ['#e6dcc6', '#f5eede', '#fbf7ec'] as const
const IVORY = ['#e6d4b0', '#f3e6c8', '#fbf2de'] as const
const BAKED = ['#c8a880', '#e0c6a2', '#efdcc0'] as const
const CURD = ['#d8ceb8', '#efe7d6', '#f8f3e8'] as const
const THICK = ['#ddd0b6', '#f0e7d4', '#f8f2e6'] as const

const milk = mug('milk', 'Молоко в кружке', WHITE)
const kefir = mug('kefir', 'Кефир в кружке', ['#e3dac6', '#f3ecdc', '#faf6ea'])
const curd = bowl('curd', 'curd', 'Творог в миске', CURD)
const ricotta = bowl('curd', 'ricotta', 'Рикотта в миске', ['#e3d8c2', '#f3ecdc', '#faf6ec'])
const sourCream = smooth('sour-cream', 'Сметана в миске, в ней ложка', THICK)
const yogurt = smooth('yogurt', 'Йогурт в миске, в нём ложка', ['#dcd2bf', '#f0e9dc', '#f7f3ea'])
const ghee = smooth('ghee', 'Топлёное масло в миске, в нём ложка', ['#c99022', '#e6b848', '#f6d888'])
const RIND = ['#c09048', '#d8b06c'] as const
const white = (key: string, alt: string, specks = '#f8f3e6') =>
  cheese('soft', key, alt, ['#e2d6bc', '#f3ead8', '#f8f2e4', specks], RIND)
const hard = (key: string, alt: string, paste: readonly string[], rind: readonly string[]) =>
  cheese('hard', key, alt, paste, rind)
const GOLDEN = ['#e2bc62', '#efd288', '#f7e4ae'] as const
const OLD = ['#d09c40', '#e2b862', '#f0d48e'] as const
const PALE = ['#e3d2a2', '#f0e4c2', '#f8f0da'] as const
const shell = (key: string, alt: string, color: string, speck = color) => boiled(key, alt, [color, color, speck])

/** Rules for the contents of milk, dairy products and eggs. */
export const DAIRY_INSIDE: InsideRules = {
  101: [
    [/топлён/i, mug('baked-milk', 'Топлёное молоко в кружке', BAKED)],
    [/козье/i, mug('goat-milk', 'Козье молоко в кружке', WHITE)],
    [/./, milk],
  ],
  102: [
    [/рикотт/i, ricotta],
    [/творожный/i, null],
    [/набор|моцарелл|буррат|чыгыт|лейпяюусто|бурдюк/i, null],
    [
      /камамбер|бри /i,
      cheese(
        'round',
        'camembert',
        'Голова сыра с белой плесенью, от неё отрезан кусок',
        ['#e8d48e', '#f2e4ae', '#f8efc8'],
        ['#d9cfb8', '#ece5d4', '#f6f1e6'],
      ),
    ],
    [
      /шевр/i,
      cheese(
        'round',
        'ash-chevre',
        'Козий сыр в золе, от головы отрезан кусок',
        ['#e6dcc4', '#f3ecdc', '#f9f5ea'],
        ['#4a4844', '#77746c', '#a09c92'],
      ),
    ],
    [/плесень/i, white('blue-cheese', 'Сыр с голубой плесенью, нарезанный на доске', '#5f7a80')],
    [/голубой/i, white('blue-cheese', 'Сыр с голубой плесенью, нарезанный на доске', '#5f7a80')],
    [/укроп/i, white('dill-cheese', 'Мягкий сыр с укропом, нарезанный на доске', '#5c7a34')],
    [/аджик/i, white('adjika-cheese', 'Сыр с аджикой, нарезанный на доске', '#b8502c')],
    [
      /брынза|рассол/i,
      cheese(
        'soft',
        'brynza',
        'Рассольный сыр, нарезанный на доске',
        ['#dcd6c8', '#f0ece2', '#f7f4ec', '#f5f1e8'],
        RIND,
      ),
    ],
    [
      /овеч/i,
      cheese(
        'soft',
        'sheep-cheese',
        'Овечий сыр, нарезанный на доске',
        ['#d9c294', '#ecdcb4', '#f5ead0', '#f0e2c0'],
        RIND,
      ),
    ],
    [
      /адыгейск/i,
      cheese(
        'soft',
        'adyghe-cheese',
        'Адыгейский сыр, нарезанный на доске',
        ['#e0d0ae', '#f2e6ca', '#f8f0dc', '#f6ecd2'],
        RIND,
      ),
    ],
    [/./, white('soft-cheese', 'Мягкий сыр, нарезанный на доске')],
  ],
  103: [
    [/тарелка|косичк/i, null],
    [/крошка/i, bowl('curd', 'cheese-crumbs', 'Сырная крошка в миске', ['#c99a44', '#e2bc6a', '#f2d894'])],
    [/трюфел/i, null],
    [/тмин|льн/i, null],
    [/козий|козь/i, hard('goat-cheese', 'Твёрдый козий сыр на доске: кусок и ломтики', PALE, ['#c8a66a', '#dcc08c'])],
    [/квасе/i, hard('kvass-cheese', 'Сыр с тёмной коркой на доске: кусок и ломтики', GOLDEN, ['#4a2c18', '#6e4628'])],
    [
      /копч/i,
      hard(
        'smoked-cheese',
        'Копчёный сыр на доске: кусок и ломтики',
        ['#d8a24c', '#e8bf70', '#f2d69a'],
        ['#7a4618', '#a8692e'],
      ),
    ],
    [/можжевел/i, null],
    [/пажитник/i, null],
    [
      /12 месяцев|24 месяца|выдержан|горный/i,
      hard('aged-cheese', 'Выдержанный сыр на доске: кусок и ломтики', OLD, ['#6f4a2a', '#94683c']),
    ],
    [/овечий/i, hard('sheep-hard-cheese', 'Овечий сыр на доске: кусок и ломтики', PALE, ['#a87c44', '#c49a60'])],
    [/./, hard('hard-cheese', 'Полутвёрдый сыр на доске: кусок и ломтики', GOLDEN, ['#b8823c', '#d4a458'])],
  ],
  104: [
    [/арюул|изюм/i, null],
    [/печной|красный/i, bowl('curd', 'baked-curd', 'Томлёный творог в миске', ['#c49a64', '#dcbb8a', '#efd8b0'])],
    [/эремчек/i, bowl('curd', 'sweet-curd', 'Сладкий томлёный творог в миске', ['#9c6a36', '#c0905a', '#dcb888'])],
    [/козий/i, bowl('curd', 'goat-curd', 'Козий творог в миске', ['#dcd4c2', '#f1ebde', '#f9f5ec'])],
    [/зернён/i, bowl('curd', 'grained-curd', 'Зернёный творог в миске', ['#ddd2ba', '#f2e9d4', '#f9f2e0'])],
    [/./, curd],
  ],
  105: [
    [/каймак/i, smooth('kaymak', 'Каймак в миске, в нём ложка', ['#d6ba86', '#ead6aa', '#f5e8c8'])],
    [/томлён/i, mug('baked-cream', 'Томлёные сливки в кружке', BAKED)],
    [/сливки/i, mug('cream', 'Сливки в кружке', IVORY)],
    [/./, sourCream],
  ],
  106: [
    [/черник/i, smooth('bilberry-yogurt', 'Йогурт с черникой в миске, в нём ложка', ['#8a6a94', '#b294b8', '#d0b8d2'])],
    [/клубник/i, mug('strawberry-yogurt', 'Клубничный йогурт в кружке', ['#d98c98', '#efb4bc', '#f7d2d4'])],
    [/груш/i, smooth('pear-yogurt', 'Йогурт с грушей в миске, в нём ложка', ['#d6c69a', '#ece2c0', '#f5eed6'])],
    [/йогурт/i, yogurt],
    [/тараг/i, smooth('tarag', 'Тараг в миске, в нём ложка', THICK)],
    [/ряженка/i, mug('ryazhenka', 'Ряженка в кружке', ['#b58a60', '#d2ab84', '#e6c8a6'])],
    [/варенец|катык/i, mug('varenets', 'Кисломолочный напиток из топлёного молока в кружке', BAKED)],
    [/сыворотк/i, mug('whey', 'Молочная сыворотка в кружке', ['#b9b67e', '#d8d6a4', '#e8e6c2'])],
    [/пахта/i, mug('buttermilk', 'Пахта в кружке', ['#dcd2b4', '#efe7cc', '#f7f1dc'])],
    [
      /айран|кумыс|шху|пийма|простокваша/i,
      mug('sour-milk', 'Кислое молоко в кружке', ['#e0d8c6', '#f1ebde', '#f9f5ec']),
    ],
    [/./, kefir],
  ],
  107: [
    [/топлён/i, ghee],
    [/морошк|лисичк|травами/i, null],
    [
      /козь/i,
      butter('goat-butter', 'Козье масло на пергаменте, отрезанные ломтики', ['#e6dcc4', '#f3ecd8', '#f8f3e4']),
    ],
    [/./, butter('butter', 'Сливочное масло на пергаменте, отрезанные ломтики', ['#e6cc80', '#f2dfa2', '#f8ebc0'])],
  ],
  901: [
    [
      /цветные/i,
      boiled('coloured-eggs', 'Варёные яйца: половинки и целые в скорлупе разных цветов', [
        ['#9fb8a8', '#b8ccbc', '#8aa494'],
        ['#8a5a3a', '#a87450', '#6a4028'],
        ['#b9b48a', '#cdc8a2', '#9a9468'],
        ['#e2c4a8', '#eed8c2', '#c49c7c'],
      ]),
    ],
    [/белая/i, shell('white-eggs', 'Варёные яйца: половинки и целые в белой скорлупе', '#efe9de')],
    [/./, shell('brown-eggs', 'Варёные яйца: половинки и целые в скорлупе', '#cf9a6a', '#b98050')],
  ],
  902: [
    [/перепел/i, shell('quail-eggs', 'Варёные яйца: половинки и целые в пёстрой скорлупе', '#e2d2b4', '#4a382a')],
    [/утин/i, shell('duck-eggs', 'Варёные яйца: половинки и целые в светлой скорлупе', '#dfe3cf')],
    [
      /индюш|цесар/i,
      shell('turkey-eggs', 'Варёные яйца: половинки и целые в крапчатой скорлупе', '#e6d3b4', '#9c7448'),
    ],
    [/./, shell('goose-eggs', 'Варёные яйца: половинки и целые в белой скорлупе', '#efe7d8')],
  ],
}
