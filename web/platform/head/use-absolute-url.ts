import { useRootData } from '../loading/root-data.ts'

/** Resolves a path against this site; absolute URLs are not changed. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useRootData().site
  return (path) => (/^https?:/.test(path) ? path : origin + path)
}
