type Props = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/** A paragraph of text in a block's properties, with its location. */
export interface BlockText {
  readonly path: Path
  /** Full text of the property. */
  readonly whole: string
  /** Index among paragraphs separated by empty lines. */
  readonly paragraph: number
  readonly text: string
}

const BETWEEN = /(\n\s*\n)/
const paragraphsOf = (text: string): readonly string[] => text.split(BETWEEN)

function textsAt(value: unknown, path: Path): BlockText[] {
  if (typeof value === 'string')
    return paragraphsOf(value).flatMap((part, at) =>
      at % 2 === 0 && part.trim() !== '' ? { path, whole: value, paragraph: at / 2, text: part.trim() } : [],
    )
  if (Array.isArray(value)) return value.flatMap((one, at) => textsAt(one, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsAt(one, [...path, name]))
}

export const blockTexts = (props: Props): readonly BlockText[] => textsAt(props, [])

function written(value: unknown, [name, ...rest]: Path, text: string): unknown {
  if (name === undefined) return typeof value === 'string' ? text : value
  if (Array.isArray(value)) return value.map((one, at) => (at === name ? written(one, rest, text) : one))
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [name]: written((value as Props)[name], rest, text) }
}

/** Replaces a paragraph; the other paragraphs stay unchanged. */
export function withBlockText(props: Props, { path, whole, paragraph }: BlockText, text: string): Props {
  return written(
    props,
    path,
    paragraphsOf(whole)
      .with(paragraph * 2, text)
      .join(''),
  ) as Props
}
