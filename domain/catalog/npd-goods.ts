import type { TaxSystem } from '../fiscal/vat.ts'
import type { FieldMistakes } from '../validation/field-rules.ts'
import type { MarkingGroup } from './category-duties.ts'

/**
 * Goods on sale that the tax of their seller does not allow (422-ФЗ, article 4, part 2): on the tax of self-employed
 * persons nothing with compulsory marking is sold. Excisable goods need no rule of their own: sugared drinks are a
 * marked group, and nobody here sells alcohol and tobacco. Goods have no sign of a resale; persons confirm at their
 * registration that they sell their own produce only.
 */
export const npdMistakes = (taxSystem: TaxSystem, markingGroup: MarkingGroup | null, field: string): FieldMistakes =>
  taxSystem === 'npd' && markingGroup !== null ? { [field]: 'npdMarked' } : {}
