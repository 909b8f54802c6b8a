import type { z } from 'zod'

export type BlockProps = Readonly<Record<string, unknown>>

/** A block type: the schema of its latest version, and the upgrades from earlier ones. */
export interface BlockType<Props extends z.ZodType> {
  readonly version: number
  readonly props: Props
  /** Upgrades by version: the first one converts version 1 to 2, the next one 2 to 3, and so on. */
  readonly upgrades: readonly ((props: BlockProps) => BlockProps)[]
}

/** Defines a block type; its version follows from the number of upgrades. */
export const defineBlock = <Props extends z.ZodType>(
  props: Props,
  ...upgrades: readonly ((props: BlockProps) => BlockProps)[]
): BlockType<Props> => ({ version: upgrades.length + 1, props, upgrades })
