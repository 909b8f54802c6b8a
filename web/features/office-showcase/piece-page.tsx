import type { OfficePiece } from '@okolitsa/contracts/content/showcase.endpoints.ts'
import type { PieceSort } from '@okolitsa/domain/content/written-piece.ts'
import { officePieces as text } from '@okolitsa/strings/ru/office-pieces.ts'
import { useState } from 'react'
import { isShowcaseConflict } from '../../data/office/use-banners.ts'
import { type CallOnPiece, useChangePiece, usePiece } from '../../data/office/use-pieces.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useKeptState } from '../../platform/forms/use-draft.ts'
import { navigate } from '../../platform/router/router.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FestivalFieldset } from './festival-fieldset.tsx'
import { HomePreview } from './home-preview.tsx'
import { MenuFieldset } from './menu-fieldset.tsx'
import { formOf, NEW_PIECE, PIECE_PATHS, type PieceForm, typedOf } from './piece-form.ts'
import { Publishing, seenOf } from './publishing.tsx'
import { ShelfFieldset } from './shelf-fieldset.tsx'
import css from './showcase.module.css'
import { VersionHistory } from './version-history.tsx'

/** One piece by its code, or the form of a new one. */
export function PiecePage({ sort, code }: { sort: PieceSort; code: string }) {
  const isNew = code === 'new'
  const { data, isError, refetch } = usePiece(isNew ? null : code)
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
  return <PieceEditor sort={sort} piece={data ?? null} />
}

/** Mistakes of fields, whichever call has found them. */
const errorsOf = (error: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldErrorsOf(error)).map(([path, words]) => [path.replace(/^fields\./, ''), words]),
  )

/** The form of the last version next to the shop's page with it. Only typed fields are kept over the stored ones. */
function PieceEditor({ sort, piece }: { sort: PieceSort; piece: OfficePiece | null }) {
  const [typed, setTyped, drop] = useKeptState<Partial<PieceForm>>(
    `office-piece-${piece?.code ?? `new-${sort}`}`,
    () => ({}),
    true,
  )
  const [isConflict, setConflict] = useState(false)
  const change = useChangePiece()
  const stored = piece ? formOf(piece) : NEW_PIECE[sort]
  const form = { ...stored, ...typed } as PieceForm
  const isDirty = JSON.stringify(typedOf(form)) !== JSON.stringify(typedOf(stored))
  const errors = errorsOf(change.error)
  const act = (call: CallOnPiece, done: string, onSuccess?: (saved: OfficePiece) => void) => {
    if (change.isPending) return
    change.mutate(
      { call, done },
      {
        onSuccess: (saved) => {
          setConflict(false)
          onSuccess?.(saved)
        },
        onError: (error) => setConflict(isShowcaseConflict(error)),
      },
    )
  }
  const forget = () => {
    drop()
    setTyped({})
  }
  const params = { code: piece?.code ?? '' }
  const seen = piece ? seenOf(piece) : { version: 0, publishedVersion: null }
  const save = () =>
    piece
      ? act((calls) => calls.savePiece({ params, body: { seen, fields: typedOf(form) } }), text.saved, forget)
      : act(
          (calls) => calls.createPiece({ body: { fields: typedOf(form) } }),
          text.created,
          ({ code }) => {
            forget()
            void navigate(`${PIECE_PATHS[sort]}/${code}`)
          },
        )
  const onChange = (part: Partial<PieceForm>) => {
    setTyped((now) => ({ ...now, ...part }) as Partial<PieceForm>)
    if (change.isError) change.reset()
  }
  return (
    <div className={css.page}>
      <div className={css.panel}>
        <a href={PIECE_PATHS[sort]} className={css.back}>
          {text[sort].back}
        </a>
        {isConflict && piece && (
          <Notification tone="warning" title={text.conflict(piece.history[0]?.author ?? null)}>
            <p className="sm">{text.conflictKept}</p>
          </Notification>
        )}
        <Card as="section" className="stack g4" aria-label={text.main}>
          <form
            className="stack g4"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              save()
            }}
          >
            {form.sort === 'shelf' && <ShelfFieldset form={form} errors={errors} onChange={onChange} />}
            {form.sort === 'menu' && (
              <MenuFieldset form={form} errors={errors} isNew={piece === null} onChange={onChange} />
            )}
            {form.sort === 'festival' && <FestivalFieldset form={form} errors={errors} onChange={onChange} />}
            <div className={css.buttons}>
              <Button type="submit" size="medium" busy={change.isPending} disabled={!isDirty}>
                {piece ? text.save : text.create}
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
      {piece && (
        <div className={css.panel}>
          <Publishing
            thing={piece}
            isDirty={isDirty}
            isBusy={change.isPending}
            errors={errors}
            text={text}
            onPublish={(at, done) =>
              act(
                (calls) => calls.publishPiece({ params, body: { seen, version: piece.version, at } }),
                at ? text.scheduled : text.published,
                done,
              )
            }
            onCancelPlan={() => act((calls) => calls.cancelPiecePlan({ params, body: { seen } }), text.planCancelled)}
            onHide={(done) => act((calls) => calls.hidePiece({ params, body: { seen } }), text.hidden, done)}
          />
          <HomePreview
            key={piece.version}
            src={piece.preview}
            title={text.previewOf(piece.title)}
            note={text.previewNote}
            isDirty={isDirty}
          />
          <VersionHistory
            history={piece.history.map((one) => ({
              ...one,
              changed: one.changed.flatMap((name) => text.fields[name as keyof typeof text.fields] ?? []),
            }))}
            last={piece.version}
            shown={piece.publishedVersion}
            isBusy={change.isPending}
            text={text}
            onRestore={(version) =>
              act((calls) => calls.publishPiece({ params, body: { seen, version, at: null } }), text.restored(version))
            }
          />
        </div>
      )}
    </div>
  )
}
