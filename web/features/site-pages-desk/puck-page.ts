import type { SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import type { ComponentData, Data } from '@puckeditor/core'

/** Blocks as Puck holds them: their order and names only. What a block says stays here, so that nothing is kept twice. */
export const puckContent = (blocks: readonly SiteBlock[]): ComponentData[] =>
  blocks.map(({ id, type }) => ({ type, props: { id, copyOf: id } }))

/** The blocks as Puck has put them; a copy says what its original says. */
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

/** True when they are blocks of the same names in the same order. */
export const areInStep = (some: readonly SiteBlock[], { content }: Pick<Data, 'content'>): boolean =>
  some.length === content.length && some.every(({ id }, at) => id === content[at]?.props.id)
