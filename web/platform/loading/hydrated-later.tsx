import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isLostChunk } from '../client/lost-chunk.ts'
import { noteLoading } from './parts-on-server.ts'

interface Code<Props> {
  /** Waits for it. */
  readonly Waiting: ComponentType<Props>
  /** Screens on which the part is seen; absent = on all. */
  readonly media: string | undefined
  /** What has come. */
  known?: ComponentType<Props>
}

/** After all that the page itself needs, ms. */
const CALM_MS = 2_000

/** Waits for a screen on which the part is seen, for the first touch or key, or until the page is calm. */
function untilWanted(media: string): Promise<void> {
  return new Promise((resolve) => {
    const screen = matchMedia(media)
    if (screen.matches) return resolve()
    const wanted = () => resolve()
    screen.addEventListener('change', wanted, { once: true })
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wanted, { once: true, passive: true })
    setTimeout(wanted, CALM_MS)
  })
}

/**
 * A part that the server writes and whose code comes after the page's: a plain form and links until then. When its code
 * cannot be fetched (a tunnel, files of an older version), the page does without it: what is being typed into the page is
 * worth more than the part.
 * @param options.missing what stands there for good then; nothing unless told
 * @param options.media screens on which it is seen: there its code is asked for with the page's, elsewhere when the page
 *   is calm or touched; unless told it is asked for when the part is shown
 */
export function hydratedLater<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { missing = null, media }: { missing?: ReactNode; media?: string } = {},
) {
  const take = async () => {
    if (media !== undefined && !import.meta.env.SSR) await untilWanted(media)
    const loaded = await load()
    code.known = loaded.default
    return loaded
  }
  const code: Code<Props> = { Waiting: lazy(take) as unknown as ComponentType<Props>, media }
  if (import.meta.env.SSR) noteLoading(take())
  // what has not come is asked for anew when it is needed
  else if (media !== undefined) take().catch(() => undefined)
  return (props: Props) => <Place code={code} missing={missing} props={props} />
}

/**
 * React shows a change of the page once all that the server wrote is there to change with it. What is not seen on this
 * screen keeps nobody waiting: its place is emptied until its code comes.
 */
function Place<Props extends object>({
  code,
  missing,
  props,
}: {
  readonly code: Code<Props>
  readonly missing: ReactNode
  readonly props: Props
}) {
  const [written, rewrite] = useState({ props, times: 0 })
  if (written.props !== props && !code.known && code.media !== undefined && !matchMedia(code.media).matches)
    rewrite({ props, times: written.times + 1 })
  return (
    <Replaceable key={written.times} missing={missing}>
      <Part code={code} props={props} />
    </Replaceable>
  )
}

/** What has come before the page is alive is shown without `lazy`, which React would make everything wait for. */
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
