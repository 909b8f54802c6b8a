import type { DemoRecipeCategory } from '../recipe-model.ts'

/** Shelves of the recipe book, in their order; those with a rule hold every recipe it is true for. */
export const demoRecipeCategories: readonly {
  readonly urlKey: DemoRecipeCategory | 'za-20-minut' | 'bez-myasa'
  readonly title: string
  /** A line for the page description, without a full stop. */
  readonly description: string
  readonly picture: string
  readonly hue: number
  readonly rule: 'fast' | 'meatless' | null
}[] = [
  {
    urlKey: 'zavtraki',
    title: 'Завтраки',
    description: 'Оладьи, каши, сырники и яичницы',
    picture: 'pancakes',
    hue: 65,
    rule: null,
  },
  { urlKey: 'supy', title: 'Супы', description: 'Борщ, уха, щи и крем-супы', picture: 'soup', hue: 25, rule: null },
  {
    urlKey: 'na-uzhin',
    title: 'На ужин',
    description: 'Мясо, птица, рыба и гарниры',
    picture: 'spaghetti',
    hue: 40,
    rule: null,
  },
  {
    urlKey: 'salaty',
    title: 'Салаты',
    description: 'Из того, что выросло рядом',
    picture: 'salad',
    hue: 140,
    rule: null,
  },
  {
    urlKey: 'vypechka',
    title: 'Выпечка',
    description: 'Пироги, блины, хлеб и печенье',
    picture: 'pie',
    hue: 50,
    rule: null,
  },
  {
    urlKey: 'detyam',
    title: 'Детям',
    description: 'Мягкое, простое, без лишнего',
    picture: 'custard',
    hue: 35,
    rule: null,
  },
  {
    urlKey: 'za-20-minut',
    title: 'За 20 минут',
    description: 'Когда ужин нужен сейчас',
    picture: 'egg',
    hue: 80,
    rule: 'fast',
  },
  {
    urlKey: 'bez-myasa',
    title: 'Без мяса',
    description: 'Без мяса, птицы и рыбы',
    picture: 'broccoli',
    hue: 130,
    rule: 'meatless',
  },
]
