import { Component, type ComponentType, createContext, memo, use, useLayoutEffect, useState } from 'react'
import { type Entry, listen, type Page, type Shown } from './router.ts'
import type { Loader } from './routes.ts'

const PageContext = createContext(null as unknown as Page)
const GoalContext = createContext<Entry | null>(null)
const DepthContext = createContext(0)

/** The displayed page, not the one being loaded. */
export const usePage = () => use(PageContext)
export const useLocation = () => usePage().url
/** Target of a navigation in progress; null = none. */
export const useGoal = () => use(GoalContext)
/** Data of the loader of this layout or page. */
export const useLoaderData = <L extends Loader>() =>
  usePage().matches[use(DepthContext) - 1]?.data as Awaited<ReturnType<L>>

type ErrorScreen = ComponentType<{ error: unknown }>
type State = { page: Page; error: unknown }
/** Shows an error screen instead of content that failed to load or render, until the next page. */
class Boundary extends Component<State & { ErrorScreen: ErrorScreen; children: React.ReactNode }, State> {
  override state: State = { page: this.props.page, error: this.props.error }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  static getDerivedStateFromProps = ({ page, error }: State, state: State) =>
    page === state.page ? null : { page, error }
  override render() {
    const [{ ErrorScreen, children }, { error }] = [this.props, this.state]
    return error === undefined ? children : <ErrorScreen error={error} />
  }
}

/** Content of a layout. */
export const Outlet = memo(({ ErrorScreen }: { ErrorScreen: ErrorScreen }) => {
  const [page, depth] = [usePage(), use(DepthContext)]
  const { route, error } = page.matches[depth] ?? {}
  const inside = <DepthContext value={depth + 1}>{route?.Component && <route.Component />}</DepthContext>
  return <Boundary {...{ page, error, ErrorScreen }}>{inside}</Boundary>
})

/** The current page, initially the one of the document. */
export function Pages({ start, ErrorScreen }: { start: Shown; ErrorScreen: ErrorScreen }) {
  const [{ page, goal }, show] = useState(start)
  useLayoutEffect(() => listen(show), [])
  const inside = <GoalContext value={goal}>{<Outlet ErrorScreen={ErrorScreen} />}</GoalContext>
  return <PageContext value={page}>{inside}</PageContext>
}
