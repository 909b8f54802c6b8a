import { useEffect, useState } from 'react'

/** Addresses of files that are only in this browser; they end with the component. */
export function useFileAddresses(files: readonly File[]): readonly string[] {
  const [addresses, setAddresses] = useState<readonly string[]>([])
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file))
    setAddresses(made)
    return () => {
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [files])
  return addresses
}
