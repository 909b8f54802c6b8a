import type { DeskMarket } from '@okolitsa/contracts/market/market-settings.ts'
import type { MarketState } from '@okolitsa/domain/market/market.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { officeKeys } from './keys.ts'
import { officeApi } from './office-api.ts'
import { marketQuery } from './queries.ts'

/** The market of the set-up, loaded with the page. */
export function useMarketDesk(initial: DeskMarket): DeskMarket {
  return useQuery({ ...marketQuery(), initialData: initial, staleTime: 0 }).data
}

/** Stores an answer of a change as the market of every screen. */
export function useTakeMarket(): (market: DeskMarket) => void {
  const queryClient = useQueryClient()
  return (market) => queryClient.setQueryData(officeKeys.market, market)
}

/** Opens the market, closes it, or returns it to its preparation. */
export function useMarketState(market: DeskMarket) {
  const queryClient = useQueryClient()
  const take = useTakeMarket()
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (state: MarketState) => officeApi().market.changeState({ body: { state, version: market.version } }),
    onSuccess: take,
    onError: () => queryClient.invalidateQueries({ queryKey: officeKeys.market }),
  })
}

/** Uploads and removes the logo. */
export function useLogo() {
  const take = useTakeMarket()
  const upload = useMutation({
    meta: { showsOwnError: true },
    mutationFn: (file: File) => officeApi().market.setLogo({ files: [file] }),
    onSuccess: take,
  })
  const remove = useMutation({
    meta: { showsOwnError: true },
    mutationFn: () => officeApi().market.removeLogo(),
    onSuccess: take,
  })
  return { upload, remove }
}

/** Reads the company of a taxpayer number from the register. */
export function useFindOperator() {
  return useMutation({
    meta: { showsOwnError: true },
    mutationFn: (inn: string) => officeApi().market.findOperator({ body: { inn } }),
  })
}
