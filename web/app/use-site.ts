import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-loader.ts'

/** What every page has at hand: the place, the site and the moment of its data. */
export function useRootData(): RootData {
  return useRouteLoaderData('root') as RootData
}

/** A seller's shop or landing instead of the whole marketplace. */
export const isSellerSite = ({ site }: Pick<RootData, 'site'>): boolean => site.mode !== 'default'
