import { PAPER_EFFECTS, PAPER_TRADES, type PaperEffect } from '@okolitsa/domain/sellers/paper-rule.ts'
import { officePapers } from '@okolitsa/strings/ru/office-papers.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { useState } from 'react'
import { type PaperRuleAsked, type PaperRules, usePaperRules, useRulePreview } from '../../data/office/use-papers.ts'
import { refusalWords } from '../../platform/client/refusal-words.ts'
import { Notification } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import Modal from '../../ui/modal.tsx'
import { Select } from '../../ui/select.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { Section } from './seller-page.tsx'
import css from './sellers.module.css'

const text = officePapers.rules

interface Asked {
  readonly where: string
  readonly rule: PaperRuleAsked
  readonly seen: PaperEffect
}

/** Rules of required papers; each is saved after its effect on sellers was shown. */
export function PaperRulesScreen({ initial, maySeeCategories }: { initial: PaperRules; maySeeCategories: boolean }) {
  const { rules, change } = usePaperRules(initial)
  const [asked, ask] = useState<Asked | null>(null)
  const choose = (one: Asked) => {
    change.reset()
    ask(one)
  }
  return (
    <div className={css.column}>
      {!rules.mayChange && <p className="muted">{text.readOnly}</p>}
      {PAPER_TRADES.map((trade) => (
        <Section key={trade} title={text.trade[trade]} note={text.trades}>
          <div className={css.rules}>
            {rules.trades
              .filter((rule) => rule.trade === trade)
              .map(({ kind, effect }) => (
                <RuleField
                  key={kind}
                  label={productPage.documentKinds[kind]}
                  effects={PAPER_EFFECTS}
                  effect={effect}
                  isDisabled={!rules.mayChange}
                  onChoose={(chosen) =>
                    choose({
                      where: text.trade[trade],
                      rule: { trade, categoryId: null, kind, effect: chosen },
                      seen: effect,
                    })
                  }
                />
              ))}
          </div>
        </Section>
      ))}
      <Section title={text.categories} note={text.categoriesNote}>
        {maySeeCategories && (
          <a className="link" href="/office/categories">
            {text.toCategories}
          </a>
        )}
        {rules.categories.length === 0 && <p className="muted">{text.noCategories}</p>}
        <div className={css.rules}>
          {rules.categories.map(({ categoryId, title, kind, effect }) => (
            <RuleField
              key={`${categoryId}:${kind}`}
              label={text.labelOf(title, productPage.documentKinds[kind])}
              effects={['warn', 'block']}
              effect={effect}
              isDisabled={!rules.mayChange}
              onChoose={(chosen) =>
                choose({ where: title, rule: { trade: null, categoryId, kind, effect: chosen }, seen: effect })
              }
            />
          ))}
        </div>
      </Section>
      {asked && <RuleDialog {...asked} change={change} onClose={() => ask(null)} />}
    </div>
  )
}

function RuleField({
  label,
  effects,
  effect,
  isDisabled,
  onChoose,
}: {
  label: string
  effects: readonly PaperEffect[]
  effect: PaperEffect
  isDisabled: boolean
  onChoose: (effect: PaperEffect) => void
}) {
  return (
    <Select
      label={label}
      items={effects.map((value) => ({ value, title: text.effects[value] }))}
      value={effect}
      disabled={isDisabled}
      onChange={({ target }) => {
        const chosen = effects.find((one) => one === target.value)
        if (chosen && chosen !== effect) onChoose(chosen)
      }}
    />
  )
}

function RuleDialog({
  where,
  rule,
  seen,
  change,
  onClose,
}: Asked & { change: ReturnType<typeof usePaperRules>['change']; onClose: () => void }) {
  const preview = useRulePreview(rule)
  const { data } = preview
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      title={text.askTitle(where, productPage.documentKinds[rule.kind])}
      closeLabel={officePapers.close}
      size="medium"
    >
      <div className="stack g4">
        <p>{text.becomes(text.effects[seen], text.effects[rule.effect])}</p>
        {preview.isError && <Notification tone="error" title={officePapers.failed} />}
        {preview.isPending && <p className="muted">{text.counting}</p>}
        {data && data.sellers === 0 && <p>{text.nothing}</p>}
        {data && data.sellers > 0 && (
          <>
            {(data.stopped > 0 || data.resumed === 0) && <p>{text.stops(data.sellers, data.stopped)}</p>}
            {data.resumed > 0 && <p>{text.resumes(data.sellers, data.resumed)}</p>}
            <ul className={css.effects}>
              {data.first.map(({ id, title, stopped, resumed }) => (
                <li key={id}>
                  <b>{title}</b>
                  <span>{text.goods(stopped + resumed)}</span>
                </li>
              ))}
              {data.sellers > data.first.length && (
                <li className={css.unchanged}>{text.more(data.sellers - data.first.length)}</li>
              )}
            </ul>
          </>
        )}
        {change.isError && <Notification tone="error" title={refusalWords(change.error, officePapers.failed)} />}
        <div className={css.buttons}>
          <Button look="secondary-gray" size="medium" onClick={onClose}>
            {officePapers.keep}
          </Button>
          <Button
            look={data && data.stopped > 0 ? 'danger' : 'primary'}
            size="medium"
            disabled={!data}
            busy={change.isPending}
            onClick={() =>
              change.mutate(
                { ...rule, seen },
                {
                  onSuccess: () => {
                    showToast({ tone: 'success', text: text.saved })
                    onClose()
                  },
                },
              )
            }
          >
            {text.save}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
