import type { DOCUMENT_KINDS } from '../sellers/seller-fields.ts'

/** Groups of goods with compulsory marking. Keys are stored in the database: never rename one, only add. */
export const MARKING_GROUPS = [
  'milk',
  'meat',
  'seafood',
  'conserve',
  'vegetableOil',
  'cereals',
  'flour',
  'grocery',
  'honey',
  'sweets',
  'tea',
  'water',
  'softDrinks',
] as const
export type MarkingGroup = (typeof MARKING_GROUPS)[number]

export type PaperKind = (typeof DOCUMENT_KINDS)[number]

/** Papers and marking that the goods of a category require by law. */
export interface CategoryDuties {
  readonly requiredPapers: readonly PaperKind[]
  /** Null = the group of the category above. */
  readonly markingGroup: MarkingGroup | null
}

/** Duties of the goods of a category: the papers of its path, each once, and the innermost marking group. */
export function dutiesOfPath(
  id: number,
  categories: ReadonlyMap<number, CategoryDuties & { readonly parentId: number | null }>,
): CategoryDuties {
  const path: CategoryDuties[] = []
  for (let at = categories.get(id); at && path.length < categories.size; at = categories.get(at.parentId ?? 0))
    path.unshift(at)
  return {
    requiredPapers: [...new Set(path.flatMap(({ requiredPapers }) => requiredPapers))],
    markingGroup: path.findLast(({ markingGroup }) => markingGroup !== null)?.markingGroup ?? null,
  }
}
