import { Component, type ReactNode, Suspense } from 'react'
import { isLostChunk } from '../client/lost-chunk.ts'

interface BackgroundPartProps {
  /** What stands there until the code has come, and for good when it does not come; nothing unless told. */
  readonly fallback?: ReactNode
  /** What stands there for good when the code does not come, if that is something else. */
  readonly missing?: ReactNode
  readonly children: ReactNode
}

/**
 * A part that comes later by itself and that nobody asked for. When its code cannot be fetched (a tunnel, files of an
 * older version) the page does without it: what is being typed into the page is worth more than the part.
 */
export class BackgroundPart extends Component<BackgroundPartProps, { isMissing: boolean }> {
  override state = { isMissing: false }

  static getDerivedStateFromError(error: unknown): { isMissing: boolean } {
    // a fault of the part itself is a fault of the page and is shown as one
    if (!isLostChunk(error)) throw error
    return { isMissing: true }
  }

  override render(): ReactNode {
    const { fallback = null, missing = fallback, children } = this.props
    return this.state.isMissing ? missing : <Suspense fallback={fallback}>{children}</Suspense>
  }
}
