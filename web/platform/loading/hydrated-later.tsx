import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { isLostChunk } from '../client/lost-chunk.ts'
import { noteLoading } from './parts-on-server.ts'

interface Code<Props> {
  /** Component that suspends until the code has loaded. */
  readonly Waiting: ComponentType<Props>
  /** Media query of the screens that contain the part; absent = all. */
  readonly media: string | undefined
  /** The loaded component. */
  known?: ComponentType<Props>
}

/** Delay after the load of the page itself, ms. */
const CALM_MS = 2_000

/** Waits for a screen that shows the part, for the first touch or key, or until the page is idle. */
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
 * A part rendered by the server whose code is loaded after the page's: plain forms and links until then. If its code
 * fails to load (a tunnel, files of an older release), the page continues without it, because a reload would lose text
 * being typed. @param options.missing replaces the part then; empty by default @param options.media screens that
 * contain it: there its code is loaded with the page's, elsewhere when the page is idle or touched; by default it is
 * loaded when the part is rendered
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
  // a failed load is retried when the part is rendered
  else if (media !== undefined) take().catch(() => undefined)
  return (props: Props) => <Place code={code} missing={missing} props={props} />
}

/**
 * React commits an update only after all server-rendered boundaries in it are hydrated. A part invisible on this screen
 * must not delay it: its place is emptied until its code has loaded.
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

/** A component loaded before hydration is rendered without `lazy`, for which React would suspend everything. */
function Part<Props extends object>({ code, props }: { readonly code: Code<Props>; readonly props: Props }) {
  const [Shown] = useState(() => code.known ?? code.Waiting)
  return <Shown {...props} />
}

class Replaceable extends Component<{ missing: ReactNode; children: ReactNode }, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(error: unknown): { isMissing: boolean } {
    // an error of the part itself is an error of the page
    if (!isLostChunk(error)) throw error
    return { isMissing: true }
  }

  override render(): ReactNode {
    const { missing, children } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={null}>{children}</Suspense>
  }
}
