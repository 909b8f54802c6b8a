import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { DeskPage, pageChangedSchema } from '@okolitsa/contracts/site-pages/site-page.ts'
import { done, historyOf, redone, undone } from '@okolitsa/domain/site-pages/edit-blocks.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { forms } from '@okolitsa/strings/ru/forms.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { drafts } from '../../../platform/forms/drafts.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

/** Delay of saving after the last change, ms. */
const PAUSE_MS = 800
/** Delay of a retry, ms. */
const RETRY_MS = 5_000

/** State of the draft. `unfit`: a block is invalid; the draft is saved once it is corrected. */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'unfit'
/** Concurrent changes of another person. */
export type PageChanged = z.output<typeof pageChangedSchema>

const changedOf = (error: unknown): PageChanged | null =>
  isApiProblem(error) && error.problem.code === 'PAGE_CHANGED' ? (error.problem.facts as unknown as PageChanged) : null

/** A page being edited: undo and redo, automatic saving of the draft, conflicts with other editors. */
export function usePageDraft(
  page: DeskPage & { readonly draft: PageContent },
  isFit: (content: PageContent) => boolean,
) {
  const { id } = page
  const [history, setHistory] = useState(() => historyOf(page.draft))
  const [known, setKnown] = useState<{ page: DeskPage; content: PageContent }>({ page, content: page.draft })
  const [conflict, setConflict] = useState<PageChanged | null>(null)
  const [failure, setFailure] = useState<{ content: PageContent; words: string | null } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isPublishing, setPublishing] = useState(false)
  const draftId = `page-${id}`
  const content = history.now
  const failed = failure?.content === content ? failure : null
  const isKnown = content === known.content

  function stateOf(): DraftState {
    if (isKnown) return 'saved'
    if (isSaving) return 'saving'
    if (!isFit(content)) return 'unfit'
    if (failed) return failed.words === null ? 'offline' : 'refused'
    return 'waiting'
  }
  const state = stateOf()

  /** Saves the current content; null = failed. */
  async function save(): Promise<DeskPage | null> {
    setSaving(true)
    try {
      const saved = await cabinetApi().sitePages.saveDraft({
        params: { id },
        body: { revision: known.page.revision, content },
      })
      setKnown({ page: saved, content })
      setFailure(null)
      drafts.forget(draftId)
      return saved
    } catch (error) {
      const changed = changedOf(error)
      if (changed) setConflict(changed)
      else setFailure({ content, words: isConnectionLost(error) ? null : refusalWords(error, text.notSaved) })
      return null
    } finally {
      setSaving(false)
    }
  }

  const write = useEffectEvent(() => void save())
  const isDue = (state === 'waiting' || state === 'offline') && conflict === null && !isPublishing
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change and every failure restarts the delay
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(write, state === 'offline' ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isDue, state, content, failure])

  /**
   * Restores changes that the server had not received when the page was reloaded; an outdated revision is a conflict.
   */
  const restore = useEffectEvent(() => {
    const kept = drafts.get(draftId) as { revision: number; content: PageContent } | null
    if (!kept) return
    setKnown({ page: { ...page, revision: kept.revision }, content: page.draft })
    setHistory((before) => done(before, kept.content))
    showToast({ tone: 'info', text: forms.kept })
  })
  useEffect(() => restore(), [])
  const { revision } = known.page
  useEffect(() => {
    if (!isKnown) drafts.put(draftId, { revision, content })
  }, [isKnown, draftId, revision, content])
  // leaving the editor saves the pending change without waiting for the pause
  const flush = useEffectEvent(() => {
    if (isDue) void save()
  })
  useEffect(() => () => flush(), [])

  useEffect(() => {
    if (isKnown) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isKnown])

  /** Changes the published state and reports the outcome. */
  async function show<Shown extends DeskPage>(
    change: () => Promise<Shown | null>,
    words: (shown: Shown) => string,
  ): Promise<void> {
    setPublishing(true)
    try {
      const shown = await change()
      if (!shown) return
      setKnown((before) => ({ ...before, page: shown }))
      showToast({ tone: 'success', text: words(shown) })
    } catch (error) {
      const changed = changedOf(error)
      if (changed) setConflict(changed)
      else showToast({ tone: 'error', text: refusalWords(error, text.notDone) })
    } finally {
      setPublishing(false)
    }
  }
  const { sitePages } = cabinetApi()

  return {
    page: known.page,
    content,
    state,
    /** Whether some changes will not be saved automatically. */
    isStuck: state === 'offline' || state === 'refused' || state === 'unfit',
    /** Message of a refusal; null = none. */
    refusal: failed?.words ?? null,
    conflict,
    isPublishing,
    /** `burst` names consecutive changes that one undo reverts together: the field being typed into. */
    change: (next: PageContent, burst?: string) => setHistory((before) => done(before, next, burst)),
    undo: history.past.length > 0 ? () => setHistory(undone) : null,
    redo: history.future.length > 0 ? () => setHistory(redone) : null,
    publish: () =>
      void show(
        async () => {
          const saved = isKnown ? known.page : await save()
          return saved && sitePages.publishPage({ params: { id }, body: { revision: saved.revision } })
        },
        ({ site }) => text.published[site],
      ),
    unpublish: () =>
      void show(
        () => sitePages.unpublishPage({ params: { id } }),
        () => text.unpublished,
      ),
    /** Overwrites the other person's changes. */
    keepMine() {
      if (!conflict) return
      // the content differs from the server's even without new edits
      setKnown({ page: { ...known.page, revision: conflict.revision }, content: { ...known.content } })
      setConflict(null)
    },
    /** Drops the own changes; they stay in the undo history. */
    async takeTheirs() {
      try {
        const theirs = await sitePages.getPage({ params: { id } })
        take(theirs)
        setConflict(null)
      } catch (error) {
        showToast({ tone: 'error', text: refusalWords(error, text.notDone) })
      }
    },
    async restore(version: number) {
      try {
        const revision = known.page.revision
        take(await sitePages.restoreVersion({ params: { id, version }, body: { revision } }))
        showToast({ tone: 'success', text: text.restored })
      } catch (error) {
        const changed = changedOf(error)
        if (changed) setConflict(changed)
        else showToast({ tone: 'error', text: refusalWords(error, text.notDone) })
      }
    },
  }

  function take(theirs: DeskPage & { readonly draft: PageContent }): void {
    drafts.forget(draftId)
    setKnown({ page: theirs, content: theirs.draft })
    setHistory((before) => done(before, theirs.draft))
  }
}
