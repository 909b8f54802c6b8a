import { isApiProblem } from '@okolitsa/contracts/kernel/api-problem.ts'
import { isConnectionLost } from '@okolitsa/contracts/kernel/connection-lost.ts'
import type { DeskPage, pageChangedSchema } from '@okolitsa/contracts/site-pages/site-page.ts'
import { done, historyOf, redone, undone } from '@okolitsa/domain/site-pages/edit-blocks.ts'
import type { PageContent } from '@okolitsa/domain/site-pages/page-content.ts'
import { forms } from '@okolitsa/strings/ru/forms.ts'
import { siteEditor as text } from '@okolitsa/strings/ru/site-editor.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { refusalWords } from '../../../platform/client/refusal-words.ts'
import { drafts } from '../../../platform/forms/drafts.ts'
import { showToast } from '../../../ui/toast-queue.ts'
import { cabinetApi } from '../../staff/desk/cabinet-api.ts'

/** The draft is written when nothing was changed for so long, ms. */
const PAUSE_MS = 800
/** What could not be sent is tried again after so long, ms. */
const RETRY_MS = 5_000

/** `unfit`: something in it is not of its type yet, so it waits for whoever writes. */
export type DraftState = 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'unfit'
/** What somebody else wrote meanwhile. */
export type PageChanged = z.output<typeof pageChangedSchema>

const changedOf = (error: unknown): PageChanged | null =>
  isApiProblem(error) && error.problem.code === 'PAGE_CHANGED' ? (error.problem.facts as unknown as PageChanged) : null

/** A page while it is written: steps back and forth, the draft that writes itself, what others wrote meanwhile. */
export function usePageDraft(
  page: DeskPage & { readonly draft: PageContent },
  /** Whether it may be sent as it is. */
  isFit: (content: PageContent) => boolean,
) {
  const { id } = page
  const [history, setHistory] = useState(() => historyOf(page.draft))
  /** What the server has. */
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

  /** Writes what there is now; null = it could not. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the content, and every failure, begins the pause anew
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

  /** Does what the site's visitors see, and says how it went. */
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
    /** There are changes that will not be saved by themselves. */
    isStuck: state === 'offline' || state === 'refused' || state === 'unfit',
    /** Text of the server's refusal; null = nothing was refused. */
    refusal: failed?.words ?? null,
    conflict,
    isPublishing,
    /** `burst` names the field that is typed into: its letters are one step. */
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
    /** Writes over what somebody else wrote. */
    keepMine() {
      if (!conflict) return
      // what one has is not what the server has, even where nothing was typed since it was written
      setKnown({ page: { ...known.page, revision: conflict.revision }, content: { ...known.content } })
      setConflict(null)
    },
    /** Leaves one's own changes; they stay among the steps back. */
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
