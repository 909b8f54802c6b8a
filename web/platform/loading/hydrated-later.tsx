import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isLostChunk } from '../client/lost-chunk.ts'

interface Code<Props> {
  /** Waits for it. */
  readonly Waiting: ComponentType<Props>
  /** What has come. */
  known?: ComponentType<Props>
}

/**
 * A part that the server writes and whose code comes after the page's: a plain form and links until then. When its code
 * cannot be fetched (a tunnel, files of an older version), the page does without it: what is being typed into the page is
 * worth more than the part.
 * @param options.missing what stands there for good then; nothing unless told
 * @param options.isAlwaysShown its code is fetched with the first that comes later; otherwise when the part is shown
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { missing = null, isAlwaysShown = false }: { missing?: ReactNode; isAlwaysShown?: boolean } = {},
) {
  const take = async () => {
    const loaded = await load()
    code.known = loaded.default
    return loaded
  }
  const code: Code<Props> = { Waiting: lazy(take) as unknown as ComponentType<Props> }
  // what has not come is asked for anew when it is needed
  if (isAlwaysShown) take().catch(() => undefined)
  return (props: Props) => (
    <Replaceable missing={missing}>
      <Part code={code} props={props} />
    </Replaceable>
  )
}

/** What has come before the page is alive is shown without `lazy`, which React would make everything wait for (127). */
function Part<Props extends object>({ code, props }: { readonly code: Code<Props>; readonly props: Props }) {
  const [Shown] = useState(() => code.known ?? code.Waiting)
  return <Shown {...props} />
}

class Replaceable extends Component<{ missing: ReactNode; children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(error: unknown): { isMissing: boolean } {
    // a fault of the part itself is a fault of the page and is shown as one
    if (!isLostChunk(error)) throw error
    return { isMissing: true }
  }

  override render(): ReactNode {
    const { missing, children } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={null}>{children}</Suspense>
  }
}
