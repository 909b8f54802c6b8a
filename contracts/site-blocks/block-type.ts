import type { z } from 'zod'

export type BlockProps = Readonly<Record<string, unknown>>

/** A type of block: what its latest version holds, and how those before it become it. */
export interface BlockType<Props extends z.ZodType> {
  readonly version: number
  readonly props: Props
  /** The first turns properties of version 1 into those of version 2, the next those of 2 into 3, and so on. */
  readonly upgrades: readonly ((props: BlockProps) => BlockProps)[]
}

/** A type of block; a version is what its upgrades lead to. */
export const defineBlock = <Props extends z.ZodType>(
  props: Props,
  ...upgrades: readonly ((props: BlockProps) => BlockProps)[]
): BlockType<Props> => ({ version: upgrades.length + 1, props, upgrades })
