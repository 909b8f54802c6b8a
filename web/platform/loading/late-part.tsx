import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isLostChunk } from '../client/lost-chunk.ts'

interface Code<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>
  /** The loaded component. */
  known?: ComponentType<Props>
}

/**
 * A low-priority part loaded after the page. `still` replaces it until its code has loaded, and permanently when that
 * fails. No `Suspense`: React reveals a boundary 300 ms later and hydrates no further card until then. For parts that
 * the server does not render.
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
    // an error of the part itself is reported like any other; the page continues without it
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
