import type { GalleryPicture } from '@okolitsa/domain/images/gallery.ts'
import { WARES } from './dish-colors.ts'

/** Forms of tableware, drawn without food: a picture of other food would be untrue. */
export const FORM_WORDS = {
  plate: 'тарелка с приборами',
  bowl: 'глубокая миска с ложкой',
  board: 'деревянная доска',
  pan: 'сковорода',
  cup: 'чашка на блюдце',
  glass: 'стакан',
} as const
export type Form = keyof typeof FORM_WORDS
const FORMS = Object.keys(FORM_WORDS) as Form[]

/** Matches words that begin with one of the given texts. */
const words = (...starts: string[]) => new RegExp(`(?<![а-яё])(?:${starts.join('|')})`, 'iu')
/** Sets of several dishes, and dishes served on a plate whose title names another form. */
const ON_PLATES = words('обед', 'завтрак', 'ужин', 'стол на', 'на двоих', 'салат', '\\S+-салат', 'вареники', 'рулетики')
/** Forms with the patterns of titles; the first match is used. */
const ROWS: readonly (readonly [Form, RegExp])[] = [
  ['cup', words('ча[йя](?![а-яё])', 'кофе', 'капучино', 'латте', 'раф(?![а-яё])', 'какао', 'сбитень', 'взвар')],
  [
    'glass',
    words(
      'морс(?![а-яё])',
      'компот',
      'лимонад',
      'квас(?![а-яё])',
      'кисель',
      'сок(?![а-яё])',
      'смузи',
      'айран',
      'милкшейк',
      'фреш',
    ),
  ],
  [
    'board',
    words(
      'пицц',
      'пирог',
      'пирож',
      'курник',
      'рыбник',
      'расстега',
      'хачапури',
      'чуду',
      'ботишал',
      'кулебяк',
      'хлеб',
      'лепёш',
      'тост',
      'бургер',
      'сэндвич',
      'шаурма',
      'лаваш',
      'самса',
      'эчпочмак',
      'кубдари',
      'лобиани',
      'ватруш',
      'булоч',
      'шаньг',
      'шанеж',
      'калитк',
      'кекс',
      'печенье',
      'пянсе',
      'доска',
      'шарлотк',
      'круассан',
      'брускетт',
      'багет',
      'лимонник',
    ),
  ],
  [
    'bowl',
    words(
      'суп',
      'борщ',
      'щи(?![а-яё])',
      'уха(?![а-яё])',
      'рассольник',
      'солянк',
      'лапш',
      'шурпа',
      'харчо',
      'окрошк',
      'бульон',
      'каш[аи](?![а-яё])',
      'овсянк',
      'гречка',
      'боул',
      'рамен',
      'токмач',
      'кулеш',
      'крем-суп',
      'рагу',
      'жаркое',
      'пельмени',
      'чакапули',
    ),
  ],
  ['pan', words('сковород', 'яичниц', 'глазунь', 'омлет', 'шакшук', 'драник', 'скрэмбл')],
]
/** Menu sections whose dishes all have the same form. */
const SECTIONS: Readonly<Record<string, Form>> = { Супы: 'bowl', Пицца: 'board', Бургеры: 'board', Напитки: 'glass' }

/** Tableware of a dish by its title and its section of the menu. */
export function formOf(title: string, unit?: string, section = ''): Form {
  const form = ON_PLATES.test(title)
    ? 'plate'
    : (ROWS.find(([, one]) => one.test(title))?.[0] ?? SECTIONS[section] ?? 'plate')
  // a liquid is drawn in a glass unless it is a soup
  return unit === 'мл' && form !== 'cup' && form !== 'bowl' ? 'glass' : form
}

const sourceOf = (form: Form, ware: number) => `forms/${form}-${ware}.svg`
/** All drawings: every form on every tableware. */
export const FORM_PICTURES: ReadonlySet<string> = new Set(
  FORMS.flatMap((form) => WARES.map((_, index) => sourceOf(form, index))),
)

/** A drawing of a form; `seed` varies the tableware, so that neighbours in a list differ. */
export function formPicture(title: string, form: Form, seed: number): GalleryPicture {
  return { source: sourceOf(form, seed % WARES.length), alt: `${title}: рисунок, ${FORM_WORDS[form]}`, focus: null }
}

