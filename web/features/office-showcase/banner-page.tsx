import { homePreview, officeBanners as text } from '@okolitsa/strings/ru/office-banners.ts'
import { lazy, Suspense, useState } from 'react'
import {
  type Banner,
  isShowcaseConflict,
  useBanner,
  useChangeBanner,
  useRemoveBanner,
} from '../../data/office/use-banners.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { navigate } from '../../platform/router/router.ts'
import { Notification } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type BannerForm, changedFields, formErrors, formOf, NEW_BANNER, typedOf } from './banner-fields.ts'
import { BannerFieldset } from './banner-fieldset.tsx'
import { STATE_COLORS } from './banner-list.tsx'
import { usePeriod } from './banner-words.ts'
import { HomePreview } from './home-preview.tsx'
import css from './showcase.module.css'
import { VersionHistory } from './version-history.tsx'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const LIST = '/office/content/banners'

/** One banner by its code, or the form of a new one. */
export function BannerPage({ code }: { code: string }) {
  const isNew = code === 'new'
  const { data, isError, refetch } = useBanner(isNew ? null : code)
  if (isError && !data)
    return (
      <ErrorState
        scope="block"
        title={text.gone}
        action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
      />
    )
  if (!data && !isNew)
    return (
      <div role="status" aria-label={text.loading}>
        <Skeleton height={480} />
      </div>
    )
  return <BannerEditor banner={data ?? null} />
}

/**
 * The form of the last version next to the home page with it. Only typed fields are kept over the stored ones, so a
 * change by another person is seen in the others.
 */
function BannerEditor({ banner }: { banner: Banner | null }) {
  const [typed, setTyped, drop] = useKeptState<Partial<BannerForm>>(
    `office-banner-${banner?.code ?? 'new'}`,
    () => ({}),
    true,
  )
  /** The banner as it was when a change was refused. */
  const [based, setBased] = useState<Banner | null>(null)
  const change = useChangeBanner()
  const stored = banner ? formOf(banner) : NEW_BANNER
  const form: BannerForm = { ...stored, ...typed }
  const isDirty = changedFields(stored, form).length > 0
  const act = (
    call: Parameters<typeof change.mutate>[0]['call'],
    done: string,
    onSuccess?: (saved: Banner) => void,
  ) => {
    if (change.isPending) return
    change.mutate(
      { call, done },
      {
        onSuccess: (saved) => {
          setBased(null)
          onSuccess?.(saved)
        },
        onError: (error) => setBased(isShowcaseConflict(error) ? banner : null),
      },
    )
  }
  const forget = () => {
    drop()
    setTyped({})
  }
  const save = () =>
    banner
      ? act(
          (calls) =>
            calls.saveBanner({ params: { code: banner.code }, body: { seen: seenOf(banner), fields: typedOf(form) } }),
          text.saved,
          forget,
        )
      : act(
          (calls) => calls.createBanner({ body: typedOf(form) }),
          text.created,
          ({ code }) => {
            forget()
            void navigate(`${LIST}/${code}`)
          },
        )
  return (
    <div className={css.page}>
      <div className={css.panel}>
        <a href={LIST} className={css.back}>
          {text.back}
        </a>
        {based && banner && <Conflict before={based} now={banner} />}
        <Card as="section" className="stack g4" aria-label={text.fieldset}>
          <form
            className="stack g4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            <BannerFieldset
              form={form}
              errors={formErrors(fieldErrorsOf(change.error))}
              onChange={(part) => {
                setTyped((now) => ({ ...now, ...part }))
                if (change.isError) change.reset()
              }}
            />
            <div className={css.buttons}>
              <Button type="submit" size="medium" busy={change.isPending} disabled={!isDirty}>
                {banner ? text.save : text.create}
              </Button>
              {isDirty && (
                <Button size="medium" look="secondary-gray" onClick={forget}>
                  {text.reset}
                </Button>
              )}
            </div>
          </form>
        </Card>
      </div>
      {banner && (
        <div className={css.panel}>
          <Publishing banner={banner} isDirty={isDirty} isBusy={change.isPending} act={act} />
          <HomePreview
            key={banner.version}
            src={`/?draft=${banner.preview}`}
            note={homePreview.note}
            title={text.previewOf(banner.ru.title)}
            isDirty={isDirty}
          />
          <VersionHistory
            history={banner.history.map((one, index) => {
              const before = banner.history[index + 1]
              const changed = before ? changedFields(formOf(before.fields), formOf(one.fields)) : []
              return { ...one, changed: changed.map((field) => text.fields[field]) }
            })}
            last={banner.version}
            shown={banner.publishedVersion}
            text={{ ...text, isShown: text.onHome }}
            isBusy={change.isPending}
            onRestore={(version) =>
              act(
                (calls) =>
                  calls.publishBanner({ params: { code: banner.code }, body: { seen: seenOf(banner), version } }),
                text.restored(version),
              )
            }
          />
        </div>
      )}
    </div>
  )
}

