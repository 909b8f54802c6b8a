import { openingPage } from '@okolitsa/strings/ru/opening-page.ts'
import { useOpeningSubscription } from '../../data/market/use-opening-alert.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { usePage } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

const text = openingPage.subscription

/** Page of a link in a letter. It asks before it acts, since mail programs open links by themselves. */
export function Page() {
  const { matches } = usePage()
  const { confirm, end, problem } = useOpeningSubscription(matches.at(-1)?.params.token ?? '')
  const done = end.isSuccess ? text.ended : confirm.isSuccess ? text.confirmed : null
  return (
    <div className="wrap section">
      <PageHead title={text.title} isHidden />
      <Card className="stack g4">
        <div className="stack g3" role="status">
          <h1 className="h2">{text.title}</h1>
          <p>{problem ?? done ?? text.text}</p>
        </div>
        <div className="row fw g3">
          {done === null && problem === null && (
            <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
              {text.confirm}
            </Button>
          )}
          {!end.isSuccess && problem === null && (
            <Button look="soft" busy={end.isPending} onClick={() => end.mutate()}>
              {text.end}
            </Button>
          )}
          <Button look="secondary" href="/">
            {text.home}
          </Button>
        </div>
      </Card>
    </div>
  )
}
