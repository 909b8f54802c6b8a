import { useEffect, useMemo } from 'react'

/** Object URLs of local files, revoked on unmount. Available in the first render to prevent a layout shift. */
export function useObjectUrls(files: readonly File[]): readonly string[] {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address)
    },
    [addresses],
  )
  return addresses
}
