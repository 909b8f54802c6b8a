import type { Area } from './area.ts'

/** A place that stands in its form and was not added yet: what it is as far as it is said. */
export interface BegunArea {
  readonly kind: Area['kind']
  /** Null = it is not whole: no name is chosen, nothing is drawn. */
  readonly area: Area | null
  /** Something was typed or chosen in it. */
  readonly isTouched: boolean
}

/** What keeps a rate from being saved: no place at all, or one that is begun and not whole. */
export type AreaMistake = 'none' | BegunArea['kind']

/**
 * Places of a rate when it is saved. What stands whole in the form of one more place is meant, whether or not its own
 * button was pressed; what is begun and not whole is said and not dropped.
 */
export function areasToSave<A extends { readonly area: Area }>(
  areas: readonly A[],
  begun: BegunArea | null,
  made: (area: Area) => A,
): { readonly areas: readonly A[] } | { readonly mistake: AreaMistake } {
  const isKnown = (area: Area) => areas.some((one) => JSON.stringify(one.area) === JSON.stringify(area))
  if (begun?.area) return { areas: isKnown(begun.area) ? areas : [...areas, made(begun.area)] }
  if (begun && (begun.isTouched || areas.length === 0)) return { mistake: begun.kind }
  return areas.length > 0 ? { areas } : { mistake: 'none' }
}
