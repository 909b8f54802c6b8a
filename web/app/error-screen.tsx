import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { errorScreens } from '@okolitsa/strings/ru/error-screens.ts'
import { useEffect } from 'react'
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router'
import lost from '../assets/land/err.svg'
import shopUpdating from '../assets/land/f6.svg'
import evening from '../assets/land/t2.svg'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { isLostChunk, reloadForLostChunk } from './lost-chunk.ts'
import { isSellerSite, useRootData } from './use-site.ts'

/** HTTP status a route's error stands for; a bug is 500. */
function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return isApiProblem(error) ? error.problem.status : 500
}

/** Error screens of spec 2.6: the route's problem inside the layout's frame. */
export function ErrorScreen() {
  const error = useRouteError()
  useEffect(() => {
    if (isLostChunk(error)) reloadForLostChunk()
  }, [error])
  return statusOf(error) === 404 ? <MissingScreen /> : <GenericScreen />
}

/** Nothing lives at this address. */
export function MissingScreen() {
  const navigate = useNavigate()
  const root = useRootData()
  // the root's own data may be what failed
  const isSeller = root ? isSellerSite(root) : false
  if (isSeller) {
    const { pageTitle, title, text } = errorScreens.sellerMissing
    return (
      <ScreenFrame pageTitle={root.site.mode === 'saas' ? pageTitle : errorScreens.pageTitle}>
        <ErrorState picture={lost} title={title} text={text} />
      </ScreenFrame>
    )
  }
  const { title, action } = errorScreens.missing
  return (
    <ScreenFrame>
      <ErrorState
        picture={lost}
        title={title}
        action={
          <Button size="medium" onClick={() => void navigate('/')}>
            {action}
          </Button>
        }
      />
    </ScreenFrame>
  )
}

/** Anything else that went wrong. */
function GenericScreen() {
  const root = useRootData()
  if (root && isSellerSite(root)) {
    const { title, text } = errorScreens.sellerGeneric
    return (
      <ScreenFrame>
        <ErrorState picture={shopUpdating} title={title} text={text} />
      </ScreenFrame>
    )
  }
  const { title, text, action } = errorScreens.generic
  return (
    <ScreenFrame>
      <ErrorState
        picture={evening}
        title={title}
        text={text}
        action={
          <Button size="medium" onClick={() => window.location.reload()}>
            {action}
          </Button>
        }
      />
    </ScreenFrame>
  )
}

/** The `location` parameter is unreadable: the same page without it is one press away. */
export function BrokenLocationScreen({ href }: { href: string }) {
  const { title, text, action } = errorScreens.brokenLocation
  return (
    <ScreenFrame>
      <ErrorState
        picture={lost}
        title={title}
        text={text}
        action={
          <Button size="medium" href={href}>
            {action}
          </Button>
        }
      />
    </ScreenFrame>
  )
}

function ScreenFrame({
  pageTitle = errorScreens.pageTitle,
  children,
}: {
  pageTitle?: string
  children: React.ReactNode
}) {
  return (
    <div className="wrap section">
      <title>{pageTitle}</title>
      <meta name="robots" content="noindex" />
      {children}
    </div>
  )
}
