import type { MarkingGroup, PaperKind } from '@okolitsa/domain/catalog/category-duties.ts'
import type * as ru from '../ru/category-duties.ts'
import type { Words } from '../words.ts'

const papers: Record<PaperKind, string> = {
  declaration: 'a declaration of conformity',
  certificate: 'a certificate',
  vsd: 'a veterinary document',
  organic: 'an organic certificate',
  registration: 'a certificate of state registration',
}
const groups: Record<MarkingGroup, string> = {
  milk: 'dairy',
  meat: 'meat products',
  seafood: 'caviar',
  conserve: 'canned food',
  vegetableOil: 'vegetable oils',
  cereals: 'breakfast cereals and pasta',
  flour: 'flour and groats',
  grocery: 'sauces, spices, rusks',
  honey: 'honey',
  sweets: 'confectionery',
  tea: 'tea, coffee, chicory',
  water: 'packed water',
  softDrinks: 'soft drinks and juices',
}

export const categoryDuties: Words<typeof ru.categoryDuties> = {
  kinds: papers,
  groups,
  papers: ({ requiredPapers }) =>
    requiredPapers.length > 0 ? `Required by law: ${requiredPapers.map((kind) => papers[kind]).join(', ')}.` : null,
  marking: ({ markingGroup }) =>
    markingGroup === null ? null : `Packed goods are marked in Chestny ZNAK: ${groups[markingGroup]}.`,
}
