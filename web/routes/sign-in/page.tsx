import { identity } from '@okolitsa/strings/ru/identity.ts'
import { layoutText } from '@okolitsa/strings/ru/layout.ts'
import { useEffect, useRef, useState } from 'react'
import { type DeferredAction, deferredActionFor } from '../../data/visitor/deferred-action.ts'
import { type SessionEnd, takeSessionOver } from '../../data/visitor/session-end.ts'
import { useIsSignedIn } from '../../data/visitor/use-visitor.ts'
import { SignInForm } from '../../features/identity/sign-in-form.tsx'
import { sections } from '../../features/navigation/sections.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { isSellerSite, useRootData } from '../../platform/loading/root-data.ts'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { navigate } from '../../platform/router/router.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import css from './page.module.css'
import { redirectBack } from './redirect-back.ts'

const text = identity.signIn

/** Reason why a guest has to sign in; null = they opened the page directly. */
function reasonOf(back: string, action: DeferredAction | null): string | null {
  if (action?.kind === 'product')
    return action.isHere ? text.why.product(action.title) : text.why.productHere(action.title)
  if (action) return text.why[action.kind]
  return back.startsWith('/cart?together=') ? text.why.together : null
}

/** Sign-in by phone; afterwards returns to the previous page. */
export function Page() {
  const search = useSearch()
  const isSignedIn = useIsSignedIn()
  const root = useRootData()
  const back = redirectBack(search.get('redirect'))
  const [why, setWhy] = useState<Exclude<SessionEnd, 'signedOut'> | null>(null)
  useEffect(() => setWhy((known) => known ?? takeSessionOver()), [])
  const [action, setAction] = useState<DeferredAction | null>(null)
  useEffect(() => setAction(deferredActionFor(back)), [back])
  const isLeaving = useRef(false)
  useEffect(() => {
    if (!isSignedIn || isLeaving.current) return
    isLeaving.current = true
    const granted = deferredActionFor(back)
    const done =
      granted &&
      import('../../data/identity/perform-deferred-action.ts')
        .then(({ performDeferredAction }) => performDeferredAction(granted))
        .catch(() => {})
    void Promise.resolve(done).then(() => navigate(back, { replace: true }))
  }, [isSignedIn, back])
  const reason = reasonOf(back, action)
  return (
    <div className={`wrap section ${css.page}`}>
      <PageHead title={text.pageTitle} isHidden />
      <Card as="section" className="stack g4">
        <h1 className="h2">{text.title}</h1>
        {why ? (
          <Notification tone="info">{layoutText.sessionEnd[why]}</Notification>
        ) : (
          <p className="muted">{reason ? `${reason}. ${text.text}` : text.text}</p>
        )}
        <SignInForm autoFocus />
      </Card>
      {!isSellerSite(root) && (
        <section className="stack g2">
          <p className="sm muted">{text.seller.text}</p>
          <div>
            <Button look="secondary-gray" size="medium" href={sections.cabinet.href}>
              {text.seller.action}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
