import { useEffect, useMemo } from 'react'

/** Addresses of files that are only in this browser; they end with the component. There at once: nothing moves later. */
export function useFileAddresses(files: readonly File[]): readonly string[] {
  const addresses = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files])
  useEffect(
    () => () => {
      for (const address of addresses) URL.revokeObjectURL(address)
    },
    [addresses],
  )
  return addresses
}
