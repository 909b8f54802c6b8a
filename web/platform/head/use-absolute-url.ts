import { useRootData } from '../loading/root-data.ts'

/** Makes an absolute address on this site out of a path; absolute addresses stay as they are. */
export function useAbsoluteUrl(): (path: string) => string {
  const { origin } = useRootData().site
  return (path) => (/^https?:/.test(path) ? path : origin + path)
}
