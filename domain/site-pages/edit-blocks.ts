import type { SiteBlock } from './page-content.ts'

/** Moves a block; positions out of range are clamped. */
export function moveBlock(blocks: readonly SiteBlock[], id: string, place: number): readonly SiteBlock[] {
  const from = blocks.findIndex((block) => block.id === id)
  const moved = blocks[from]
  const to = Math.min(Math.max(place, 0), blocks.length - 1)
  if (!moved || to === from) return blocks
  const others = blocks.filter((block) => block !== moved)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}

/** Inserts a copy with a new id below the original. */
export const duplicateBlock = (blocks: readonly SiteBlock[], id: string, newId: string): readonly SiteBlock[] =>
  blocks.flatMap((block) => (block.id === id ? [block, { ...block, id: newId }] : [block]))

/** Inserts a block below the given one, otherwise at the end. */
export function addBlock(blocks: readonly SiteBlock[], block: SiteBlock, below: string | null): readonly SiteBlock[] {
  const at = blocks.findIndex(({ id }) => id === below)
  return at < 0 ? [...blocks, block] : [...blocks.slice(0, at + 1), block, ...blocks.slice(at + 1)]
}

/** Undo history. `burst` names consecutive changes that one undo reverts together. */
export interface History<T> {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  readonly burst: string | null
}

export const MAX_STEPS = 100

export const historyOf = <T>(now: T): History<T> => ({ past: [], now, future: [], burst: null })

/** Adds a state. Letters typed into one field are one step; a step after an undo discards the undone steps. */
export function done<T>({ past, now, burst }: History<T>, next: T, within: string | null = null): History<T> {
  const isSameStep = within !== null && within === burst
  return { past: isSameStep ? past : [...past, now].slice(-MAX_STEPS), now: next, future: [], burst: within }
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future], burst: null }
}

export function redone<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future
  if (after === undefined) return history
  return { past: [...history.past, history.now], now: after, future, burst: null }
}
