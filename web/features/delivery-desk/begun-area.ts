import type { Area } from './area.ts'

/** An area in the form that is not added to the rate yet. */
export interface BegunArea {
  readonly kind: Area['kind']
  /** The area; null = it is incomplete: no name is chosen, no border is drawn. */
  readonly area: Area | null
  /** The user typed or chose something in the form. */
  readonly isTouched: boolean
}

/** Reason why a rate cannot be saved: it has no area (`none`), or the area of this kind is incomplete. */
export type AreaMistake = 'none' | BegunArea['kind']

/**
 * Areas of a rate to save. A complete area in the form is included even if its own button was not clicked; an
 * incomplete one is an error and is never dropped silently.
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
