import { type StaticDocument, type StaticSection, staticText } from '@okolitsa/strings/ru/static-pages.ts'
import { PageHead } from '../../platform/head/page-head.tsx'
import { useAbsoluteUrl } from '../../platform/head/use-absolute-url.ts'
import { hasArea, useRootData } from '../../platform/loading/root-data.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import css from './document-page.module.css'

/** A page of headings and paragraphs: help, documents, licences. */
export function DocumentPage({
  document,
  path,
  isLegal,
  isHelp,
}: {
  document: StaticDocument
  path: string
  /** Adds FAQ data for search engines. */
  isHelp?: boolean
  /** A document with an effective date. */
  isLegal?: boolean
}) {
  const { title, description, intro } = document
  const root = useRootData()
  const sections = document.sections.filter(({ area }) => hasArea(root, area))
  const absolute = useAbsoluteUrl()
  return (
    <article className={`wrap ${css.page}`}>
      <PageHead title={title} description={description} canonical={absolute(path)} />
      {isHelp && <JsonLd data={answersOf(sections)} />}
      <Breadcrumbs label={staticText.breadcrumbs} items={[{ title: staticText.home, href: '/' }, { title }]} />
      <h1 className="h1">{title}</h1>
      {intro && <p className={css.intro}>{intro}</p>}
      {sections.map((section) => (
        <DocumentSection key={section.title} section={section} />
      ))}
      {isLegal && <Operator />}
      {isLegal && <p className="sm muted">{staticText.updated}</p>}
    </article>
  )
}

/** The legal entity of the market; nothing while it is not named. */
function Operator() {
  const { owner, support } = useRootData().site
  if (!owner) return null
  const { operator } = staticText
  const list = [
    owner.name,
    ...(owner.ien ? [operator.ien(owner.ien)] : []),
    ...(owner.address ? [operator.address(owner.address)] : []),
    ...(support?.email ? [operator.email(support.email)] : []),
  ]
  return <DocumentSection section={{ title: operator.title, list }} />
}

const answersOf = (sections: readonly StaticSection[]) => ({
  '@type': 'FAQPage',
  mainEntity: sections.map(({ title, paragraphs = [], list = [] }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: [...paragraphs, ...list].join(' ') },
  })),
})

function DocumentSection({ section: { title, paragraphs = [], list, links = [] } }: { section: StaticSection }) {
  return (
    <section className={css.section}>
      <h2 className="h3">{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul className={css.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <p className={css.links}>
          {links.map(({ text, href }) => (
            <a
              key={href}
              className="link"
              href={href}
              {...(href.startsWith('http') && { target: '_blank', rel: 'external noopener' })}
            >
              {text}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
