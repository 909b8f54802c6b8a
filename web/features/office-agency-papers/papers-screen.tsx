import type { OfficePaper, OfficePapersList } from '@okolitsa/contracts/agency-papers/agency-papers.ts'
import { AGENCY_PAPERS } from '@okolitsa/domain/agency-papers/paper-number.ts'
import { isStuck } from '@okolitsa/domain/agency-papers/paper-sending.ts'
import { MAX_PAPER_TEXT } from '@okolitsa/domain/agency-papers/paper-state.ts'
import { moneyPapers } from '@okolitsa/strings/ru/money-papers.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import basketPicture from '../../assets/food/basket.webp'
import { officeMoneyPath } from '../../data/office/ledger-paths.ts'
import {
  OFFICE_PAPERS_PATH,
  type PapersAsked,
  useAgencyPaperActions,
  useAgencyPapers,
} from '../../data/office/use-agency-papers.ts'
import { fieldErrorsOf } from '../../platform/forms/field-errors.ts'
import { useDraft } from '../../platform/forms/use-draft.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormPapers } from './form-papers.tsx'
import css from './office-papers.module.css'

const ConfirmDialog = lazy(() => import('../../ui/confirm-dialog.tsx'))
const text = moneyPapers.office

/**
 * Papers of all sellers with their states: forming a month, filters, corrections, answers, sendings. `row` draws a paper
 * with its buttons as the cabinet does.
 */
export function OfficePapersScreen({
  asked,
  row,
}: {
  asked: PapersAsked
  row: (paper: OfficePaper, seller: ReactNode, buttons: ReactNode) => ReactNode
}) {
  const { data, isError, refetch } = useAgencyPapers(asked)
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
        <Skeleton height={320} />
      </div>
    )
  const { items, next, waiting, hasEdo, abilities } = data
  const waits = text.waiting(waiting)
  return (
    <>
      {!hasEdo && <p className="sm muted">{text.noEdo}</p>}
      {waits !== '' && (
        <Notification tone="warning" title={waits}>
          <p className="row sm">
            {(['answer', 'sending'] as const).map(
              (needs) =>
                waiting[needs] > 0 && (
                  <a key={needs} className="link" href={`${OFFICE_PAPERS_PATH}?needs=${needs}`}>
                    {text.filters[needs]}
                  </a>
                ),
            )}
          </p>
        </Notification>
      )}
      {abilities.includes('form') && (
        <div className={css.cards}>
          <FormPapers />
        </div>
      )}
      <Filters asked={asked} />
      <Card as="section" aria-label={text.title}>
        {items.length === 0 ? (
          <EmptyState picture={basketPicture} title={text.empty} text={text.emptyText} />
        ) : (
          <ul>
            {items.map((paper) =>
              row(
                paper,
                <small>
                  <a className="link" href={officeMoneyPath(paper.seller.id)}>
                    {paper.seller.name}
                  </a>
                  {` · ${moneyPapers.period(paper.period)}`}
                </small>,
                <PaperButtons paper={paper} abilities={abilities} />,
              ),
            )}
          </ul>
        )}
      </Card>
      {next !== null && (
        <div>
          <Button
            look="secondary"
            href={`${OFFICE_PAPERS_PATH}?${new URLSearchParams({ ...textsOf(asked), after: String(next) })}`}
          >
            {moneyPapers.further}
          </Button>
        </div>
      )}
    </>
  )
}

const textsOf = (asked: PapersAsked): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))

function Filters({ asked }: { asked: PapersAsked }) {
  const { filters } = text
  const any = { value: '', title: filters.any }
  return (
    <form action={OFFICE_PAPERS_PATH} className={css.filters}>
      <TextField type="month" name="period" label={filters.period} defaultValue={asked.period ?? ''} />
      <Select
        name="kind"
        label={filters.kind}
        defaultValue={asked.kind ?? ''}
        items={[any, ...AGENCY_PAPERS.map((value) => ({ value, title: moneyPapers.kinds[value] }))]}
      />
      <Select
        name="needs"
        label={filters.needs}
        defaultValue={asked.needs ?? ''}
        items={[any, ...(['answer', 'sending'] as const).map((value) => ({ value, title: filters[value] }))]}
      />
      <TextField name="search" label={filters.search} defaultValue={asked.search ?? ''} />
      <Button type="submit" look="secondary">
        {filters.show}
      </Button>
    </form>
  )
}

type Asked = 'correct' | 'answer'
const noWords = () => ({ words: '' })

function PaperButtons({ paper, abilities }: { paper: OfficePaper; abilities: OfficePapersList['abilities'] }) {
  const { id, kind, state, sending, correctedBy } = paper
  const { correct, answer, send } = useAgencyPaperActions()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [{ words }, change, drop] = useDraft(`paper-answer-${id}`, noWords)
  const close = () => setAsked(null)
  // the buttons are gone by then
  const done = () => {
    drop()
    close()
  }
  if (correctedBy !== null) return null
  const isAnswer = asked === 'answer'
  return (
    <>
      {state === 'objected' && abilities.includes('answer') && (
        <Button size="medium" onClick={() => setAsked('answer')}>
          {text.answerSend}
        </Button>
      )}
      {kind !== 'reconciliation' && abilities.includes('correct') && (
        <Button look="secondary-gray" size="medium" onClick={() => setAsked('correct')}>
          {text.correct}
        </Button>
      )}
      {kind === 'feeAct' && (sending === null || isStuck(sending.state)) && abilities.includes('send') && (
        <Button look="secondary" size="medium" busy={send.isPending} onClick={() => send.mutate(id)}>
          {text.send}
        </Button>
      )}
      {asked && (
        <Suspense>
          <ConfirmDialog
            isOpen
            onOpenChange={close}
            title={isAnswer ? text.answerLabel : text.correctTitle}
            text={
              isAnswer ? (
                <TextArea
                  label={text.answerLabel}
                  rows={4}
                  maxLength={MAX_PAPER_TEXT}
                  value={words}
                  error={fieldErrorsOf(answer.error).text}
                  onChange={({ target }) => change({ words: target.value })}
                />
              ) : (
                <p>{text.correctText}</p>
              )
            }
            confirmLook="primary"
            confirmText={isAnswer ? text.answerSend : text.correct}
            cancelText={moneyPapers.keep}
            busy={answer.isPending || correct.isPending}
            onConfirm={() =>
              isAnswer
                ? void answer.mutateAsync({ id, words }).then(done, () => undefined)
                : correct.mutate(id, { onSettled: close })
            }
          />
        </Suspense>
      )}
    </>
  )
}