const SOURCE = /^forms\/(\w+)-(\d+)\.svg$/
const shadow = '<ellipse cx="170" cy="236" rx="118" ry="20" fill="#4a3a2a" opacity=".14"/>'

const drawings: Readonly<Record<Form, (dark: string, light: string) => string>> = {
  plate: (dark, light) =>
    `${shadow}<circle cx="170" cy="168" r="92" fill="${dark}"/><circle cx="170" cy="164" r="92" fill="${light}"/><circle cx="170" cy="164" r="62" fill="none" stroke="${dark}" stroke-width="4" opacity=".7"/><g stroke="#b9b2a6" stroke-width="9" stroke-linecap="round"><path d="M50 110v118M38 92v34M50 92v34M62 92v34M38 126h24" fill="none" stroke-width="6"/><path d="M290 92v136"/></g>`,
  bowl: (dark, light) =>
    `${shadow}<path d="M66 156h208c0 56-40 84-104 84s-104-28-104-84z" fill="${dark}"/><path d="M66 156h208c0 44-40 70-104 70s-104-26-104-70z" fill="${light}"/><ellipse cx="170" cy="156" rx="104" ry="30" fill="${dark}"/><ellipse cx="170" cy="158" rx="92" ry="23" fill="#fffaf0"/><path d="M214 150 286 82" stroke="#b9b2a6" stroke-width="9" stroke-linecap="round"/>`,
  board: (dark) =>
    `${shadow}<rect x="60" y="96" width="206" height="134" rx="26" fill="#a8753f"/><rect x="60" y="90" width="206" height="134" rx="26" fill="#d2a16a"/><rect x="258" y="142" width="46" height="30" rx="15" fill="#d2a16a"/><circle cx="288" cy="157" r="6" fill="#a8753f"/><g stroke="#b98752" stroke-width="4" stroke-linecap="round" opacity=".7"><path d="M84 122h150M84 156h120M84 190h150"/></g><rect x="84" y="206" width="60" height="12" rx="6" fill="${dark}" opacity=".5"/>`,
  pan: (dark) =>
    `${shadow}<rect x="240" y="148" width="78" height="24" rx="12" fill="#5b4a3c"/><circle cx="152" cy="164" r="96" fill="#38332f"/><circle cx="152" cy="160" r="96" fill="#4d4742"/><circle cx="152" cy="160" r="76" fill="#2f2b28"/><path d="M96 130a68 68 0 0 1 60-36" stroke="${dark}" stroke-width="6" fill="none" stroke-linecap="round" opacity=".6"/>`,
  cup: (dark, light) =>
    `${shadow}<ellipse cx="164" cy="226" rx="106" ry="22" fill="${dark}"/><ellipse cx="164" cy="221" rx="106" ry="22" fill="${light}"/><path d="M92 124h144v40c0 40-28 62-72 62s-72-22-72-62z" fill="${dark}"/><path d="M92 124h144v34c0 38-28 58-72 58s-72-20-72-58z" fill="${light}"/><path d="M236 136h14c40 0 40 58-16 58" stroke="${dark}" stroke-width="13" fill="none"/><ellipse cx="164" cy="124" rx="72" ry="18" fill="${dark}"/><ellipse cx="164" cy="126" rx="62" ry="13" fill="#fffaf0"/>`,
  glass: (dark, light) =>
    `${shadow}<path d="M112 84h116l-14 150c-1 8-87 8-88 0z" fill="${light}" opacity=".75"/><path d="M112 84h116l-4 44H116z" fill="#ffffff" opacity=".7"/><ellipse cx="170" cy="84" rx="58" ry="14" fill="#ffffff" stroke="${dark}" stroke-width="4"/><path d="M132 112l8 104" stroke="#ffffff" stroke-width="8" stroke-linecap="round" opacity=".8"/>`,
}

/** The drawing of a form, 340 × 340, transparent; null = the name is unknown. */
export function drawForm(source: string): string | null {
  const [, form = '', ware] = SOURCE.exec(source) ?? []
  const [dark, light] = WARES[Number(ware)] ?? []
  const draw: ((dark: string, light: string) => string) | undefined = Object.hasOwn(drawings, form)
    ? drawings[form as Form]
    : undefined
  return draw && dark && light
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="340" height="340" viewBox="0 0 340 340">${draw(dark, light)}</svg>`
    : null
}
