import { notificationSettings } from '@okolitsa/strings/ru/notification-settings.ts'
import { useState } from 'react'
import { useUnsubscribe } from '../../data/notifications/use-unsubscribe.ts'
import { ErrorHead } from '../../platform/head/error-head.tsx'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useLoaderData } from '../../platform/router/screens.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { loader } from './loader.ts'

const text = notificationSettings.letter

/** Asks for confirmation, since mail programs open links automatically; needs no sign-in. */
export function Page() {
  const { token, subscription } = useLoaderData<typeof loader>()
  const [isOn, setOn] = useState(subscription?.isOn ?? false)
  const change = useUnsubscribe(token, setOn)
  return (
    <div className="wrap section">
      {subscription ? <PageHead title={text.pageTitle} isHidden /> : <ErrorHead isMissing />}
      <Card className="stack g4">
        {!subscription ? (
          <>
            <h1 className="h2">{text.badTitle}</h1>
            <p>{text.badText}</p>
          </>
        ) : (
          <div className="stack g4" role="status">
            <h1 className="h2">{isOn ? text.question(subscription.topic) : text.done(subscription.topic)}</h1>
            <p>{isOn ? text.text(subscription.topic) : text.doneText}</p>
          </div>
        )}
        <div className="row fw g4">
          {subscription && (
            <Button look={isOn ? 'primary' : 'soft'} busy={change.isPending} onClick={() => change.mutate(!isOn)}>
              {isOn ? text.confirm : text.again}
            </Button>
          )}
          <Button look="secondary" href="/account/notices/settings">
            {text.all}
          </Button>
        </div>
      </Card>
    </div>
  )
}
