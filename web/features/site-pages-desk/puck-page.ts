import type { SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import type { ComponentData, Data } from '@puckeditor/core'

/** Puck stores only the order and ids of blocks; their content has one copy here. */
export const puckContent = (blocks: readonly SiteBlock[]): ComponentData[] =>
  blocks.map(({ id, type }) => ({ type, props: { id, copyOf: id } }))

/** The blocks in Puck's order; a copy has the content of its original. */
export function blocksOf({ content }: Pick<Data, 'content'>, before: readonly SiteBlock[]): readonly SiteBlock[] {
  const known = new Map(before.map((block) => [block.id, block]))
  return content.flatMap(({ props }) => {
    const id = String(props.id)
    const block = known.get(id)
    const original = known.get(String(props.copyOf))
    if (block) return [block]
    return original ? [{ ...original, id }] : []
  })
}

/** True when both lists have the same ids in the same order. */
export const areInStep = (some: readonly SiteBlock[], { content }: Pick<Data, 'content'>): boolean =>
  some.length === content.length && some.every(({ id }, at) => id === content[at]?.props.id)
