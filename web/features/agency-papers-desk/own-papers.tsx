import type { AgencyPaperItem, OwnPapers } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { MAX_PAPER_TEXT } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { moneyPapers as text } from '@okolitsa/strings/ru/money-papers.ts'
import { lazy, Suspense, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { OWN_PAPERS_PATH } from '../../data/agency-papers/desk/keys.ts'
import { type OwnPapersAsked, useOwnPaperActions, useOwnPapers } from '../../data/agency-papers/desk/use-own-papers.ts'
import { MONEY_PATH } from '../../data/statements/desk/statement-query.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PaperRow } from './paper-row.tsx'
import css from './papers.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const noWords = () => ({ words: '' })
type Actions = ReturnType<typeof useOwnPaperActions>

/** Papers of a seller by months: state in words, files, replies of an owner, acts of reconciliation. */
export function OwnPapersScreen({ asked, initial }: { asked: OwnPapersAsked; initial: OwnPapers }) {
  const { items, next, mayReply, latest } = useOwnPapers(asked, initial)
  const actions = useOwnPaperActions(asked)
  const periods = [...new Set(items.map(({ period }) => period))]
  return (
    <div className={css.screen}>
      <div className="stack g1">
        <p className="sm">
          <a className="link" href={MONEY_PATH}>
            {text.toMoney}
          </a>
        </p>
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
        {latest && <p>{text.latest[latest.state](text.period(latest.period))}</p>}
      </div>
      {items.length === 0 && (
        <Card>
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        </Card>
      )}
      {periods.map((period) => (
        <Card as="section" key={period} className={css.part}>
          <h2 className="h3">{text.period(period)}</h2>
          <ul>
            {items
              .filter((paper) => paper.period === period)
              .map((paper) => (
                <PaperRow key={paper.id} paper={paper} files={`/v1/cabinet/money/papers/${paper.id}`}>
                  {mayReply && paper.objectUntil !== null && <Reply paper={paper} actions={actions} />}
                </PaperRow>
              ))}
          </ul>
        </Card>
      ))}
      {!mayReply && items.length > 0 && <p className="sm muted">{text.onlyOwner}</p>}
      {(next !== null || asked.after !== undefined) && (
        <nav className={css.buttons} aria-label={text.title}>
          {asked.after !== undefined && (
            <Button look="secondary-gray" size="medium" href={OWN_PAPERS_PATH}>
              {text.toFirst}
            </Button>
          )}
          {next !== null && (
            <Button look="secondary" size="medium" href={`${OWN_PAPERS_PATH}?after=${next}`}>
              {text.further}
            </Button>
          )}
        </nav>
      )}
      {mayReply && <Reconcile actions={actions} />}
    </div>
  )
}

/** Buttons of a paper that waits for the seller, each with its confirmation. */
function Reply({ paper, actions: { object, accept } }: { paper: AgencyPaperItem; actions: Actions }) {
  const [asked, setAsked] = useState<'object' | 'accept' | null>(null)
  const [{ words }, change, drop] = useDraft(`paper-objection-${paper.id}`, noWords)
  const close = () => setAsked(null)
  // the buttons are gone by then
  const done = () => {
    drop()
    close()
  }
  const isObjection = asked === 'object'
  return (
    <>
      <Button look="secondary" size="medium" onClick={() => setAsked('object')}>
        {text.object}
      </Button>
      <Button look="secondary-gray" size="medium" onClick={() => setAsked('accept')}>
        {text.accept}
      </Button>
      {asked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={close}
            title={isObjection ? text.objectTitle : text.acceptTitle}
            text={
              isObjection ? (
                <>
                  <p>{text.name(paper)}</p>
                  <TextArea
                    label={text.objectLabel}
                    rows={4}
                    maxLength={MAX_PAPER_TEXT}
                    value={words}
                    error={fieldErrorsOf(object.error).text}
                    onChange={({ target }) => change({ words: target.value })}
                  />
                  <p>{text.objectText}</p>
                </>
              ) : (
                <p>{text.acceptText}</p>
              )
            }
            confirmLook="primary"
            confirmText={isObjection ? text.objectSend : text.accept}
            cancelText={text.keep}
            busy={object.isPending || accept.isPending}
            onConfirm={() =>
              isObjection
                ? void object.mutateAsync({ id: paper.id, words }).then(done, () => undefined)
                : accept.mutate(paper.id, { onSettled: close })
            }
          />
        </Suspense>
      )}
    </>
  )
}

function Reconcile({ actions: { reconcile } }: { actions: Actions }) {
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const errors = fieldErrorsOf(reconcile.error)
  return (
    <Card as="section" className={css.part}>
      <h2 className="h3">{text.reconcile.title}</h2>
      <p className="sm muted">{text.reconcile.text}</p>
      <form
        className={css.days}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!reconcile.isPending) reconcile.mutate({ from, to })
        }}
      >
        <TextField
          type="date"
          label={text.reconcile.from}
          value={from}
          error={errors.from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={text.reconcile.to}
          value={to}
          error={errors.to}
          onChange={({ target }) => setTo(target.value)}
        />
        <Button type="submit" look="secondary" busy={reconcile.isPending}>
          {text.reconcile.make}
        </Button>
      </form>
    </Card>
  )
}
