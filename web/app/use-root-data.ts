import type { DayReference } from '@okolitsa/strings/ru/format.ts'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from './root-loader.ts'

/** Place, site and moment of the page. */
export function useRootData(): RootData {
  return useRouteLoaderData('root') as RootData
}

/** The moment against which «today» and «tomorrow» of this page are told: the same on the server and in the browser. */
export function useDayReference(): DayReference {
  return { now: new Date(useRootData().now) }
}

/** An absolute address on this site. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useRootData().site
  return (path) => (/^https?:/.test(path) ? path : origin + path)
}
