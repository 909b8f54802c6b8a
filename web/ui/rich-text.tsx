import { Fragment } from 'react'

/** A run of text; `href` makes it a link. */
interface TextRun {
  readonly text: string
  readonly isStrong?: boolean | undefined
  readonly href?: string | undefined
}

export type RichNode =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly TextRun[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly TextRun[])[] }

/** A text given as a closed structure; never parsed as markup. */
export function RichText({ body }: { body: readonly RichNode[] }) {
  return (
    <>
      {body.map((node, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a static text, its parts have no ids
        <Fragment key={index}>
          {/* parts may be shown in one line */}
          {index > 0 && ' '}
          <Part node={node} />
        </Fragment>
      ))}
    </>
  )
}

function Part({ node }: { node: RichNode }) {
  switch (node.kind) {
    case 'heading':
      return <h2 className="h3">{node.text}</h2>
    case 'paragraph':
      return (
        <p>
          <Runs runs={node.spans} />
        </p>
      )
    case 'list':
      return (
        <ul>
          {node.items.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              <Runs runs={spans} />
            </li>
          ))}
        </ul>
      )
  }
}

function Runs({ runs }: { runs: readonly TextRun[] }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Run key={index} {...run} />
  ))
}

function Run({ text, href, isStrong }: TextRun) {
  const words = isStrong ? <b>{text}</b> : <span>{text}</span>
  return href ? (
    <a className="link" href={href}>
      {words}
    </a>
  ) : (
    words
  )
}
