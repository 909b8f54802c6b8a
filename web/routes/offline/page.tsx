import { offlineText as text } from '@okolitsa/strings/ru/install.ts'
import { useEffect, useState } from 'react'
import err from '../../assets/land/err.svg'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useSearch } from '../../platform/navigation/use-search.ts'
import { type KeptPage, listKept } from '../../platform/offline/kept-list.ts'
import { isShopThere } from '../../platform/offline/shop-is-there.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Interval of connection checks, ms. */
const RETRY_MS = 5_000

/** The service worker's page for URLs without a cached copy: waits for a connection and lists cached pages. */
export function Page() {
  const asked = useSearch().get('from')
  const from = asked ?? '/'
  // only a path of this site
  const wanted = from.startsWith('/') && !from.startsWith('//') ? from : '/'
  const [kept, setKept] = useState<readonly KeptPage[]>([])
  const [isTrying, setTrying] = useState(false)
  useEffect(() => void listKept().then(setKept, () => undefined), [])
  const go = async () => {
    setTrying(true)
    if (await isShopThere()) window.location.replace(wanted)
    setTrying(false)
  }
  const isAwaited = asked !== null
  useEffect(() => {
    // a visitor who opened this URL directly stays
    if (!isAwaited) return
    const again = () => void isShopThere().then((isThere) => isThere && window.location.replace(wanted))
    const timer = setInterval(again, RETRY_MS)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [wanted, isAwaited])
  return (
    <div className="wrap section stack g5">
      <PageHead title={text.pageTitle} isHidden />
      <Card>
        <EmptyState
          level={1}
          picture={err}
          title={text.title}
          text={text.text}
          action={
            <Button size="medium" busy={isTrying} onClick={() => void go()}>
              {text.retry}
            </Button>
          }
        />
      </Card>
      {kept.length > 0 && (
        <Card as="section" className="stack g3">
          <h2 className="h3">{text.keptTitle}</h2>
          <ul className="stack g2">
            {kept.map(({ path, title }) => (
              <li key={path}>
                <a className="link" href={path} rel="external">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}
