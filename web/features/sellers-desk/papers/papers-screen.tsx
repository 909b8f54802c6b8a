import type { Paper } from '@okolitsa/contracts/sellers/paper-desk.endpoints.ts'
import { paperChecks } from '@okolitsa/strings/ru/paper-checks.ts'
import { papers as text } from '@okolitsa/strings/ru/papers.ts'
import { productPage } from '@okolitsa/strings/ru/product-page.ts'
import { useState } from 'react'
import { type Papers, usePapers } from '../../../data/sellers/desk/use-papers.ts'
import { Notification } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import ConfirmDialog from '../../../ui/confirm-dialog.tsx'
import { ExternalLinkIcon, PlusIcon } from '../../../ui/icons.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { PaperRow } from './paper-row.tsx'
import css from './papers.module.css'

/** Orders documents by expiry, earliest first; documents without an expiry are last. */
const byTerm = (one: Paper, other: Paper): number =>
  (one.validTo ?? '9999').localeCompare(other.validTo ?? '9999') || one.id - other.id

/** Documents of a farm as customers see them, each with its validity. */
export function PapersScreen({
  organizationId,
  shopUrl,
  initial,
}: {
  organizationId: number
  /** URL of the documents in the shop; null = not published. */
  shopUrl: string | null
  initial: Papers
}) {
  const { papers, lacks, save, remove, sent } = usePapers(organizationId, initial)
  const [form, setForm] = useState<{ readonly paper: Paper | null } | null>(null)
  const [asked, setAsked] = useState<Paper | null>(null)
  const open = (paper: Paper | null) => {
    save.reset()
    setForm({ paper })
  }
  return (
    <div className="wrap section stack g5">
      <div className="stack g2">
        <h1 className="h1">{text.title}</h1>
        <p className="muted">{text.lead}</p>
        {shopUrl !== null && (
          <p>
            <a className={css.shop} href={shopUrl} target="_blank" rel="noopener">
              <ExternalLinkIcon size={20} />
              {text.seeShop}
            </a>
          </p>
        )}
      </div>
      {lacks.map((lack) => (
        <Notification
          key={lack.kind}
          tone={lack.isBlocking ? 'error' : 'warning'}
          title={(lack.isBlocking ? text.stopped : text.needed)(
            lack.kind === 'plot' ? paperChecks.plot : productPage.documentKinds[lack.kind],
          )}
        >
          {paperChecks.requiredBy(lack)}. {lack.isBlocking ? text.stoppedText : text.neededText}
        </Notification>
      ))}
      <div>
        <Button icon={PlusIcon} size="xlarge" onClick={() => open(null)}>
          {text.add}
        </Button>
      </div>
      {papers.length === 0 ? (
        <Card as="section" className="stack g2">
          <h2 className="h3">{text.emptyTitle}</h2>
          <p className="muted">{text.emptyText}</p>
        </Card>
      ) : (
        <ul className={css.papers} aria-label={text.list}>
          {papers.toSorted(byTerm).map((paper) => (
            <li key={paper.id}>
              <PaperRow paper={paper} onRenew={() => open(paper)} onRemove={() => setAsked(paper)} />
            </li>
          ))}
        </ul>
      )}
      {form && (
        <PaperDialog
          key={form.paper?.id ?? 'new'}
          paper={form.paper}
          save={save}
          sent={sent}
          onClose={() => setForm(null)}
        />
      )}
      {asked && (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsked(null)}
          title={text.removeTitle}
          text={text.removeText(asked.title)}
          confirmText={text.removeYes}
          cancelText={text.keep}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(asked.id, { onSettled: () => setAsked(null) })}
        />
      )}
    </div>
  )
}
