import { type RootData, useRootData } from './root-data.ts'

/** The sign of the market: its logo, or its written name. */
export interface MarketSign {
  /** Name without quotation marks. */
  readonly name: string
  /** Path of the logo; undefined = the name is written. */
  readonly picture: string | undefined
}

/** Name of the market, without quotation marks. */
export const useMarketName = (): string => useRootData().site.market.name

export const useMarketSign = (): MarketSign => signIn(useRootData())

/** The sign of the market on an error screen; null when the loader of the root has failed. */
export function useMarketSignIfKnown(): MarketSign | null {
  const root = useRootData() as RootData | undefined
  return root ? signIn(root) : null
}

const signIn = ({ site: { market } }: RootData): MarketSign => ({ name: market.name, picture: market.logo })
