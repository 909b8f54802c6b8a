import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isLostChunk } from '../client/lost-chunk.ts'

interface Code<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
  /** What has come. */
  known?: ComponentType<Props>
}

/**
 * A part that comes by itself after the page and that nobody waits for; `still` stands there until its code is here, and
 * for good when that cannot be fetched. No `Suspense`: React shows what comes out of one 300 ms later, and until then it
 * takes over no further card of the page. For what the server does not write.
 */
export function latePart<Props extends object>(load: Code<Props>['load']) {
  const code: Code<Props> = { load }
  return ({ still = null, ...props }: Props & { readonly still?: ReactNode }) => (
    <LatePart code={code} still={still} props={props as Props} />
  )
}

function LatePart<Props extends object>({
  code,
  still,
  props,
}: {
  readonly code: Code<Props>
  readonly still: ReactNode
  readonly props: Props
}) {
  const [Part, show] = useState(() => code.known)
  useEffect(() => {
    let isWanted = true
    // a fault of the part itself is told like any other; the page goes on without it
    const take = async () => {
      const loaded = await code.load().catch((error: unknown) => {
        if (!isLostChunk(error)) throw error
      })
      if (!loaded) return
      code.known = loaded.default
      if (isWanted) show(() => loaded.default)
    }
    void take()
    return () => {
      isWanted = false
    }
  }, [code])
  return Part ? <Part {...props} /> : still
}
