/** A form that the studio has a base for (`demo/studio/dishes`): a module, or a module and its kind. */
export type DishForm = keyof typeof DISH_WORDS

/** Text alternatives of the forms: «глубокая тарелка». */
export const DISH_WORDS = {
  soup: 'суп с кусочками и зеленью в глубокой тарелке',
  'soup:cream': 'суп в глубокой тарелке, сверху ложка сметаны и зелень',
  'soup:noodles': 'глубокая миска с лапшой, кусочками и половинками яйца',
  'soup:stew': 'крупные кусочки в соусе в глубокой тарелке, зелень',
  'soup:puree': 'густой суп с завитком сливок и семечками',
  'soup:porridge': 'миска каши с кусочком масла и ягодами сверху',
  'pancakes:butter': 'стопка на тарелке, полита сверху, кусочек масла',
  'pancakes:patties': 'румяные кружки на тарелке, сверху ложка соуса',
  dumplings: 'горка на тарелке со сметаной и зеленью',
  'dumplings:hinkali': 'шесть мешочков из теста на тарелке, перец и зелень',
  'pizza:rounds': 'круглая пицца на деревянной доске',
  'pizza:pieces': 'круглая пицца на деревянной доске',
  'cup:foam': 'чашка на блюдце, на пенке рисунок',
  'cup:lemon': 'чашка на блюдце, ломтик лимона',
  'cup:herb': 'чашка на блюдце, веточка трав',
  'glass:berries': 'стакан с ягодами и льдом, рядом ягоды',
  'glass:citrus': 'высокий стакан со льдом и ломтиком лимона',
  'glass:mug': 'кружка с пеной, рядом сухарики',
  'glass:fruit': 'стакан, в нём и рядом фрукты',
  'glass:thick': 'пиала с густым напитком и ягодами',
  'glass:milk': 'стакан молочного напитка с зеленью',
  'glass:smoothie': 'высокий стакан с соломинкой',
  'glass:shake': 'высокий стакан со сливками и вишней',
  'salad:leaves': 'салат из листьев с кусочками и сухариками на тарелке',
  'salad:chopped': 'горка мелких кубиков с кольцами лука на тарелке',
  'salad:chopped1': 'салат кубиками с ложкой соуса и кольцами лука',
  'salad:rounds': 'ломтики кружками с луком и зеленью',
  'salad:caprese': 'помидоры и белый сыр ломтиками, листья базилика',
  'salad:shreds': 'горка тонкой соломки с зеленью',
  'plate:skewer-onion': 'кусочки на двух шампурах, лук и зелень',
  'plate:lulya-onion': 'две длинные колбаски на шампурах, лук и зелень',
  'plate:fillet-potatoes-lemon': 'кусок филе с картофелем и лимоном на тарелке',
  'plate:cutlets-mash': 'три котлеты и пюре на тарелке',
  'plate:fish-lemon': 'целая рыба на тарелке, ломтики лимона',
  'plate:wings-none-sauce': 'румяные крылья и соус в чашечке',
  'pie:round': 'круглый закрытый пирог, кусок отрезан, видна начинка',
  'pie:buns': 'пирожки на доске, один разломлен',
  'meal:burger': 'бургер с двумя котлетами и сыром на доске',
  'meal:spaghetti': 'спагетти с соусом на тарелке',
  'meal:lasagne': 'квадратный кусок из тонких слоёв на тарелке',
  'meal:cannoli': 'три хрустящие трубочки с белым кремом',
  'meal:eggs': 'яйца в красном соусе на сковороде',
} satisfies Record<string, string>

/** Colours of a part, from shaded to lit. */
export type Ramp = readonly string[]

/** The look of a dish. Colours are given by part of the form; a list of ramps = a random ramp per piece. */
export interface DishLook {
  readonly form: DishForm
  readonly colors: Readonly<Record<string, Ramp | readonly Ramp[]>>
}
