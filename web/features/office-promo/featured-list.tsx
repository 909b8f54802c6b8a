import type { FeaturedRow } from '@okolitsa/contracts/content/featured.endpoints.ts'
import { SHOP_TIME_ZONE } from '@okolitsa/domain/clock/clock.ts'
import { MAX_ERID } from '@okolitsa/domain/content/featured.ts'
import { formatMoment } from '@okolitsa/strings/ru/format.ts'
import { officeFeatured as text } from '@okolitsa/strings/ru/office-featured.ts'
import { lazy, Suspense, useState } from 'react'
import { useChangeFeatured, useFeatured } from '../../data/office/use-featured.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { KeptForm } from '../../platform/forms/kept-form.tsx'
import { useDayReference } from '../../platform/loading/use-day-reference.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import css from './promo.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const COLORS = { noErid: 'orange', planned: 'blue', shown: 'green', over: 'gray' } as const

export function FeaturedList() {
  const { data, isError, refetch } = useFeatured()
  const stop = useChangeFeatured()
  const [asked, setAsked] = useState<FeaturedRow | null>(null)
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.loadFailed}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={240} />
      </div>
    )
  if (data.length === 0) return <Card>{text.none}</Card>
  return (
    <Card padded={false}>
      <ul className={css.list}>
        {data.map((ad) => (
          <Row key={ad.id} ad={ad} onStop={() => setAsked(ad)} />
        ))}
      </ul>
      {asked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={() => setAsked(null)}
            title={text.stopTitle}
            text={text.stopText}
            confirmText={text.stop}
            cancelText={text.keep}
            busy={stop.isPending}
            onConfirm={() =>
              stop.mutate(
                { call: (calls) => calls.stopFeatured({ params: { featuredId: asked.id } }), done: text.stopped },
                { onSuccess: () => setAsked(null) },
              )
            }
          />
        </Suspense>
      )}
    </Card>
  )
}

function Row({ ad, onStop }: { ad: FeaturedRow; onStop: () => void }) {
  const reference = { ...useDayReference(), zone: SHOP_TIME_ZONE }
  const change = useChangeFeatured()
  const [erid, setErid] = useState('')
  const say = (moment: string) => formatMoment(new Date(moment), reference)
  return (
    <li className={css.row}>
      <div>
        <b>{ad.subject}</b>
        {[text.places[ad.place], ad.where].filter(Boolean).join(': ')}
        <small>{text.period(say(ad.startsAt), say(ad.endsAt))}</small>
        <small>{[ad.advertiser, ad.tin, ad.erid].filter(Boolean).join(' · ')}</small>
        {ad.state === 'noErid' && (
          <KeptForm
            id={`featured-erid-${ad.id}`}
            asks={false}
            sending={change}
            className={css.chips}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              if (!change.isPending)
                change.mutate({
                  call: (calls) =>
                    calls.setFeaturedErid({ params: { featuredId: ad.id }, body: { erid: erid.trim() } }),
                  done: text.eridSet,
                })
            }}
          >
            <TextField
              label={text.erid}
              value={erid}
              maxLength={MAX_ERID}
              autoComplete="off"
              error={fieldErrorsOf(change.error).erid}
              onChange={({ target }) => setErid(target.value)}
            />
            <Button type="submit" look="secondary" size="medium" busy={change.isPending}>
              {text.setErid}
            </Button>
          </KeptForm>
        )}
      </div>
      <div className={css.end}>
        <Badge color={COLORS[ad.state]}>{text.states[ad.state]}</Badge>
        {ad.state !== 'over' && (
          <Button look="secondary-gray" size="medium" aria-label={text.stopOf(ad.subject)} onClick={onStop}>
            {text.stop}
          </Button>
        )}
      </div>
    </li>
  )
}
