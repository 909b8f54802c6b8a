import css from './text-changes.module.css'

/** Lines of a text with what was removed and added. */
export function TextChanges({
  lines,
}: {
  lines: readonly (readonly { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }[])[]
}) {
  return (
    <div className={css.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a comparison have no keys and never move
        <p key={index}>
          {line.map(({ kind, text }, at) => {
            const Piece = ({ same: 'span', removed: 'del', added: 'ins' } as const)[kind]
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line have no keys and never move
            return <Piece key={at}>{text}</Piece>
          })}
        </p>
      ))}
    </div>
  )
}
