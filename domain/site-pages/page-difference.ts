import { differenceOf } from '../audit/difference.ts'
import type { PageContent, SiteBlock } from './page-content.ts'

export const BLOCK_CHANGES = ['added', 'removed', 'changed', 'moved'] as const

export interface BlockDifference {
  readonly id: string
  readonly type: string
  readonly kind: (typeof BLOCK_CHANGES)[number]
}

export interface PageDifference {
  readonly isTitleChanged: boolean
  readonly isSeoChanged: boolean
  /**
   * Differences in the order of the later state, removed blocks at the end. A moved and changed block counts as
   * changed.
   */
  readonly blocks: readonly BlockDifference[]
}

const isSame = (before: object, after: object): boolean =>
  differenceOf(before as Record<string, unknown>, after as Record<string, unknown>) === null

/** Ids of the longest common subsequence of blocks; the other common blocks were moved. */
function keptInOrder(before: readonly SiteBlock[], after: readonly SiteBlock[]): ReadonlySet<string> {
  const placeBefore = new Map(before.map(({ id }, place) => [id, place]))
  const common = after.flatMap(({ id }) => {
    const place = placeBefore.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  /** the longest rising subsequence ending at each block; comparing all pairs is fast enough for at most 60 blocks */
  const runs: { length: number; previous: number }[] = []
  for (const [at, { place }] of common.entries()) {
    let best = { length: 1, previous: -1 }
    for (let earlier = 0; earlier < at; earlier += 1) {
      const run = runs[earlier]
      if (run && (common[earlier]?.place ?? 0) < place && run.length + 1 > best.length)
        best = { length: run.length + 1, previous: earlier }
    }
    runs.push(best)
  }
  let last = runs.reduce((longest, { length }, at) => (length > (runs[longest]?.length ?? 0) ? at : longest), 0)
  const kept = new Set<string>()
  while (last >= 0 && common[last]) {
    kept.add((common[last] as { id: string }).id)
    last = runs[last]?.previous ?? -1
  }
  return kept
}

export function pageDifference(before: PageContent, after: PageContent): PageDifference {
  const known = new Map(before.document.blocks.map((block) => [block.id, block]))
  const left = new Set(after.document.blocks.map(({ id }) => id))
  const kept = keptInOrder(before.document.blocks, after.document.blocks)
  const now = after.document.blocks.flatMap((block): BlockDifference[] => {
    const { id, type } = block
    const earlier = known.get(id)
    if (!earlier) return [{ id, type, kind: 'added' }]
    if (!isSame(earlier, block)) return [{ id, type, kind: 'changed' }]
    return kept.has(id) ? [] : [{ id, type, kind: 'moved' }]
  })
  const gone = before.document.blocks.filter(({ id }) => !left.has(id))
  return {
    isTitleChanged: before.title !== after.title,
    isSeoChanged: !isSame(before.seo, after.seo),
    blocks: [...now, ...gone.map(({ id, type }): BlockDifference => ({ id, type, kind: 'removed' }))],
  }
}

export const isUnchanged = ({ isTitleChanged, isSeoChanged, blocks }: PageDifference): boolean =>
  !isTitleChanged && !isSeoChanged && blocks.length === 0
