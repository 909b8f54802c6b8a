import { staticText } from '@okolitsa/strings/ru/static-pages.ts'
import type { LegalText } from '../../data/content/legal-text.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import css from './document-page.module.css'

type Node = LegalText['body'][number]
type Spans = Extract<Node, { kind: 'paragraph' }>['spans']

/** A legal text that the operator of the market edits. */
export function LegalPage({ text: { title, body }, path }: { text: LegalText; path: string }) {
  const absolute = useAbsoluteUrl()
  return (
    <article className={`wrap ${css.page}`}>
      <PageHead title={title} description={title} canonical={absolute(path)} />
      <Breadcrumbs label={staticText.breadcrumbs} items={[{ title: staticText.home, href: '/' }, { title }]} />
      <h1 className="h1">{title}</h1>
      {body.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nodes of a text have no keys and never move
        <BodyNode key={index} node={node} />
      ))}
    </article>
  )
}

function BodyNode({ node }: { node: Node }) {
  if (node.kind === 'heading') return <h2 className="h3">{node.text}</h2>
  if (node.kind === 'paragraph')
    return (
      <p>
        <SpanRow spans={node.spans} />
      </p>
    )
  return (
    <ul className={css.list}>
      {node.items.map((spans, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no keys and never move
        <li key={index}>
          <SpanRow spans={spans} />
        </li>
      ))}
    </ul>
  )
}

function SpanRow({ spans }: { spans: Spans }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: runs of a text have no keys and never move
  return spans.map((span, index) => <SpanText key={index} span={span} />)
}

function SpanText({ span: { text, isStrong, href } }: { span: Spans[number] }) {
  const words = isStrong ? <b>{text}</b> : text
  if (href === undefined) return words
  return (
    <a className="link" href={href}>
      {words}
    </a>
  )
}
