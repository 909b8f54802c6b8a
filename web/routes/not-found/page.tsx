import { MissingScreen } from '../../layouts/error-screen.tsx'

/** Never shown by itself (the loader always refuses), but the same screen if it ever were. */
export function Page() {
  return <MissingScreen />
}
