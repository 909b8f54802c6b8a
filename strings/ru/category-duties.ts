import type { CategoryDuties, MarkingGroup, PaperKind } from '@okolitsa/domain/catalog/category-duties.ts'

/** Documents in the nominative case. */
const papers: Record<PaperKind, string> = {
  declaration: 'декларация о\u00A0соответствии',
  certificate: 'сертификат',
  vsd: 'ветеринарный документ',
  organic: 'сертификат органики',
  registration: 'свидетельство о\u00A0государственной регистрации',
}
/** Groups of goods in the nominative case. */
const groups: Record<MarkingGroup, string> = {
  milk: 'молочная продукция',
  meat: 'мясные изделия',
  seafood: 'икра',
  conserve: 'консервы',
  vegetableOil: 'растительные масла',
  cereals: 'крупяные завтраки и\u00A0макароны',
  flour: 'мука и\u00A0крупа',
  grocery: 'соусы, приправы, сухари',
  honey: 'мёд',
  sweets: 'кондитерские изделия',
  tea: 'чай, кофе, цикорий',
  water: 'упакованная вода',
  softDrinks: 'безалкогольные напитки и\u00A0соки',
}

/** Documents and marking that the law requires of the goods of a category. */
export const categoryDuties = {
  kinds: papers,
  groups,
  papers: ({ requiredPapers }: CategoryDuties): string | null =>
    requiredPapers.length > 0
      ? `По\u00A0закону нужны: ${requiredPapers.map((kind) => papers[kind]).join(', ')}.`
      : null,
  marking: ({ markingGroup }: CategoryDuties): string | null =>
    markingGroup === null ? null : `В\u00A0упаковке маркируются в\u00A0«Честном знаке»: ${groups[markingGroup]}.`,
}