const seenOf = ({ version, publishedVersion }: Banner) => ({ version, publishedVersion })

/** Changes of another person since the banner was read. */
function Conflict({ before, now }: { before: Banner; now: Banner }) {
  const fields = changedFields(formOf(before), formOf(now)).map((field) => text.fields[field])
  const author = now.history[0]?.author
  return (
    <Notification tone="warning" title={text.conflict.title(author ?? null)}>
      {fields.length > 0 && <p className="sm">{text.conflict.fields(fields)}</p>}
      {before.publishedVersion !== now.publishedVersion && (
        <p className="sm">{now.publishedVersion === null ? text.conflict.withdrawn : text.conflict.published}</p>
      )}
      <p className="sm">{text.conflict.kept}</p>
    </Notification>
  )
}

function Publishing({
  banner,
  isDirty,
  isBusy,
  act,
}: {
  banner: Banner
  isDirty: boolean
  isBusy: boolean
  act: (call: Parameters<ReturnType<typeof useChangeBanner>['mutate']>[0]['call'], done: string) => void
}) {
  const period = usePeriod(banner)
  const remove = useRemoveBanner(banner.code)
  const [isAsking, setAsking] = useState(false)
  const { code, state, version, publishedVersion, isCrowdedOut, startsAt } = banner
  const isPublished = publishedVersion === version
  const isLater = startsAt !== null && state !== 'shown' && state !== 'over'
  return (
    <Card as="section" className="stack g3" aria-label={text.publishing}>
      <div className={css.buttons}>
        <Badge color={STATE_COLORS[state]} size="large">
          {text.states[state]}
        </Badge>
        <span className="sm muted">{period}</span>
      </div>
      {isCrowdedOut && <p className="sm">{text.crowdedOut}</p>}
      {publishedVersion !== null && !isPublished && <p className="sm">{text.behind(publishedVersion, version)}</p>}
      {isDirty && <p className="sm muted">{text.saveFirst}</p>}
      <div className={css.buttons}>
        {!isPublished && (
          <Button
            size="medium"
            busy={isBusy}
            disabled={isDirty}
            onClick={() =>
              act(
                (calls) => calls.publishBanner({ params: { code }, body: { seen: seenOf(banner), version } }),
                isLater ? text.scheduled : text.published,
              )
            }
          >
            {isLater ? text.schedule : text.publish}
          </Button>
        )}
        {publishedVersion !== null && (
          <Button
            size="medium"
            look="secondary"
            busy={isBusy}
            onClick={() =>
              act((calls) => calls.withdrawBanner({ params: { code }, body: { seen: seenOf(banner) } }), text.withdrawn)
            }
          >
            {text.withdraw}
          </Button>
        )}
        <Button size="medium" look="secondary-gray" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      </div>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={setAsking}
            title={text.removeTitle(banner.ru.title)}
            text={text.removeText}
            confirmText={text.remove}
            cancelText={text.keep}
            busy={remove.isPending}
            onConfirm={() => remove.mutate(undefined, { onSuccess: () => void navigate(LIST) })}
          />
        </Suspense>
      )}
    </Card>
  )
}
