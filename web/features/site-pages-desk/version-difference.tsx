import { changedTexts } from '@okolitsa/domain/site-pages/changed-texts.ts'
import type { PageContent, SiteBlock } from '@okolitsa/domain/site-pages/page-content.ts'
import { isUnchanged, pageDifference } from '@okolitsa/domain/site-pages/page-difference.ts'
import { sitePagesDesk } from '@okolitsa/strings/ru/site-pages-desk.ts'
import { blockName } from './block-kinds.ts'
import css from './site-editor.module.css'

const text = sitePagesDesk.difference
const MAX_TEXTS = 4

const blockIn = ({ document }: PageContent, id: string): SiteBlock | undefined =>
  document.blocks.find((block) => block.id === id)
const titleOf = ({ type, props }: SiteBlock): string =>
  typeof props.title === 'string' && props.title !== '' ? text.named(blockName(type), props.title) : blockName(type)

export function VersionDifference({ version, draft }: { version: PageContent; draft: PageContent }) {
  const since = pageDifference(version, draft)
  if (isUnchanged(since)) return <p>{text.none}</p>
  return (
    <ul className="stack g3">
      {since.isTitleChanged && (
        <li>
          {text.title} <Words before={draft.title} after={version.title} />
        </li>
      )}
      {since.isSeoChanged && <li>{text.seo}</li>}
      {since.blocks.map(({ id, kind }) => {
        const now = blockIn(draft, id)
        const then = blockIn(version, id)
        const block = then ?? now
        if (!block) return null
        const words = kind === 'changed' && now && then ? changedTexts(now, then) : []
        return (
          <li key={id}>
            <b>{titleOf(block)}</b>: {text.kinds[kind]}
            {words.slice(0, MAX_TEXTS).map(({ before, after }) => (
              <p key={`${before}\n${after}`} className="sm">
                <Words before={before} after={after} />
              </p>
            ))}
            {words.length > MAX_TEXTS && <p className="sm muted">{text.more(words.length - MAX_TEXTS)}</p>}
          </li>
        )
      })}
    </ul>
  )
}

const Words = ({ before, after }: { before: string; after: string }) => (
  <span className={css.words}>
    {before !== '' && <del>{before}</del>} {after !== '' && <ins>{after}</ins>}
  </span>
)
