import { type ReadBlock, readBlock } from '@okolitsa/contracts/site-blocks/site-blocks.ts'
import { MAX_BLOCKS, type SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import { sitePagesDesk as text } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { type Config, createUsePuck, Puck, useGetPuck } from '@puckeditor/core'
import '@puckeditor/core/no-external.css'
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { BLOCK_TYPES, blockName, isKnownType } from './block-kinds.ts'
import { areInStep, blocksOf, puckContent } from './puck-page.ts'
import css from './site-editor.module.css'
import { stepOfKeys } from './step-keys.ts'
import { useInlineTexts } from './use-inline-texts.ts'

export interface PageViews {
  /** True when the first block contains the page heading. */
  isHeaded(first: ReadBlock | undefined): boolean
  block(block: ReadBlock, isFirst: boolean): ReactNode
}

interface PageCanvasProps {
  readonly title: string
  /** CSS of the site's theme. */
  readonly styles: string
  readonly blocks: readonly SiteBlock[]
  readonly chosen: string | null
  readonly views: PageViews
  readonly onChange: (blocks: readonly SiteBlock[], burst?: string) => void
  readonly onChoose: (id: string | null) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}

const Page = createContext<PageCanvasProps | null>(null)
const usePage = (): PageCanvasProps => {
  const page = use(Page)
  if (!page) throw new Error('a block is drawn outside of its page')
  return page
}
const usePuck = createUsePuck()

const config: Config = {
  components: Object.fromEntries(
    BLOCK_TYPES.map((type) => [
      type,
      { label: blockName(type), fields: {}, render: ({ id }: { id: string }) => <BlockInPage id={id} /> },
    ]),
  ),
  root: { fields: {}, render: ({ children }: { children?: ReactNode }) => <Root>{children}</Root> },
}
/** Puck's id of the list of blocks of the page. */
const ROOT = 'root:default-zone'
const DICTIONARY = {
  'action-duplicate': text.duplicate,
  'action-delete': text.remove,
  'action-selectparent': text.chooseParent,
  'canvas-noconfig': text.unknownBlock,
  'loader-loading': text.loading,
}

/** The page edited in place: blocks are chosen, dragged, copied and removed, and texts are edited directly. */
export default function PageCanvas(page: PageCanvasProps) {
  const { blocks, onChange } = page
  // initial data of Puck; later changes are dispatched below
  const start = useRef({ root: { props: {} }, content: puckContent(blocks) })
  const isFull = blocks.length >= MAX_BLOCKS
  const permissions = useMemo(() => ({ duplicate: !isFull, insert: false, edit: false }), [isFull])
  return (
    <Page value={page}>
      <Puck
        config={config}
        data={start.current}
        permissions={permissions}
        dictionary={DICTIONARY}
        overrides={OVERRIDES}
        iframe={IFRAME}
        onChange={(data) => {
          if (!areInStep(blocks, data)) onChange(blocksOf(data, blocks))
        }}
      >
        <PuckSync />
        <Puck.Preview />
      </Puck>
    </Page>
  )
}
const IFRAME = { enabled: true, waitForStyles: true }
const OVERRIDES = { iframe: Frame }

/** Dispatches to Puck changes made outside it: in the list, in the fields, by undo. */
function PuckSync() {
  const { blocks, chosen, onChoose } = usePage()
  const dispatch = usePuck((puck) => puck.dispatch)
  const selected = usePuck((puck) => puck.selectedItem?.props.id ?? null)
  const getPuck = useGetPuck()
  const choose = useEffectEvent(() => {
    const index = blocks.findIndex(({ id }) => id === chosen)
    const itemSelector = index < 0 ? null : { index, zone: ROOT }
    dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  })
  useEffect(() => {
    if (areInStep(blocks, getPuck().appState.data)) return
    dispatch({ type: 'setData', data: () => ({ content: puckContent(blocks) }), recordHistory: false })
    choose()
  }, [blocks, dispatch, getPuck])
  const selectPressed = useEffectEvent(() => {
    if (selected !== chosen) onChoose(selected)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports only a selection in the canvas
  useEffect(selectPressed, [selected])
  const isElsewhere = useEffectEvent(() => chosen !== selected)
  // biome-ignore lint/correctness/useExhaustiveDependencies: dispatches only a selection outside the canvas
  useEffect(() => {
    if (isElsewhere()) choose()
  }, [chosen])
  return null
}

/** The iframe's document: links are disabled, and undo is that of the editor. */
function Frame({ children, document: inner }: { children: ReactNode; document?: Document }) {
  const { onUndo, onRedo } = usePage()
  const step = useEffectEvent((isBack: boolean) => (isBack ? onUndo() : onRedo()))
  useEffect(() => {
    if (!inner) return
    inner.defaultView?.frameElement?.setAttribute('title', text.look)
    const ofFrame = new AbortController()
    const { signal } = ofFrame
    const stay = (event: Event) => event.preventDefault()
    inner.addEventListener('click', stay, { signal })
    inner.addEventListener('submit', stay, { signal })
    const onKeys = (event: KeyboardEvent) => {
      const asked = stepOfKeys(event)
      if (asked === null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      step(asked === 'undo')
    }
    inner.defaultView?.addEventListener('keydown', onKeys, { signal, capture: true })
    return () => ofFrame.abort()
  }, [inner])
  return <>{children}</>
}

/** Puck's overlays in the colour of the site instead of Puck's blue. */
const EDITOR_COLORS = `:root{${[
  ['02', '900'],
  ['03', '800'],
  ['04', '700'],
  ['05', '600'],
  ['06', '500'],
  ['07', '400'],
  ['08', '300'],
  ['09', '200'],
  ['10', '100'],
]
  .map(([theirs, ours]) => `--puck-color-azure-${theirs}:var(--primary-${ours})`)
  .join(';')}}`

function Root({ children }: { children: ReactNode }) {
  const { title, styles, blocks, views } = usePage()
  const [first] = blocks
  return (
    <div className="wrap">
      <style>{styles + EDITOR_COLORS}</style>
      {!views.isHeaded((first && readBlock(first)) || undefined) && <h1 className="h1 section">{title}</h1>}
      {children}
    </div>
  )
}

function BlockInPage({ id }: { id: string }) {
  const block = usePage().blocks.find((one) => one.id === id)
  return block ? <WrittenBlock block={block} /> : null
}

function WrittenBlock({ block }: { block: SiteBlock }) {
  const { blocks, views, onChange, onChoose } = usePage()
  const root = useRef<HTMLDivElement>(null)
  const { shown } = useInlineTexts(root, block, {
    onBegin: () => onChoose(block.id),
    onWrite: (props, burst) =>
      onChange(
        blocks.map((one) => (one.id === block.id ? { ...one, props } : one)),
        `${block.id}.${burst}`,
      ),
  })
  const read = readBlock(shown)
  const [first] = blocks
  return (
    <div ref={root} className={css.written} data-empty={text.emptyBlock(blockName(block.type))}>
      {read ? (
        views.block(read, block === first && views.isHeaded(read))
      ) : (
        <p className={css.unfit}>
          {blockName(block.type)}: {isKnownType(block.type) ? text.unfitBlock : text.unknownBlock}
        </p>
      )}
    </div>
  )
}
