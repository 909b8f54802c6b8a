import { MissingScreen } from '../../layouts/error-screen.tsx'

/** A fallback: the loader always throws before it is rendered. */
export function Page() {
  return <MissingScreen />
}
